import Foundation
import Testing

@testable import KeyboardNotifications

@Suite struct KeyboardGeometryTests {
  static let keyboard = CGRect(x: 0, y: 409, width: 375, height: 258)

  /// A view as x, y, width and height.
  typealias Row = (rule: String, view: [CGFloat], covered: CGFloat)

  @Test(
    arguments: [
      ("a view over the screen is covered by the keyboard's height", [0, 0, 375, 667], 258),
      // Behavior 23: https://github.com/nnhubbard/ZSSRichTextEditor/issues/202
      ("a view that ends above a tab bar is covered by less", [0, 0, 375, 618], 209),
      ("a view above the keyboard is not covered", [0, 0, 375, 409], 0),
      ("a low view is covered from the keyboard's top", [0, 600, 375, 44], 235),
      ("a view below the keyboard's frame is not covered", [0, 667, 375, 1], 0),
      ("a view without width is covered as any other", [100, 0, 0, 667], 258),
      ("a view on the right of the keyboard is not covered", [375, 0, 375, 667], 0),
      ("a view on the left of the keyboard is not covered", [-100, 0, 100, 667], 0),
      // Behavior 38: the part below the keyboard is of no use.
      // https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
      ("a view that ends below the frame is covered to its end", [0, 100, 375, 600], 291),
      ("a line above the keyboard is not covered", [0, 0, 375, 0], 0),
      ("a line at the keyboard's bottom is covered", [0, 667, 375, 0], 258),
      ("a view of negative height is not covered", [0, 0, 375, -600], 0),
      ("a view without a finite width is not covered", [0, 0, .nan, 667], 0),
      ("a view without a finite height is not covered", [0, 0, 375, .nan], 0),
      ("a view of infinite height is not covered", [0, 0, 375, .infinity], 0),
    ] as [Row]
  )
  func aViewIsCoveredFromTheTopOfTheKeyboard(_ row: Row) {
    #expect(CGRect(row.view).coveredHeight(by: Self.keyboard) == row.covered, "\(row.rule)")
  }

  @Test(arguments: 0..<4)
  func framesAreTheSameUnlessANumberDiffersByHalfAPoint(index: Int) {
    var numbers: [CGFloat] = [0, 409, 375, 258]
    numbers[index] += 0.25
    #expect(CGRect(numbers).isSame(as: Self.keyboard))
    numbers[index] += 0.25
    #expect(!CGRect(numbers).isSame(as: Self.keyboard))
  }
}
