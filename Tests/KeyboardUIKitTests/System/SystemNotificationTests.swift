import KeyboardUIKit
import Testing
import TypedNotifications

/// Each descriptor has UIKit's name and gives what UIKit posts.
@MainActor
struct SystemNotificationTests {
  private let center = NotificationCenter()

  @Test func theLifeOfTheAppIsDescribed() {
    let names = [
      NotificationDescriptor.applicationDidBecomeActive, .applicationWillResignActive,
      .applicationDidEnterBackground, .applicationWillEnterForeground,
      .applicationDidReceiveMemoryWarning, .deviceOrientationDidChange, .pasteboardDidChange,
    ].map(\.name)
    #expect(
      names == [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification,
        UIApplication.didReceiveMemoryWarningNotification,
        UIDevice.orientationDidChangeNotification, UIPasteboard.changedNotification,
      ]
    )
  }

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

  @Test func aHardwareKeyboardIsNotReadFromTheNotification() {
    var count = 0
    let token = center.addMainActorObserver(descriptor: .hardwareKeyboardDidConnect) { count += 1 }
    center.post(.hardwareKeyboardDidDisconnect)
    center.post(name: Notification.Name("GCKeyboardDidConnectNotification"), object: "a keyboard")
    #expect(count == 1)
    token.cancel()
  }

  @Test func aMemoryWarningNeedsNoPayload() {
    var count = 0
    let token = center.addMainActorObserver(descriptor: .applicationDidReceiveMemoryWarning) {
      count += 1
    }
    center.post(name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication())
    #expect(count == 1)
    token.cancel()
  }

  @Test func aSceneIsItsPayload() {
    let scene = UIWindowScene(standInScreen: .main)
    var seen: [UIScene] = []
    let tokens = [
      center.addMainActorObserver(descriptor: .sceneDidActivate) { seen.append($0) },
      center.addMainActorObserver(descriptor: .sceneWillDeactivate) { seen.append($0) },
    ]
    center.post(name: UIScene.didActivateNotification, object: scene)
    center.post(name: UIScene.willDeactivateNotification, object: scene)
    #expect(seen == [scene, scene])
    withExtendedLifetime(tokens) {}
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
      center.addMainActorObserver(descriptor: .textFieldDidEndEditing, object: field) {
        seen.append("ends \($0.text ?? "")")
      },
    ]
    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    #expect(seen == ["begins ", "is a", "ends a"])
    withExtendedLifetime(tokens) {}
  }

  @Test func aTextViewIsItsPayload() {
    let view = UITextView(frame: .zero)
    var seen: [UITextView] = []
    let tokens = [
      NotificationDescriptor.textViewDidBeginEditing, .textViewDidChange, .textViewDidEndEditing,
    ].map { center.addMainActorObserver(descriptor: $0) { seen.append($0) } }
    center.post(name: UITextView.textDidBeginEditingNotification, object: view)
    center.post(name: UITextView.textDidChangeNotification, object: view)
    center.post(name: UITextView.textDidEndEditingNotification, object: view)
    #expect(seen == [view, view, view])
    withExtendedLifetime(tokens) {}
  }

  @Test func aWindowIsItsPayload() {
    let window = UIWindow(frame: .zero)
    var seen: UIWindow?
    let token = NotificationCenter.default.addMainActorObserver(
      descriptor: .windowDidBecomeKey,
      object: window
    ) { seen = $0 }
    window.makeKeyAndVisible()
    #expect(seen === window)
    token.cancel()
  }

  @Test func theNewSizeOfTextIsItsPayload() throws {
    var seen: UIContentSizeCategory?
    let token = center.addMainActorObserver(descriptor: .contentSizeCategoryDidChange) { seen = $0 }
    center.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: "UICTContentSizeCategoryXL"]
    )
    #expect(seen?.rawValue == "UICTContentSizeCategoryXL")
    try center.post(.contentSizeCategoryDidChange, UIContentSizeCategory(rawValue: "small"))
    #expect(seen?.rawValue == "small")
    token.cancel()
  }

  @Test func anObjectOfAnotherKindIsReported() {
    var failure: NotificationPayloadError?
    let token = center.addMainActorObserver(
      descriptor: .sceneDidActivate,
      using: { _ in },
      onFailure: { failure = $1 }
    )
    center.post(name: UIScene.didActivateNotification, object: nil)
    #expect(failure?.expected == "UIScene")
    token.cancel()
  }
}
