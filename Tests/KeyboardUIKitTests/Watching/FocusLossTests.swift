import KeyboardNotifications
import KeyboardUIKit
import Testing

/// A keyboard that was taken away in the background leaves no room.
@MainActor
struct FocusLossTests {
  private let fixture = KeyboardFixture()
  private let list: UIScrollView
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    list = fixture.addAdjustedScrollView()
    list.addSubview(field)
  }

  private func leave() {
    fixture.post("UIApplicationWillResignActiveNotification")
    fixture.post("UIApplicationDidEnterBackgroundNotification")
  }

  private func comeBack() {
    fixture.post("UIApplicationDidBecomeActiveNotification")
    fixture.turn()
  }

  @Test func aFieldThatHasLostTheFocusMeanwhileTakesTheKeyboardWithIt() {
    field.becomeFirstResponder()
    fixture.show(336)
    leave()
    field.resignFirstResponder()
    comeBack()
    #expect(Insets(of: list) == .zero)
    #expect(!fixture.tracker.state.isVisible)
  }

  @Test func aFieldThatIsGoneTakesTheKeyboardWithIt() {
    do {
      let other = UITextField(frame: .zero)
      list.addSubview(other)
      other.becomeFirstResponder()
      fixture.show(336)
      fixture.clock.nextTurn()
      leave()
      other.removeFromSuperview()
    }
    comeBack()
    #expect(Insets(of: list) == .zero)
  }

  @Test func aFieldThatStillHasTheFocusKeepsTheRoom() {
    field.becomeFirstResponder()
    fixture.show(336)
    leave()
    comeBack()
    #expect(Insets(of: list) == Insets(336))
  }

  @Test func aFocusThatWasNeverSeenToBeginSaysNothing() {
    fixture.show(336)
    leave()
    comeBack()
    #expect(Insets(of: list) == Insets(336))
  }

  /// The focus goes elsewhere while the app is in the background.
  private func keepsTheRoom(with other: UIResponder) -> Bool {
    field.becomeFirstResponder()
    fixture.show(336)
    leave()
    field.resignFirstResponder()
    other.becomeFirstResponder()
    comeBack()
    return Insets(of: list) == Insets(336)
  }

  @Test func anotherFocusKeepsTheRoom() {
    @MainActor final class Content: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let web = Content(frame: .zero)
    fixture.window.addSubview(web)
    #expect(keepsTheRoom(with: web))
  }

  @Test func aControllerThatIsFirstResponderKeepsTheRoom() {
    @MainActor final class Chat: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let chat = Chat()
    fixture.window.rootViewController = chat
    #expect(keepsTheRoom(with: chat))
  }

  @Test func aFieldInAnotherWindowKeepsTheRoom() {
    let window = UIWindow(windowScene: fixture.scene)
    let other = UITextField(frame: .zero)
    window.addSubview(other)
    #expect(keepsTheRoom(with: other))
  }
}

/// The caret is followed while the user types.
@MainActor
struct TypingTests {
  private let fixture = KeyboardFixture()

  @Test func theCaretOfAGrowingTextViewStaysInSight() {
    let form = fixture.addScrollView()
    let text = UITextView(frame: CGRect(x: 0, y: 400, width: 390, height: 36))
    text.isScrollEnabled = false
    form.addSubview(text)
    fixture.keep(form.adjustForKeyboard(tracker: fixture.tracker))
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
    #expect(form.contentOffset.y == caret + 8 - 508)
  }

  @Test func typingInAnotherWindowMovesNothing() {
    let form = fixture.addScrollView()
    let field = UITextField(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
    form.addSubview(field)
    fixture.keep(form.adjustForKeyboard(tracker: fixture.tracker))
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    form.contentOffset.y = 0
    let window = UIWindow(windowScene: fixture.scene)
    let other = UITextView(frame: .zero)
    window.addSubview(other)
    other.insertText("text")
    fixture.turn()
    #expect(form.contentOffset.y == 0)
  }
}
