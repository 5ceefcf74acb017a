// A test double of UIKit for Linux; never a product.

/// A scene with windows on a screen.
@MainActor
open class UIWindowScene: UIScene {
  /// The screen the scene is shown on.
  public let screen: UIScreen

  private var members: [Member] = []

  /// Creates a scene: a stand-in, as only the system creates one elsewhere.
  public init(standInScreen screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// The scene's windows, in the order they joined.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  func add(_ window: UIWindow) {
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}

/// A scene does not keep its windows alive.
private struct Member {
  weak var window: UIWindow?
}
