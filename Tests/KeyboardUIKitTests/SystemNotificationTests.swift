import KeyboardUIKit
import Testing
import TypedNotifications

/// Each descriptor of editing reads the payload that UIKit posts; on Linux the stand-in posts it.
///
/// `SystemConstantTests` compares names with those of Apple's systems, which Linux does not have.
@MainActor
struct SystemNotificationTests {
  @Test func aFieldAndATextViewAreTheirPayloads() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = UITextField(frame: .zero)
    let view = UITextView(frame: .zero)
    window.addSubview(field)
    window.addSubview(view)
    var seen: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      center.addMainActorObserver(descriptor: .textFieldDidBeginEditing, object: field) {
        seen.append("field begins \($0.text ?? "")")
      },
      center.addMainActorObserver(descriptor: .textFieldDidChange, object: field) {
        seen.append("field is \($0.text ?? "")")
      },
      center.addMainActorObserver(descriptor: .textFieldDidEndEditing, object: field) {
        seen.append("field ends \($0.text ?? "")")
      },
      center.addMainActorObserver(descriptor: .textViewDidBeginEditing, object: view) {
        seen.append("view begins \($0.text ?? "")")
      },
      center.addMainActorObserver(descriptor: .textViewDidChange, object: view) {
        seen.append("view is \($0.text ?? "")")
      },
    ]
    field.becomeFirstResponder()
    field.insertText("a")
    view.becomeFirstResponder()
    view.insertText("b")
    #expect(
      seen == [
        "field begins ", "field is a", "field ends a", "view begins ", "view is b",
      ]
    )
    withExtendedLifetime(tokens) {}
  }
}
