// A test double of UIKit for Linux; never a product.

import Testing

// Posts of editing and the caret: https://developer.apple.com/documentation/uikit/uitextinput/caretrect(for:)
@MainActor
struct UITextTests {
  private let window = makeWindow()

  @Test func editingIsPostedAndSettingTheTextIsNot() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    window.addSubview(field)
    let seen = Seen()
    let token = NotificationCenter.default.addObserver(forName: nil, object: field, queue: nil) {
      let name = $0.name
      MainActor.assumeIsolated { seen.names.append(name) }
    }
    field.text = "b"
    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(field.text == "ba")
    #expect(
      seen.names == [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ]
    )
  }

  @Test func theCaretIsBehindTheText() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "abc"
    let end = try #require(field.selectedTextRange).end
    #expect(field.caretRect(for: end) == CGRect(x: 24, y: 10, width: 2, height: 20))
  }
}

@MainActor
private final class Seen {
  var names: [Notification.Name] = []
}
