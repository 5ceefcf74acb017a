import Testing

@testable import KeyboardUIKit

/// The caret is revealed, or the whole view if it is not known.
@MainActor
struct CaretTests {
  private let bounds = CGRect(x: 0, y: 100, width: 300, height: 400)

  @Test(arguments: [(100, 20), (480, 20), (300, 1)] as [(y: CGFloat, height: CGFloat)])
  func aCaretWithinTheBoundsIsTheFocus(y: CGFloat, height: CGFloat) {
    let caret = CGRect(x: 20, y: y, width: 2, height: height)
    #expect(Focus.part(of: bounds, at: caret, scrolls: false) == caret)
  }

  @Test(arguments: [80, 100, 500, 2000] as [CGFloat])
  func theCaretOfATextViewThatScrollsIsTheFocusAnywhere(y: CGFloat) {
    let caret = CGRect(x: 20, y: y, width: 2, height: 20)
    #expect(Focus.part(of: bounds, at: caret, scrolls: true) == caret)
  }

  @Test(arguments: [
    nil, CGRect(x: 20, y: 200, width: 0, height: 0),
    CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0),
  ])
  func aTextViewThatScrollsIsTheFocusWithoutAKnownCaret(caret: CGRect?) {
    #expect(Focus.part(of: bounds, at: caret, scrolls: true) == bounds)
  }

  @Test(arguments: [
    nil,
    CGRect(x: 20, y: 80, width: 2, height: 20),
    CGRect(x: 20, y: 500, width: 2, height: 20),
    CGRect(x: 20, y: 200, width: 0, height: 0),
    CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0),
    CGRect(x: 0, y: CGFloat.nan, width: 2, height: 20),
  ])
  func withoutAKnownCaretTheWholeViewIsTheFocus(caret: CGRect?) {
    #expect(Focus.part(of: bounds, at: caret, scrolls: false) == bounds)
  }
}
