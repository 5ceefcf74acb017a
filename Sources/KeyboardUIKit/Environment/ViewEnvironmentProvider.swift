#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

/// What a tracker learns from the views that are kept clear of its keyboard.
///
/// No view knows of all windows, and `UIApplication.shared` is not there in app extensions; so the
/// windows are those that the adapted views are in. The keyboard belongs to the key one of them.
@MainActor
final class ViewEnvironmentProvider: KeyboardEnvironmentProvider {
  private struct Weak {
    weak var view: UIView?
  }

  /// What waits for the next turn of the main queue.
  var clock: any KeyboardClock = SystemKeyboardClock()

  private var views: [Weak] = []

  /// The provider of a tracker, made when they are first asked for.
  ///
  /// From then on the tracker observes as long as it lives, so that a screen that is made while
  /// the keyboard is up knows of it.
  static func of(_ tracker: KeyboardTracker) -> ViewEnvironmentProvider {
    if let known = tracker.environmentProvider as? ViewEnvironmentProvider { return known }
    let provider = ViewEnvironmentProvider()
    tracker.environmentProvider = provider
    tracker.start()
    return provider
  }

  func add(_ view: UIView) {
    views.removeAll { $0.view == nil || $0.view === view }
    views.append(Weak(view: view))
  }

  func environment(on screen: KeyboardScreen?) -> KeyboardEnvironment {
    if let window { return KeyboardEnvironment(in: window) }
    var environment = KeyboardEnvironment.system
    environment.readSettings()
    return environment
  }

  private var window: UIWindow? {
    let windows = views.lazy.compactMap { $0.view?.window }
    return windows.first(where: \.isKeyWindow) ?? windows.last
  }
}
#endif
