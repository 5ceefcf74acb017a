import Testing

@testable import KeyboardViewSupport

/// The search for the view that has the focus in a window.
@MainActor
struct KeyboardFocusTests {
  private let window = UIWindow(windowScene: UIWindowScene(standInScreen: UIScreen.main))

  private final class Chat: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func itIsFoundInAnyViewOfTheWindow() {
    let card = UIView(frame: window.bounds)
    let field = UITextField(frame: window.bounds)
    window.addSubview(UIView(frame: window.bounds))
    window.addSubview(card)
    card.addSubview(field)
    #expect(window.findKeyboardFocus() == nil)
    field.becomeFirstResponder()
    #expect(window.findKeyboardFocus() === field)
    field.removeFromSuperview()
    #expect(window.findKeyboardFocus() == nil)
  }

  @Test func theViewOfAControllerHasItsFocus() {
    let chat = Chat()
    window.addSubview(chat.view)
    chat.becomeFirstResponder()
    #expect(window.findKeyboardFocus() === chat.view)
  }
}
