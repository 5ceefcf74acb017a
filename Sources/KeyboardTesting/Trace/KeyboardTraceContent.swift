public import Foundation
public import KeyboardNotifications

/// What a record of a trace says; rectangles are in screen coordinates, in points.
public enum KeyboardTraceContent: Sendable, Equatable {
  /// What the trace says of itself; the first record, once.
  case header(KeyboardTraceHeader)
  /// The screen's bounds, given again when the screen turns.
  case screen(CGRect)
  /// The window's frame; without one, the screen.
  case window(CGRect)
  /// The view to keep clear, and its bottom safe-area inset; without one, the window.
  case view(CGRect, safeAreaBottom: CGFloat)
  /// The setting under Reduce Motion that replaces slides by fades; off at the start.
  case accessibility(prefersCrossFadeTransitions: Bool)
  /// A change of the application's state, which is active at the start.
  case application(KeyboardApplicationState)
  /// One posted notification, wrong values included.
  case notification(name: String, userInfo: [String: KeyboardTraceValue]?)
  /// What must hold after the records before it.
  case expectation(KeyboardTraceExpectation)
}
