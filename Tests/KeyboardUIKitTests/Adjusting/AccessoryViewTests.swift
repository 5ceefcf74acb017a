import KeyboardNotifications
import KeyboardUIKit
import Testing

/// A controller's input accessory view stays on screen without a keyboard.
@MainActor
struct AccessoryViewTests {
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 794, width: 390, height: 50))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  private let fixture = KeyboardFixture()
  private let chat = Chat()
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let barWindow: UIWindow

  init() {
    fixture.window.rootViewController = chat
    list.contentSize = CGSize(width: 390, height: 2000)
    chat.view.addSubview(list)
    barWindow = UIWindow(windowScene: fixture.scene)
    barWindow.addSubview(chat.bar)
  }

  @Test func whatTheBarCoversIsClearWithoutAKeyboard() {
    let adjustment = list.adjustForKeyboard(tracker: fixture.tracker)
    #expect(Insets(of: list) == Insets(50))
    withExtendedLifetime(adjustment) {}
  }

  @Test func aHideLeavesWhatTheBarStillCovers() {
    let adjustment = list.adjustForKeyboard(tracker: fixture.tracker)
    chat.bar.frame.origin.y = 844 - 386
    fixture.show(386)
    #expect(Insets(of: list) == Insets(386))
    let animations = UIView.standInAnimations { fixture.post(.willHide, fixture.docked(50)) }
    #expect(Insets(of: list) == Insets(50))
    #expect(animations.count == 1)
    chat.bar.frame.origin.y = 794
    fixture.post(.didHide, fixture.docked(50))
    fixture.clock.nextTurn()
    #expect(Insets(of: list) == Insets(50))
    #expect(fixture.tracker.state.coveredHeight == 0)
    withExtendedLifetime(adjustment) {}
  }

  @Test func aBarThatIsNotInTheKeyboardsFrameIsCleared() {
    let adjustment = list.adjustForKeyboard(tracker: fixture.tracker)
    fixture.post(.willShow, fixture.docked(336))
    chat.bar.frame.origin.y = 458
    fixture.clock.nextTurn()
    #expect(Insets(of: list) == Insets(386))
    withExtendedLifetime(adjustment) {}
  }

  @Test func theBarOfAFieldElsewhereInTheWindowCountsToo() {
    let plain = UIViewController()
    fixture.window.rootViewController = plain
    plain.view.addSubview(list)
    let field = UITextField(frame: .zero)
    field.inputAccessoryView = chat.bar
    fixture.window.addSubview(field)
    let adjustment = list.adjustForKeyboard(tracker: fixture.tracker)
    #expect(Insets(of: list) == .zero)
    field.becomeFirstResponder()
    fixture.post(.willShow, fixture.docked(336))
    chat.bar.frame.origin.y = 458
    fixture.clock.nextTurn()
    #expect(Insets(of: list) == Insets(386))
    field.resignFirstResponder()
    fixture.hide()
    #expect(Insets(of: list) == .zero)
    withExtendedLifetime(adjustment) {}
  }

  @Test func aBarThatHasGoneCoversNothing() {
    let adjustment = list.adjustForKeyboard(tracker: fixture.tracker)
    chat.bar.removeFromSuperview()
    fixture.show(336)
    fixture.hide()
    #expect(Insets(of: list) == .zero)
    withExtendedLifetime(adjustment) {}
  }

  @Test func aBarInTheViewItselfIsNoAccessory() {
    chat.view.addSubview(chat.bar)
    let adjustment = list.adjustForKeyboard(tracker: fixture.tracker)
    #expect(Insets(of: list) == .zero)
    withExtendedLifetime(adjustment) {}
  }
}
