#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
package import KeyboardNotifications
import TypedNotifications
import UIKit

/// What a tracker learns from the views that are kept clear of its keyboard.
///
/// No view knows of all windows, and `UIApplication.shared` is not there in app extensions; so the
/// windows are those that the adjusted views are in. The keyboard belongs to one on its screen, of
/// a scene in front, that is key.
@MainActor
package final class ViewEnvironmentProvider: KeyboardEnvironmentProvider {
  private struct Weak {
    weak var view: UIView?
  }

  /// What waits for the next turn of the main queue.
  package var clock: any KeyboardClock = SystemKeyboardClock()

  private var views: [Weak] = []

  /// The provider of a tracker, made when it is first asked for.
  package static func of(_ tracker: KeyboardTracker) -> ViewEnvironmentProvider {
    if let known = tracker.environmentProvider as? ViewEnvironmentProvider { return known }
    let provider = ViewEnvironmentProvider()
    tracker.environmentProvider = provider
    return provider
  }

  func add(_ view: UIView) {
    views.removeAll { $0.view == nil || $0.view === view }
    views.append(Weak(view: view))
  }

  package func environment(on screen: KeyboardScreen?) -> KeyboardEnvironment {
    if let window = window(on: screen) { return KeyboardEnvironment(in: window) }
    var environment = KeyboardEnvironment.system
    environment.readSettings()
    return environment
  }

  /// The window that a keyboard belongs to; of equals the one of the view that came last.
  private func window(on screen: KeyboardScreen?) -> UIWindow? {
    views.reversed()
      .compactMap { $0.view?.window }
      .filter { !screen.isOther(than: KeyboardScreen($0.screen)) }
      .max { Self.rank($0) < Self.rank($1) }
  }

  private static func rank(_ window: UIWindow) -> Int {
    let isInFront = window.windowScene?.activationState == .foregroundActive
    return (isInFront ? 2 : 0) + (window.isKeyWindow ? 1 : 0)
  }
}
#endif
