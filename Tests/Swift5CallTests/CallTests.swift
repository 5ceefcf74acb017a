import Foundation
import KeyboardUIKit
import Testing

/// Calls with closures that no page shows, compiled and run in language mode 5.
///
/// Other calls stand in pages, whose code `Scripts/check-snippets` compiles in both modes.
@MainActor
struct CallTests {
  private let scene: UIWindowScene
  private let window: UIWindow
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let center = NotificationCenter()
  private let tracker: KeyboardTracker

  init() {
    let screen = UIScreen(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
    scene = UIWindowScene(standInScreen: screen)
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    window.addSubview(list)
    tracker = KeyboardTracker(center: center)
  }

  private func show() {
    post("UIKeyboardWillShowNotification", CGRect(x: 0, y: 508, width: 390, height: 336))
  }

  private func hide() {
    post("UIKeyboardWillHideNotification", CGRect(x: 0, y: 844, width: 390, height: 336))
  }

  private func post(_ name: String, _ frame: CGRect) {
    let userInfo: [String: Any] = [
      "UIKeyboardFrameEndUserInfoKey": frame, "UIKeyboardAnimationDurationUserInfoKey": 0.25,
    ]
    center.post(name: Notification.Name(name), object: nil, userInfo: userInfo)
  }

  @Test func aClosureGivesTheDistanceOfAField() {
    let field = UITextField(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
    list.addSubview(field)
    let adjustment = KeyboardAdjustment.forFocusedViews(tracker: tracker) {
      $0 === field ? 12 : nil
    }
    field.becomeFirstResponder()
    show()
    scene.standInUpdate()
    #expect(list.contentInset.bottom == 348)
    adjustment.cancel()
  }

  @Test func theFirstClosureOfAFollowerIsForAppearing() {
    var calls: [String] = []
    let first = KeyboardFollower(window, tracker: tracker) { _, height, _ in
      calls.append("appeared \(height)")
    }
    let second = KeyboardFollower(window, tracker: tracker) { _, _, _ in
    } onDisappear: {
      calls.append("disappeared \($0)")
    } onChange: {
      calls.append($0.kind.rawValue)
    }
    show()
    hide()
    #expect(
      Set(calls) == ["appeared 336.0", "appeared", "disappeared 336.0", "disappeared"]
        && calls.count == 4
    )
    withExtendedLifetime([first, second]) {}
  }

  @Test func viewsAreAnimatedByTheFirstClosure() {
    var calls: [String] = []
    UIView.animate(alongside: nil) { calls.append("animations") }
    UIView.animate(alongside: KeyboardAnimation()) {
      calls.append("animations")
    } completion: { _ in
      calls.append("completion")
    }
    UIView.standInEndAnimations()
    #expect(calls == ["animations", "animations", "completion"])
  }
}
