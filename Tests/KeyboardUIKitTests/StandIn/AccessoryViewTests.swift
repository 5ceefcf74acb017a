import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// A controller's input accessory view stays on screen without a keyboard.
@MainActor
struct AccessoryViewTests {
  private final class Chat: UIViewController {
    var bar = UIView(frame: CGRect(x: 0, y: 794, width: 390, height: 50))
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
    barWindow = fixture.scene.makeWindow()
    barWindow.addSubview(chat.bar)
    chat.becomeFirstResponder()
  }

  /// In Slide Over and Stage Manager a window ends above the bottom of the screen.
  @Test func theBarRestsAtTheBottomOfTheWindow() {
    fixture.window.frame = CGRect(x: 40, y: 60, width: 300, height: 600)
    list.frame = fixture.window.bounds
    chat.bar.frame = CGRect(x: 40, y: 610, width: 300, height: 50)
    fixture.adjust(list)
    #expect(Insets(of: list) == Insets(50))
  }

  @Test(arguments: [true, false])
  func aHiddenBarCoversNothing(isHiddenItself: Bool) {
    fixture.window.setSafeAreaBottom(34)
    chat.bar.frame = CGRect(x: 0, y: 758, width: 390, height: 86)
    let container = UIView(frame: barWindow.bounds)
    barWindow.addSubview(container)
    container.addSubview(chat.bar)
    fixture.adjust(list)
    #expect(list.adjustedContentInset.bottom == 86)
    (isHiddenItself ? chat.bar : container).isHidden = true
    fixture.turn()
    #expect(list.adjustedContentInset.bottom == 34)
    chat.bar.frame = CGRect(x: 0, y: 456, width: 390, height: 52)
    fixture.show(336)
    #expect(list.adjustedContentInset.bottom == 336)
  }

  /// As on iOS 27.
  @Test func aListIsClearOfABarThatComesWithoutANotification() {
    chat.resignFirstResponder()
    fixture.adjust(list)
    fixture.turn()
    #expect(Insets(of: list) == .zero)
    chat.becomeFirstResponder()
    fixture.turn()
    #expect(Insets(of: list) == Insets(50))
  }

  @Test func theBarOfAHiddenFieldThatHoldsTheFocusCounts() {
    fixture.window.rootViewController = UIViewController()
    let hidden = UITextField(frame: .zero)
    hidden.isHidden = true
    hidden.inputAccessoryView = chat.bar
    let inBar = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    chat.bar.addSubview(inBar)
    fixture.window.addSubview(list)
    fixture.window.addSubview(hidden)
    fixture.adjust(list)
    hidden.becomeFirstResponder()
    hidden.resignFirstResponder()
    inBar.becomeFirstResponder()
    fixture.post(.willShow, fixture.docked(336))
    chat.bar.frame = CGRect(x: 0, y: 464, width: 390, height: 44)
    fixture.clock.nextTurn()
    #expect(Insets(of: list) == Insets(380))
  }

  @Test func theBarOfAnAccessoryControllerCounts() {
    @MainActor final class Screen: UIViewController {
      let accessory = UIInputViewController()
      override var inputAccessoryViewController: UIInputViewController? { accessory }
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = Screen()
    fixture.window.rootViewController = screen
    screen.view.addSubview(list)
    screen.accessory.view = chat.bar
    screen.becomeFirstResponder()
    fixture.adjust(list)
    #expect(Insets(of: list) == Insets(50))
  }

  @Test func aBarThatHasGoneOrIsInTheViewItselfIsNoAccessory() {
    chat.view.addSubview(chat.bar)
    let adjustment = fixture.adjust(list)
    #expect(Insets(of: list) == .zero)
    chat.bar.removeFromSuperview()
    adjustment.update()
    fixture.show(336)
    #expect(fixture.tracker.lastDockedHeight == 336)
    fixture.hide()
    #expect(Insets(of: list) == .zero)
  }

  @Test(arguments: [(386, 336), (385, 335), (384, 384)] as [(CGFloat, CGFloat)])
  func theHeightOfTheKeyboardIsWithoutTheBarInItsFrameOrAboveIt(frame: CGFloat, height: CGFloat) {
    fixture.adjust(list)
    fixture.post(.willShow, fixture.docked(frame))
    chat.bar.frame.origin.y = 844 - 386
    fixture.post(.didShow, fixture.docked(frame))
    #expect(fixture.tracker.lastDockedHeight == height)
  }

  @Test func aKeyboardThatIsOnlyConfirmedHasTheBarInItsFrame() {
    fixture.adjust(list)
    chat.bar.frame.origin.y = 844 - 386
    fixture.post(.didShow, fixture.docked(386))
    #expect(fixture.tracker.lastDockedHeight == 336)
  }

  @Test(arguments: [(true, 50), (false, 0)] as [(Bool, CGFloat)])
  func theBarOfAControllerCountsWhileTheFocusIsInIt(isInBar: Bool, inset: CGFloat) {
    chat.resignFirstResponder()
    let field = fixture.addField(y: 0, to: isInBar ? chat.bar : barWindow)
    field.becomeFirstResponder()
    fixture.adjust(list)
    #expect(Insets(of: list) == Insets(inset))
  }

  @Test(arguments: [true, false])
  func theBarOfAResponderThatPostsNothingCounts(isAdjustedFirst: Bool) {
    @MainActor final class Canvas: UIView {
      var bar: UIView?
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    fixture.forgetFocus()
    fixture.window.rootViewController = UIViewController()
    fixture.window.addSubview(list)
    let canvas = Canvas(frame: .zero)
    canvas.bar = chat.bar
    fixture.window.addSubview(canvas)
    if isAdjustedFirst { fixture.adjust(list) }
    canvas.becomeFirstResponder()
    chat.bar.frame = CGRect(x: 0, y: 464, width: 390, height: 44)
    fixture.post(.willShow, fixture.docked(336))
    if !isAdjustedFirst { fixture.adjust(list) }
    #expect(Insets(of: list) == Insets(380))
  }

  /// View with text of its own, which posts nothing, and with a bar of its own.
  private final class Editor: UIView, UITextInput {
    var bar: UIView?
    let selectedTextRange: UITextRange? = nil

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    func insertText(_ text: String) {}
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }

  @Test func theBarOfAResponderThatPostsNothingCountsUnderAKeyboard() {
    fixture.window.rootViewController = UIViewController()
    fixture.window.addSubview(list)
    let field = fixture.addField(y: 0, to: list)
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    editor.bar = chat.bar
    list.addSubview(editor)
    fixture.adjust(list)
    field.becomeFirstResponder()
    fixture.post(.willShow, fixture.docked(336))
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(Insets(of: list) == Insets(336))
    chat.bar.frame = CGRect(x: 0, y: 464, width: 390, height: 44)
    editor.becomeFirstResponder()
    fixture.turn()
    #expect(Insets(of: list) == Insets(380))
  }

  @Test func aBarThatReplacesOneFoundByAnUpdateCounts() {
    let adjustment = fixture.adjust(list)
    adjustment.update()
    let taller = UIView(frame: CGRect(x: 0, y: 428, width: 390, height: 80))
    barWindow.addSubview(taller)
    chat.bar.removeFromSuperview()
    chat.bar = taller
    fixture.post(.willShow, fixture.docked(336))
    #expect(Insets(of: list) == Insets(416))
  }

  @Test func theBarIsAskedForAtMostOnceAnUpdate() {
    @MainActor final class Counting: UIViewController {
      var count = 0
      override var inputAccessoryView: UIView? {
        count += 1
        return nil
      }
      override var canBecomeFirstResponder: Bool { true }
    }
    let counting = Counting()
    fixture.window.rootViewController = counting
    counting.view.addSubview(list)
    counting.becomeFirstResponder()
    let adjustment = fixture.adjust(list)
    fixture.post(.willShow, fixture.docked(336))
    counting.count = 0
    adjustment.update()
    #expect(counting.count == 1)
    for _ in 1...3 { fixture.turn() }
    #expect(counting.count == 1)
  }
}
