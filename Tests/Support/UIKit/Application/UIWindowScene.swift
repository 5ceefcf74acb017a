public import Foundation

/// A scene with windows on a screen.
@MainActor
open class UIWindowScene: UIScene {
  /// The screen that the scene is shown on.
  public let screen: UIScreen

  /// The safe area of the windows that are made for the scene, in place of the device's bars.
  public var standInSafeAreaInsets = UIEdgeInsets.zero

  private var members: [Member] = []

  /// Creates a scene; on Apple's systems only the system does.
  public init(standInScreen screen: UIScreen) {
    self.screen = screen
    super.init()
    UIApplication.shared.connect(self)
  }

  open var windows: [UIWindow] { members.compactMap(\.window) }

  func add(_ window: UIWindow) {
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}

/// Entry of a window, which the scene does not retain.
private struct Member {
  weak var window: UIWindow?
}

/// One instance of the app's interface.
@MainActor
open class UIScene: UIResponder {
  /// The state of a scene, in front or not.
  public enum ActivationState: Int, Sendable {
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open private(set) var activationState = ActivationState.foregroundActive

  /// Changes the state without a notification, in place of the system.
  public func standInSetActivationState(_ state: ActivationState) {
    activationState = state
  }

  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
}
