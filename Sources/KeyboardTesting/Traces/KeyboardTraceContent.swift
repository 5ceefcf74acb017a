package import Foundation
package import KeyboardNotifications

/// The content of a record; rectangles are in screen coordinates, in points.
package enum KeyboardTraceContent: Sendable, Equatable {
  /// The header of the trace; the first record, once.
  case header(KeyboardTraceHeader)
  /// The screen's bounds; a screen that turns has another record.
  ///
  /// A device may have several screens, each with a name. An inferred screen was derived from the
  /// frames of a log.
  case screen(CGRect, name: String? = nil, isInferred: Bool = false)
  /// The window's frame; without one, the screen.
  case window(CGRect)
  /// The view to keep clear, and its bottom safe-area inset; without one, the window.
  case view(CGRect, safeAreaBottom: CGFloat)
  /// The setting under Reduce Motion that replaces slides by fades; off at the start.
  case accessibility(prefersCrossFadeTransitions: Bool)
  /// The setting that counts or ignores the keyboards of other apps; they are ignored at the start.
  case policy(otherApps: KeyboardOtherAppsPolicy)
  /// A change of the application's state, which is active at the start.
  case application(KeyboardApplicationState)
  /// A notification as it was posted, wrong values included.
  ///
  /// The screen is the name of the one that it was posted with.
  case notification(
    name: String,
    userInfo: [String: KeyboardTraceValue]?,
    screen: String? = nil
  )
  /// The result that is expected after the records before it.
  case expectation(KeyboardTraceExpectation)
}
