import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// A line of the stand-in is 20 points high, with 8 points around the text. A font of UIKit decides.

extension FocusInSightTests {
  /// Ways to make a text view lower for the keyboard.
  enum Resizer: CaseIterable {
    case appBeforeTheKeyboard, appAfterTheKeyboard, appLater, constraint, closure, focusedViews
  }

  /// The caret in the last of 30 lines is at 588...608 in the content.
  @Test(arguments: Resizer.allCases)
  func theCaretOfATextViewThatBecomesLowerIsShown(resizer: Resizer) {
    let view = fixture.addView()
    let text = UITextView(frame: view.bounds)
    text.text = Array(repeating: "line", count: 30).joined(separator: "\n")
    view.addSubview(text)
    let tracker = fixture.tracker
    if resizer == .focusedViews {
      fixture.keep(KeyboardAdjustment.forFocusedViews(tracker: tracker))
    } else {
      fixture.adjust(text)
    }
    if resizer == .constraint {
      text.translatesAutoresizingMaskIntoConstraints = false
      let bottom = text.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      NSLayoutConstraint.activate([
        bottom, text.topAnchor.constraint(equalTo: view.topAnchor),
        text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      fixture.adjust(bottom)
    } else if resizer == .closure {
      fixture.keep(
        view.followKeyboard(tracker: tracker) { [text] in
          text.frame.size.height = 844 - $0.height
        }
      )
    }
    fixture.turn()
    text.becomeFirstResponder()
    let isResizedByApp = resizer == .appBeforeTheKeyboard || resizer == .focusedViews
    if isResizedByApp { text.frame.size.height = 508 }
    fixture.show(336)
    if resizer == .appAfterTheKeyboard { text.frame.size.height = 508 }
    fixture.turn()
    fixture.clock.nextTurn()
    fixture.turn()
    if resizer == .appLater { text.frame.size.height = 508 }
    fixture.turn()
    #expect(text.frame.height == 508)
    #expect(text.contentInset.bottom == 0)
    #expect(text.contentOffset.y == (608 + 8 - 508) as CGFloat)
  }

  @Test func anUpdateShowsTheCaretOfATextView() {
    let text = UITextView(frame: fixture.window.bounds)
    text.text = Array(repeating: "line", count: 30).joined(separator: "\n")
    fixture.window.addSubview(text)
    let adjustment = fixture.adjust(text)
    text.becomeFirstResponder()
    text.frame.size.height = 508
    fixture.show(336)
    text.contentOffset.y = 0
    fixture.turn()
    #expect(text.contentOffset.y == 0)
    adjustment.update()
    #expect(text.contentOffset.y == (608 + 8 - 508) as CGFloat)
  }
}
