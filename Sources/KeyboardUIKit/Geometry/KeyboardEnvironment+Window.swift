#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension KeyboardEnvironment {
  /// Makes the environment of a keyboard that belongs to a window: its screen, its frame, the
  /// settings.
  ///
  /// The adapters of this module give it to the tracker by themselves. Make one for a tracker of
  /// your own, or to choose another policy:
  ///
  /// ```swift
  /// KeyboardTracker.shared.environment = { [weak window] in
  ///   guard let window else { return .system }
  ///   return KeyboardEnvironment(in: window, otherApps: .include)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - window: The window that the keyboard is used in.
  ///   - otherApps: The policy for the keyboards of other apps.
  @MainActor
  public init(in window: UIWindow, otherApps: OtherAppsPolicy = .ignore) {
    self.init(
      screen: window.screen.bounds,
      window: window.convert(window.bounds, to: window.screen.coordinateSpace),
      otherApps: otherApps
    )
    readSettings()
  }

  /// Reads the setting that makes keyboards fade, which exists from iOS 14 on.
  @MainActor
  mutating func readSettings() {
    if #available(iOS 14, *) {
      prefersCrossFadeTransitions = UIAccessibility.prefersCrossFadeTransitions
    }
  }
}
#endif
