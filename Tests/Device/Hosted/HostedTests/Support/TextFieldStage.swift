import Testing
import UIKit

/// A window of the host with one text field in it.
@MainActor
final class TextFieldStage {
  let window: UIWindow
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  init() async throws {
    window = UIWindow(windowScene: try await Self.activeScene())
    let controller = UIViewController()
    controller.view.addSubview(field)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Takes the window away again, so that the next test starts with none.
  func clear() {
    field.resignFirstResponder()
    window.isHidden = true
    window.windowScene = nil
  }

  /// The scene of the host, which may still be about to appear when the first test runs.
  private static func activeScene() async throws -> UIWindowScene {
    let waiter = NotificationWaiter(UIScene.didActivateNotification)
    if shownScene == nil { await waiter.wait(for: UIScene.didActivateNotification) }
    return try #require(shownScene, "The host has no scene in the foreground.")
  }

  private static var shownScene: UIWindowScene? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive }
  }
}
