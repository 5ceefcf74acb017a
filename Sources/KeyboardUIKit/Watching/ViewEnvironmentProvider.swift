#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
package import KeyboardNotifications
import TypedNotifications
import UIKit

/// Environment of a tracker, read from the views that are kept clear of its keyboard.
///
/// No view knows of all windows, and `UIApplication.shared` is not there in app extensions; so the
/// windows are those that the adjusted views are in. The keyboard belongs to one on its screen, of
/// a scene in front, that is key.
@MainActor
package final class ViewEnvironmentProvider: KeyboardEnvironmentProvider {
  let watch: KeyboardWatch

  private init(_ tracker: KeyboardTracker) {
    watch = KeyboardWatch(tracker)
  }

  /// Returns the provider of a tracker, made at the first call.
  package static func of(_ tracker: KeyboardTracker) -> ViewEnvironmentProvider {
    if let known = tracker.environmentProvider as? ViewEnvironmentProvider { return known }
    let provider = ViewEnvironmentProvider(tracker)
    tracker.environmentProvider = provider
    return provider
  }

  package func environment(on screen: KeyboardScreen?) -> KeyboardEnvironment {
    let windows = watch.adjusters.reversed().compactMap { $0.view?.window }
    var environment = KeyboardEnvironment.system
    if let window = Self.window(on: screen, of: windows) {
      environment.screen = window.screen.bounds
      environment.window = window.convert(window.bounds, to: window.screen.coordinateSpace)
    }
    // The setting that makes keyboards fade.
    if #available(iOS 14, *) {
      environment.prefersCrossFadeTransitions = UIAccessibility.prefersCrossFadeTransitions
    }
    environment.accessoryHeight = watch.adjusters.map(\.accessoryHeight).max() ?? 0
    environment.hasLostFocus = watch.focusAtPause?.isLost(in: windows) ?? false
    return environment
  }

  /// Returns the window that a keyboard belongs to; of equals the one of the view that came last.
  private static func window(on screen: KeyboardScreen?, of windows: [UIWindow]) -> UIWindow? {
    windows
      .filter { !screen.isOther(than: KeyboardScreen($0.screen)) }
      .max { rank($0) < rank($1) }
  }

  private static func rank(_ window: UIWindow) -> Int {
    let isInFront = window.windowScene?.activationState == .foregroundActive
    return (isInFront ? 2 : 0) + (window.isKeyWindow ? 1 : 0)
  }
}
#endif
