import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// A list depends on the focus and on typed text.
@MainActor
struct TextInputTests {
  let fixture = KeyboardFixture()
  let list: UIScrollView

  init() {
    list = fixture.addAdjustedScrollView()
  }

  @Test func theFocusInAWindowThatIsReleasedUpdatesNoOtherWindow() {
    var count = 0
    fixture.keep(
      fixture.addScrollView().adjustForKeyboard(
        condition: KeyboardCondition {
          count += 1
          return true
        },
        tracker: fixture.tracker
      )
    )
    fixture.show(336)
    fixture.clock.nextTurn()
    do {
      let window = fixture.scene.makeWindow()
      let form = UIScrollView(frame: fixture.window.bounds)
      window.addSubview(form)
      let adjustment = form.adjustForKeyboard(tracker: fixture.tracker)
      fixture.addField(y: 0, to: form).becomeFirstResponder()
      adjustment.cancel()
    }
    count = 0
    fixture.clock.nextTurn()
    #expect(count == 0)
  }

  // MARK: A keyboard that is taken away in the background

  @Test func withoutAWindowToSearchTheFocusIsNotKnown() {
    fixture.forgetFocus()
    let coordinator = KeyboardCoordinator.of(fixture.tracker)
    var searched: Set<ObjectIdentifier> = []
    list.removeFromSuperview()
    #expect(coordinator.hasFocus(searched: &searched) == nil)
    fixture.window.addSubview(list)
    #expect(coordinator.hasFocus(searched: &searched) == false)
  }

  /// Returns true if the inset is kept after some time in the background.
  private func keepsTheInset(inTheBackground: () -> Void = {}) -> Bool {
    fixture.show(336)
    fixture.clock.nextTurn()
    fixture.post("UIApplicationWillResignActiveNotification")
    fixture.post("UIApplicationDidEnterBackgroundNotification")
    inTheBackground()
    fixture.post("UIApplicationDidBecomeActiveNotification")
    fixture.turn()
    let isKept = Insets(of: list) == Insets(336)
    #expect(isKept || Insets(of: list) == .zero)
    #expect(fixture.tracker.state.isVisible == isKept)
    return isKept
  }

  @Test func theInsetGoesIfTheFieldHasLostTheFocusInTheBackground() {
    let field = fixture.addField(y: 0, to: list)
    field.becomeFirstResponder()
    #expect(!keepsTheInset(inTheBackground: { field.resignFirstResponder() }))
  }

  @Test func aFieldThatStillHasTheFocusKeepsTheInset() {
    fixture.addField(y: 0, to: list).becomeFirstResponder()
    #expect(keepsTheInset())
  }

  /// A web view's content and a chat's controller post no notification when they get the focus.
  private final class Content: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Chat: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(arguments: [false, true])
  func aResponderThatPostsNothingKeepsTheInset(isController: Bool) {
    let content = Content(frame: .zero)
    let chat = Chat()
    fixture.window.addSubview(content)
    fixture.window.addSubview(chat.view)
    let field = fixture.addField(y: 0, to: list)
    field.becomeFirstResponder()
    let isKept = keepsTheInset(inTheBackground: {
      field.resignFirstResponder()
      if isController { chat.becomeFirstResponder() } else { content.becomeFirstResponder() }
    })
    #expect(isKept)
  }

  @Test func aResponderInTheWindowOfTheLastFieldKeepsTheInset() {
    let window = fixture.scene.makeWindow()
    let content = Content(frame: .zero)
    window.addSubview(content)
    let field = fixture.addField(y: 0, to: window)
    field.becomeFirstResponder()
    let isKept = keepsTheInset(inTheBackground: {
      field.resignFirstResponder()
      content.becomeFirstResponder()
    })
    #expect(isKept)
  }

  // MARK: The focus and the caret

  @Test func aFieldFromWhichTheUserHasScrolledAwayIsInSightAgainWhenTheUserTypes() {
    let field = fixture.addField(y: 700, to: list)
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    list.contentOffset.y = 0
    fixture.turn()
    #expect(list.contentOffset.y == 0)
    field.insertText("a")
    fixture.turn()
    #expect(list.contentOffset.y == 240)
    list.contentOffset.y = 0
    fixture.turn()
    #expect(list.contentOffset.y == 0)
  }

  @Test func typingInAnotherWindowMovesNothing() {
    fixture.addField(y: 700, to: list).becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    list.contentOffset.y = 0
    let other = UITextView(frame: .zero)
    let window = fixture.scene.makeWindow()
    window.isHidden = false
    window.addSubview(other)
    other.insertText("text")
    fixture.turn()
    #expect(list.contentOffset.y == 0)
  }

  @Test(arguments: [true, false])
  func aFieldInAnotherWindowDoesNotCancelTheUpdateForAField(types: Bool) {
    let field = fixture.addField(y: 700, to: list)
    let other = fixture.keep(fixture.scene.makeWindow())
    let elsewhere = fixture.addField(y: 20, to: other)
    fixture.show(336)
    fixture.clock.nextTurn()
    field.becomeFirstResponder()
    if types { field.insertText("a") }
    elsewhere.becomeFirstResponder()
    if types { elsewhere.insertText("b") }
    elsewhere.resignFirstResponder()
    fixture.clock.nextTurn()
    #expect(list.contentOffset.y == 740 + 8 - 508 as CGFloat)
  }
}
