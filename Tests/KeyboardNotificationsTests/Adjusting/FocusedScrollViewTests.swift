import Foundation
import KeyboardNotifications
import Testing

/// A scroll view that contains the first responder is adjusted, with some exceptions.
struct FocusedScrollViewTests {
  typealias Row = (
    rule: String, change: @Sendable (inout FocusedScrollView) -> Void, isAdjusted: Bool
  )

  static let rows: [Row] = [
    ("a form whose content fits", { _ in }, true),
    ("a view of another adjustment", { $0.isAdjusted = true }, false),
    ("a view that avoids the keyboard by itself", { $0.avoidsKeyboardByItself = true }, false),
    ("a text view that does not scroll", { $0.isScrollEnabled = false }, false),
    (
      "a view that scrolls sideways only",
      { $0.contentSize = CGSize(width: 1170, height: 844) }, false
    ),
    (
      "a view that scrolls in both directions",
      { $0.contentSize = CGSize(width: 1170, height: 900) }, true
    ),
  ]

  @Test(arguments: rows)
  func aViewIsAdjustedIfItScrollsVerticallyAndNoOtherCodeAdjustsIt(_ row: Row) {
    let size = CGSize(width: 390, height: 844)
    var view = FocusedScrollView(size: size, contentSize: CGSize(width: 390, height: 700))
    row.change(&view)
    #expect(view.isToBeAdjusted == row.isAdjusted, "\(row.rule)")
  }
}
