/// Record of whether the app had a focus when it stopped being active.
///
/// If it had one and has none now, the focus was lost while the app was not active.
/// UIKit may remove a keyboard without a notification while the app is not active:
/// https://github.com/irccloud/ios/issues/164
struct RecordedFocus: Sendable {
  /// True if a responder had the focus when the app stopped being active; `nil` in an active app.
  private var hadFocus: Bool?

  /// Records the focus when the app stops being active, and forgets it once the app is active.
  ///
  /// - Parameters:
  ///   - application: The new state of the app.
  ///   - hasFocus: Returns true if a responder has the focus; `nil` if that is not known. It is
  ///     called at most once in the time in which the app is not active.
  mutating func record(_ application: KeyboardApplicationState, hasFocus: () -> Bool?) {
    if application == .active {
      hadFocus = nil
    } else if hadFocus == nil {
      hadFocus = hasFocus() ?? false
    }
  }

  /// Returns true if the focus is lost since the app stopped being active.
  ///
  /// - Parameter hasFocus: Returns true if a responder has the focus; `nil` if that is not known.
  /// - Returns: True if a responder had the focus, and none has it now.
  func isLost(hasFocus: () -> Bool?) -> Bool {
    hadFocus == true && hasFocus() == false
  }
}
