public import Foundation

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
