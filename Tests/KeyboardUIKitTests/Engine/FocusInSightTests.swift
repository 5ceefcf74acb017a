import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// What has the focus stays in sight when its view becomes lower.
@MainActor
struct FocusInSightTests {
  private let fixture = KeyboardFixture()

  // MARK: A text view

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

  // A form must not scroll to a place where nothing can be seen.
  @Test func aFormShowsATextViewWhoseCaretItDoesNotShow() {
    let form = fixture.addAdjustedScrollView()
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    text.text = Array(repeating: "line", count: 30).joined(separator: "\n")
    form.addSubview(text)
    text.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    #expect(form.contentOffset.y == 0)
  }

  // MARK: A sheet with detents

  /// A sheet of 794 points with a field, of which the user pulls 277 down.
  private func offsetInALowerSheet(scrollingTo offset: CGFloat? = nil) -> CGFloat {
    let sheet = fixture.addView(CGRect(x: 0, y: 50, width: 390, height: 794))
    let list = fixture.addScrollView(frame: sheet.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.addSubview(list)
    fixture.adjust(list)
    fixture.addField(y: 406, to: list).becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(list.contentOffset.y == 0)
    if let offset { list.contentOffset.y = offset }
    fixture.turn()
    sheet.frame = CGRect(x: 0, y: 327, width: 390, height: 517)
    fixture.turn()
    return list.contentOffset.y
  }

  @Test func aFieldInASheetThatIsPulledDownIsShownAgain() {
    // The field would end at 773, and ends 8 points above the keyboard.
    let offset = offsetInALowerSheet()
    #expect(327 + 446 - offset == 500)
  }

  @Test func aFieldFromWhichTheUserHasScrolledAwayStaysThere() {
    let offset = offsetInALowerSheet(scrollingTo: 600)
    #expect(offset == 600)
  }
}
