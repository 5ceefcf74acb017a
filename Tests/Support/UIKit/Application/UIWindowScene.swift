public import Foundation

/// A scene with windows on a screen.
@MainActor
open class UIWindowScene: UIScene {
  /// The screen the scene is shown on; a user may move it to another.
  public private(set) var screen: UIScreen

  private var members: [Member] = []

  /// Creates a scene: a stand-in, as only the system creates one elsewhere.
  public init(standInScreen screen: UIScreen) {
    self.screen = screen
    super.init()
    UIApplication.shared.connect(self)
  }

  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// Moves the scene's windows, as a user does in Stage Manager.
  ///
  /// No layout follows from that: a window that keeps its size has nothing to lay out.
  public func standInMove(to frame: CGRect, on screen: UIScreen? = nil) {
    if let screen { self.screen = screen }
    for window in windows { window.frame = frame }
  }

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

/// One instance of the app's interface.
@MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case foregroundActive = 0
    case background = 2
  }

  open private(set) var activationState = ActivationState.foregroundActive

  /// Changes the state without posting: a stand-in for the system.
  public func standInSetActivationState(_ state: ActivationState) {
    activationState = state
  }

  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
}
