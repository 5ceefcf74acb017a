import KeyboardNotifications

/// Screen, scene and windows of a test: those of the stand-in.
///
/// Tests/Device/Hosted/KeyboardUIKitTests has a file of this name with the same members, for tests
/// that run against UIKit.
@MainActor
final class TestScene {
  /// The bounds of the screen that the keyboard is on.
  var bounds: CGRect { screen.bounds }
  let screen: UIScreen
  /// The first scene, and those that a test adds.
  var scenes: [UIWindowScene]
  /// The environment of the tracker, which reads it from the views: the screen has these bounds.
  let environment: (@MainActor () -> KeyboardEnvironment)? = nil

  init(_ bounds: CGRect, scale: CGFloat = 3) {
    screen = UIScreen(standInBounds: bounds, scale: scale)
    scenes = [UIWindowScene(standInScreen: screen)]
  }

  /// Makes a window of the first scene that fills the screen, or has another frame on it.
  func makeWindow(_ frame: CGRect? = nil) -> UIWindow {
    let window = UIWindow(windowScene: scenes[0])
    if let frame { window.frame = frame }
    return window
  }

  /// Draws a frame: calls the update links, then does pending layout.
  func drawFrame() {
    for scene in scenes { scene.standInUpdate() }
  }

  /// Waits until UIKit's animations have ended.
  func endAnimations() {
    UIView.standInEndAnimations()
  }

  /// Posts a notification inside the animation in which UIKit posts it.
  func inherit(from name: String, _ userInfo: [AnyHashable: Any]?, _ post: @escaping () -> Void) {
    UIView.standInPosting(name, userInfo, post)
  }

  /// Sets the safe area of a window, in place of the device's bars and edges.
  static func setSafeArea(_ insets: UIEdgeInsets, of window: UIWindow) {
    window.standInSetSafeAreaInsets(insets)
  }
}
