import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardFocusTests {
  private let bounds = CGRect(x: 0, y: 100, width: 300, height: 400)

  @Test func aCaretThatIsSeenIsTheFocus() {
    let caret = CGRect(x: 20, y: 480, width: 2, height: 20)
    #expect(KeyboardFocus.rectangle(in: bounds, caret: caret) == caret)
  }

  @Test(arguments: [
    nil,
    CGRect(x: 20, y: 20, width: 2, height: 20),
    CGRect(x: 20, y: 500, width: 2, height: 20),
    CGRect(x: 20, y: 200, width: 0, height: 0),
    CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0),
    CGRect(x: 0, y: CGFloat.nan, width: 2, height: 20),
  ])
  func withoutOneTheWholeViewIs(caret: CGRect?) {
    #expect(KeyboardFocus.rectangle(in: bounds, caret: caret) == bounds)
  }
}
