package import Foundation

/// Adapter that keeps views above a tracker's keyboard, and measures what only views can tell.
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

  /// Measures again, because the keyboard has sprung back to its announced frame after a drag.
  ///
  /// - Parameter animation: The animation in which it springs back.
  func keyboardDidSpringBack(in animation: KeyboardAnimation?)
}

extension KeyboardAdapter {
  package var prefersCrossFadeTransitions: Bool { false }
  package var accessoryHeight: CGFloat { 0 }
  package var applicationState: KeyboardApplicationState? { nil }
}

extension KeyboardTracker {
  /// Adds an adapter, whose windows count from the next notification on, and keeps it alive.
  package func add(_ adapter: any KeyboardAdapter) {
    adapters.insert(adapter, at: 0)
  }

  /// Returns the adapter of a type, if there is one.
  package func adapter<Adapter: KeyboardAdapter>() -> Adapter? {
    for adapter in adapters {
      if let adapter = adapter as? Adapter { return adapter }
    }
    return nil
  }
}

// MARK: - The focus

extension KeyboardTracker {
  /// Records the focus when the app stops being active, until it is active again.
  func recordFocus(of application: KeyboardApplicationState) {
    recordedFocus.record(application) { hasFocus }
  }

  /// True if a responder has the focus in a window; `nil` if no adapter has a window.
  var hasFocus: Bool? {
    var searched: Set<ObjectIdentifier> = []
    return adapters.compactMap { $0.hasFocus(searched: &searched) }.anyOfKnown
  }
}

// MARK: - Several windows

extension [Bool] {
  /// True if one of the answers is; `nil` without an answer.
  package var anyOfKnown: Bool? { isEmpty ? nil : contains(true) }
}

extension [KeyboardApplicationState] {
  /// The state of an app whose windows have these states; `nil` without one.
  ///
  /// An app that is active in one scene is active.
  package var ofApp: KeyboardApplicationState? { contains(.active) ? .active : first }
}
