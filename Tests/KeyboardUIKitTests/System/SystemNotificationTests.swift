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

  @Test func aFieldIsItsPayload() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = UITextField(frame: .zero)
    window.addSubview(field)
    var seen: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      center.addMainActorObserver(descriptor: .textFieldDidBeginEditing, object: field) {
        seen.append("begins \($0.text ?? "")")
      },
      center.addMainActorObserver(descriptor: .textFieldDidChange, object: field) {
        seen.append("is \($0.text ?? "")")
      },
    ]
    field.becomeFirstResponder()
    field.insertText("a")
    #expect(seen == ["begins ", "is a"])
    withExtendedLifetime(tokens) {}
  }

  @Test func aTextViewIsItsPayload() {
    let view = UITextView(frame: .zero)
    var seen: [UITextView] = []
    let tokens = [NotificationDescriptor.textViewDidBeginEditing, .textViewDidChange].map {
      center.addMainActorObserver(descriptor: $0) { seen.append($0) }
    }
    center.post(name: UITextView.textDidBeginEditingNotification, object: view)
    center.post(name: UITextView.textDidChangeNotification, object: view)
    #expect(seen == [view, view])
    withExtendedLifetime(tokens) {}
  }

  @Test func anyOtherNotificationIsDescribedWhereItIsNeeded() {
    var seen: UIContentSizeCategory?
    var failure: NotificationPayloadError?
    let token = center.addMainActorObserver(
      descriptor: .contentSizeDidChange,
      using: { seen = $0 },
      onFailure: { failure = $1 }
    )
    let name = UIContentSizeCategory.didChangeNotification
    let key = UIContentSizeCategory.newValueUserInfoKey
    center.post(name: name, object: nil, userInfo: [key: "UICTContentSizeCategoryXL"])
    #expect(seen?.rawValue == "UICTContentSizeCategoryXL")
    center.post(name: name, object: nil)
    #expect(failure?.location == .userInfo(key: key))
    token.cancel()
  }

  @Test func anObjectOfAnotherKindIsReported() {
    var failure: NotificationPayloadError?
    let token = center.addMainActorObserver(
      descriptor: .textFieldDidChange,
      using: { _ in },
      onFailure: { failure = $1 }
    )
    center.post(name: UITextField.textDidChangeNotification, object: nil)
    #expect(failure?.expected == "UITextField")
    token.cancel()
  }
}
