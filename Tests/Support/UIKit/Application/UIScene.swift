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
