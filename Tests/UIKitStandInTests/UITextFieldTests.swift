// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UITextFieldTests {
  private let window = makeWindow()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  init() {
    window.addSubview(field)
  }

  private func names(during work: () -> Void) -> [Notification.Name] {
    let seen = Seen()
    let token = NotificationCenter.default.addObserver(forName: nil, object: field, queue: nil) {
      let name = $0.name
      MainActor.assumeIsolated { seen.names.append(name) }
    }
    work()
    NotificationCenter.default.removeObserver(token)
    return seen.names
  }

  @Test func editingIsPosted() {
    let posted = names {
      field.becomeFirstResponder()
      field.insertText("a")
      field.resignFirstResponder()
    }
    #expect(
      posted == [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ]
    )
  }

  @Test func settingTheTextIsNotPosted() {
    #expect(names { field.text = "hello" }.isEmpty)
  }

  @Test func typingReplacesTheSelection() {
    field.text = "hello"
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.endOfDocument
    )
    field.insertText("x")
    field.insertText("y")
    #expect(field.text == "xy")
    field.deleteBackward()
    #expect(field.text == "x")
  }

  @Test func theCaretIsWhereTheTextEnds() {
    field.text = "abc"
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(caret == CGRect(x: 24, y: 10, width: 2, height: 20))
  }

  @Test func editingRunsActions() {
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
    field.insertText("a")
    #expect(count == 1)
  }

  @Test func aDisabledFieldRefusesTheFocus() {
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func anAccessoryCanBeSet() {
    let bar = UIView()
    field.inputAccessoryView = bar
    #expect((field as UIResponder).inputAccessoryView === bar)
  }

  @Test func aButtonRunsItsAction() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Send") { _ in count += 1 })
    button.standInPress()
    button.isEnabled = false
    button.standInPress()
    #expect(count == 1)
  }
}

@MainActor
private final class Seen {
  var names: [Notification.Name] = []
}
