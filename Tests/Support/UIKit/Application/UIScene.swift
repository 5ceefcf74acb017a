// A test double of UIKit for Linux; never a product.

public import Foundation

/// One instance of the app's interface.
@MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// The state of a scene that is not connected.
    case unattached = -1

    /// The state of a scene in front that gets events.
    case foregroundActive = 0

    /// The state of a scene in front that gets no events.
    case foregroundInactive = 1

    /// The state of a scene behind.
    case background = 2
  }

  /// Whether the scene is in front.
  open private(set) var activationState = ActivationState.foregroundActive

  /// Changes the state without posting: a stand-in for the system.
  public func standInSetActivationState(_ state: ActivationState) {
    activationState = state
  }

  /// Posted when a scene has become active.
  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")

  /// Posted before a scene stops being active.
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
}

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
