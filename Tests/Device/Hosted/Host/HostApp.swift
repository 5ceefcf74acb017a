import UIKit

/// App that hosts the tests.
///
/// The scene's configuration is in project.yml.
@main
final class HostApp: UIResponder, UIApplicationDelegate {}

/// Shows the screen that a test from outside asks for, or an empty one for the tests inside.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller(for: ProcessInfo.processInfo.arguments)
    window.rootViewController?.view.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    self.window = window
  }

  private func controller(for arguments: [String]) -> UIViewController {
    if arguments.contains("-chat") { return DraggedChatViewController() }
    return UIViewController()
  }
}
