package import Foundation

/// Adapter that keeps views clear of a tracker's keyboard, and measures what only views can tell.
@MainActor
package protocol KeyboardAdapter: AnyObject {
  /// The windows of the views, the newest first.
  var windows: [KeyboardWindow] { get }
  /// True while Reduce Motion and Prefer Cross-Fade Transitions are on.
  var prefersCrossFadeTransitions: Bool { get }
  /// The height in points of an input accessory view inside the keyboard's frame.
  var accessoryHeight: CGFloat { get }
  /// The state of the app by the scenes of the windows; `nil` if they do not tell.
  var applicationState: KeyboardApplicationState? { get }

  /// Searches for a responder that has the focus.
  ///
  /// - Parameter searched: The windows that were searched already. The adapter leaves them out, and
  ///   adds those that it searches.
  /// - Returns: `nil` if the adapter has no window to search.
  func hasFocus(searched: inout Set<ObjectIdentifier>) -> Bool?

  /// Searches for the finger that drags the keyboard down.
  ///
  /// - Parameter searched: The windows that were searched already. The adapter leaves them out, and
  ///   adds those that it searches.
  /// - Returns: The finger; `nil` if the adapter sees none.
  func findDraggingFinger(searched: inout Set<ObjectIdentifier>) -> KeyboardFinger?

  /// Measures again, since the keyboard is back at its announced frame after a drag.
  ///
  /// - Parameter animation: The animation in which it goes back.
  func dragDidEnd(in animation: KeyboardAnimation?)
}

extension KeyboardAdapter {
  package var prefersCrossFadeTransitions: Bool { false }
  package var accessoryHeight: CGFloat { 0 }
  package var applicationState: KeyboardApplicationState? { nil }
}

/// Adapters of one tracker, which do not keep each other alive.
@MainActor
struct KeyboardAdapters {
  private struct Entry {
    weak var adapter: (any KeyboardAdapter)?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// The adapters, the newest first.
  var all: [any KeyboardAdapter] { entries.reversed().compactMap(\.adapter) }

  /// Adds an adapter, and forgets those that are released.
  mutating func add(_ adapter: any KeyboardAdapter) {
    entries.removeAll { $0.adapter == nil || $0.adapter === adapter }
    entries.append(Entry(adapter: adapter))
  }

  mutating func remove(_ adapter: any KeyboardAdapter) {
    entries.removeAll { $0.adapter == nil || $0.adapter === adapter }
  }
}

// MARK: - The environment

extension KeyboardTracker {
  /// Adds an adapter, whose windows count from the next notification on; it is not kept alive.
  package func add(_ adapter: any KeyboardAdapter) {
    adapters.add(adapter)
  }

  /// Removes an adapter.
  package func remove(_ adapter: any KeyboardAdapter) {
    adapters.remove(adapter)
  }

  /// Returns the app's environment with the adapters' measurements added.
  ///
  /// - Parameters:
  ///   - given: The environment of the closure that the tracker was made with, if it has one.
  ///   - screen: The screen of the notification, if it has one.
  ///   - bounds: The bounds of the screen if no window is known.
  /// - Returns: The environment; a value that neither knows stays `nil`.
  func measuredEnvironment(
    adding given: KeyboardEnvironment?,
    on screen: ScreenIdentity?,
    bounds: CGRect?
  ) -> KeyboardEnvironment {
    let adapters = adapters.all
    let windows = adapters.flatMap(\.windows).filter { !screen.isOther(than: $0.screen) }
    var environment: KeyboardEnvironment
    if let given {
      environment = given
    } else {
      environment = KeyboardEnvironment(screenBounds: windows.first?.screenBounds ?? bounds)
      environment.prefersCrossFadeTransitions = adapters.contains(
        where: \.prefersCrossFadeTransitions
      )
      // An app that is active in one scene is active.
      let states = assumesActiveApp ? [] : adapters.compactMap(\.applicationState)
      environment.applicationState = states.contains(.active) ? .active : states.first ?? .active
    }
    environment.windows += windows
    environment.hasLostFocus =
      environment.hasLostFocus || recordedFocus.isLost { hasFocus(in: adapters) }
    let heights = adapters.map(\.accessoryHeight)
    environment.accessoryHeight = heights.reduce(environment.accessoryHeight, max)
    environment.isPulledDown = environment.isPulledDown || drag.isPulledDown
    return environment
  }
}

// MARK: - The focus

extension KeyboardTracker {
  /// Records the focus when the app stops being active, until it is active again.
  func recordFocus(of application: KeyboardApplicationState) {
    recordedFocus.record(application) { hasFocus(in: adapters.all) }
  }

  /// Returns true if a responder has the focus in a window; `nil` if no adapter has a window.
  private func hasFocus(in adapters: [any KeyboardAdapter]) -> Bool? {
    var searched: Set<ObjectIdentifier> = []
    var isKnown = false
    for adapter in adapters {
      guard let hasFocus = adapter.hasFocus(searched: &searched) else { continue }
      if hasFocus { return true }
      isKnown = true
    }
    return isKnown ? false : nil
  }
}
