public import Foundation

/// What must be known beside a notification to judge it.
///
/// Rectangles are in screen coordinates, in points.
public struct KeyboardEnvironment: Sendable, Equatable {
  /// The screen's bounds; without them, any frame that is not empty counts as docked.
  public var screen: CGRect?
  /// The window's frame; without it, the screen.
  public var window: CGRect?
  /// The area whose covered height ``KeyboardState/coveredHeight`` gives; without it, the window.
  public var view: CGRect?
  /// Whether Reduce Motion with Prefer Cross-Fade Transitions is on.
  ///
  /// Then a zero rectangle means that a visible keyboard is hidden:
  /// https://github.com/finn-no/FinniversKit/pull/1208
  public var prefersCrossFadeTransitions: Bool
  /// What to do with the keyboards of other apps.
  public var otherApps: OtherAppsPolicy
  /// Whether the app is active when a tracker begins to observe; from then on the app's lifecycle
  /// notifications tell.
  public var applicationState: KeyboardApplicationState

  /// Makes an environment from its parts.
  public init(
    screen: CGRect? = nil,
    window: CGRect? = nil,
    view: CGRect? = nil,
    prefersCrossFadeTransitions: Bool = false,
    otherApps: OtherAppsPolicy = .ignore,
    applicationState: KeyboardApplicationState = .active
  ) {
    self.screen = screen
    self.window = window
    self.view = view
    self.prefersCrossFadeTransitions = prefersCrossFadeTransitions
    self.otherApps = otherApps
    self.applicationState = applicationState
  }

  /// The height that a docked keyboard covers in the view, else the window, else the screen.
  func coveredHeight(by keyboard: CGRect) -> CGFloat {
    guard let area = view ?? window ?? screen else { return keyboard.size.height }
    return KeyboardGeometry.coveredHeight(of: area, by: keyboard)
  }
}
