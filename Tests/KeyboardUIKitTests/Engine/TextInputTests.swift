import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// A list depends on the focus and on typed text.
@MainActor
struct TextInputTests {
  private let fixture = KeyboardFixture()
  private let list: UIScrollView
  private let adjustment: KeyboardAdjustment

  init() {
    list = fixture.addScrollView()
    adjustment = fixture.adjust(list)
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
      let window = UIWindow(windowScene: fixture.scene)
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

  /// Returns true if the inset is kept after some time in the background.
  private func keepsTheInset(
    beforeTheBackground: () -> Void = {},
    inTheBackground: () -> Void = {}
  ) -> Bool {
    fixture.show(336)
    fixture.clock.nextTurn()
    fixture.post("UIApplicationWillResignActiveNotification")
    beforeTheBackground()
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

  @Test func theInsetGoesIfTheFieldLosesTheFocusBeforeTheBackground() {
    let field = fixture.addField(y: 0, to: list)
    field.becomeFirstResponder()
    #expect(!keepsTheInset(beforeTheBackground: { field.resignFirstResponder() }))
  }

  @Test func aFieldThatStillHasTheFocusKeepsTheInset() {
    fixture.addField(y: 0, to: list).becomeFirstResponder()
    #expect(keepsTheInset())
  }

  @Test func aFocusThatWasNotRecordedKeepsTheInset() {
    fixture.forgetFocus()
    #expect(keepsTheInset())
  }

  @Test(arguments: [false, true])
  func theFocusOfAnEarlierTimeInTheBackgroundDoesNotCount(isAdjustedAnew: Bool) {
    let field = fixture.addField(y: 0, to: list)
    field.becomeFirstResponder()
    fixture.post("UIApplicationWillResignActiveNotification")
    if isAdjustedAnew { adjustment.cancel() }
    fixture.post("UIApplicationDidBecomeActiveNotification")
    if isAdjustedAnew { fixture.adjust(list) }
    field.resignFirstResponder()
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
    let window = UIWindow(windowScene: fixture.scene)
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

  @Test func aFocusThatMovesOnIsFollowedThoughNothingIsPosted() {
    fixture.addField(y: 200, to: list).becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    fixture.addField(y: 900, to: list).becomeFirstResponder()
    #expect(list.contentOffset.y == 0)
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    // The field's bottom at 940, and 8 points more, are at the keyboard's top at 508.
    #expect(list.contentOffset.y == 940 + 8 - 508 as CGFloat)
    #expect(animations.map(\.duration) == [0.25])
  }

  @Test func theCaretOfAGrowingTextViewStaysInSight() {
    let text = UITextView(frame: CGRect(x: 0, y: 400, width: 390, height: 36))
    text.isScrollEnabled = false
    list.addSubview(text)
    text.becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    for _ in 1...8 {
      text.insertText("\nline")
      text.frame.size.height = text.contentSize.height
      fixture.turn()
    }
    // Nine lines of 20 points, below a margin of 8, and 8 more to the keyboard's top.
    let caret: CGFloat = 400 + 8 + 9 * 20
    #expect(list.contentOffset.y == caret + 8 - 508)
  }

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
    fixture.addWindow(fixture.screen.bounds).window.addSubview(other)
    other.insertText("text")
    fixture.turn()
    #expect(list.contentOffset.y == 0)
  }

  @Test(arguments: [true, false])
  func aFieldInAnotherWindowDoesNotCancelTheUpdateForAField(types: Bool) {
    let field = fixture.addField(y: 700, to: list)
    let other = fixture.keep(UIWindow(windowScene: fixture.scene))
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
