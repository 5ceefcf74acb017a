import KeyboardUIKit
import Testing
import TypedNotifications

/// The worked example of the documentation of TypedNotifications.
extension NotificationDescriptor where Payload == UIContentSizeCategory {
  fileprivate static var contentSizeDidChange: Self {
    Self(name: UIContentSizeCategory.didChangeNotification) { notification in
      let key = UIContentSizeCategory.newValueUserInfoKey
      return UIContentSizeCategory(rawValue: try notification.value(forKey: key))
    }
  }
}

/// Each descriptor has UIKit's name and gives what UIKit posts.
@MainActor
struct SystemNotificationTests {
  private let center = NotificationCenter()

  @Test func hardwareKeyboardsAndInputModesAreDescribedByTheSystemsNames() {
    let names = [
      NotificationDescriptor.hardwareKeyboardDidConnect, .hardwareKeyboardDidDisconnect,
      .currentInputModeDidChange,
    ].map(\.name.rawValue)
    #expect(
      names == [
        "GCKeyboardDidConnectNotification", "GCKeyboardDidDisconnectNotification",
        "UITextInputCurrentInputModeDidChangeNotification",
      ]
    )
  }

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
    #expect(seen == ["field begins ", "field is a", "view begins ", "view is b"])
    withExtendedLifetime(tokens) {}
  }

  @Test func anyOtherNotificationIsDescribedWhereItIsNeeded() {
    var seen: UIContentSizeCategory?
    var failure: NotificationPayloadError?
    let token = center.addMainActorObserver(
      descriptor: .contentSizeDidChange,
      using: { seen = $0 },
      onFailure: { failure = $0 }
    )
    let name = UIContentSizeCategory.didChangeNotification
    let key = UIContentSizeCategory.newValueUserInfoKey
    center.post(name: name, object: nil, userInfo: [key: "UICTContentSizeCategoryXL"])
    #expect(seen?.rawValue == "UICTContentSizeCategoryXL")
    center.post(name: name, object: nil)
    #expect(failure?.location == .userInfo(key: key))
    token.cancel()
  }

  @Test func anObjectOfAnotherKindIsLogged() {
    var failure: NotificationPayloadError?
    let token = center.addMainActorObserver(
      descriptor: .textFieldDidChange,
      using: { _ in },
      onFailure: { failure = $0 }
    )
    center.post(name: UITextField.textDidChangeNotification, object: nil)
    #expect(failure?.expected == "UITextField")
    token.cancel()
  }
}
