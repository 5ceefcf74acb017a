import Foundation
import Testing

@testable import KeyboardNotifications

@Suite struct KeyboardGeometryTests {
  static let keyboard = CGRect(x: 0, y: 409, width: 375, height: 258)

  @Test(
    arguments: [
      ("a full screen: by the whole keyboard", [0, 0, 375, 667], 258),
      // Behavior 23: https://github.com/nnhubbard/ZSSRichTextEditor/issues/202
      ("one that ends above a tab bar: by less", [0, 0, 375, 618], 209),
      ("one above the keyboard", [0, 0, 375, 409], 0),
      ("one lower than the keyboard's top: from that top", [0, 600, 375, 44], 235),
      ("one wholly below the frame, a point high", [0, 667, 375, 1], 0),
      ("of no width: as one of any other", [100, 0, 0, 667], 258),
      ("one to the right", [375, 0, 375, 667], 0),
      ("one to the left", [-100, 0, 100, 667], 0),
      // Behavior 36: what is below the keyboard is of no use.
      // https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
      ("one that reaches below the frame: from the keyboard's top", [0, 100, 375, 600], 291),
      ("of no height", [0, 0, 375, 0], 0),
      ("of negative height", [0, 0, 375, -600], 0),
      ("of a height that is no number", [0, 0, 375, .nan], 0),
      ("of endless height", [0, 0, 375, .infinity], 0),
      ("of endless height upwards", [0, 0, 375, -.infinity], 0),
    ] as [(String, [CGFloat], CGFloat)]
  )
  func aViewIsCoveredFromTheTopOfTheKeyboardOn(rule: String, view: [CGFloat], expected: CGFloat) {
    let view = CGRect(view)
    #expect(view.coveredHeight(by: Self.keyboard) == expected, "\(rule)")
  }

  @Test(arguments: 0..<4)
  func framesAreTheSameUnlessANumberDiffersByHalfAPoint(index: Int) {
    var numbers: [CGFloat] = [0, 409, 375, 258]
    numbers[index] += 0.25
    #expect(CGRect(numbers).isSame(as: Self.keyboard))
    numbers[index] += 0.25
    #expect(!CGRect(numbers).isSame(as: Self.keyboard))
  }

  // Behavior 22: the frame includes the home indicator's area, which the safe area counts too, and
  // which may be larger. https://github.com/freshOS/KeyboardLayoutGuide/issues/10
  // https://github.com/klaviyo/klaviyo-swift-sdk/pull/541
  @Test func theInsetLeavesOutTheSafeArea() {
    let state = KeyboardState(visibility: .shown, placement: .docked, frame: Self.keyboard)
    let view = CGRect(x: 0, y: 0, width: 375, height: 667)
    let inset = { OverlapMeasurement(frame: view, safeAreaBottom: $0).overlap(in: state).inset }
    #expect(inset(34) == 224)
    #expect(inset(300) == 0)
    #expect(inset(.infinity) >= 0)
    #expect(inset(-10) == 258)
    #expect(inset(.nan) == 258)
  }
}
