#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications

/// Reason for a look at what is adjusted, and what the look may do.
struct KeyboardCause {
  /// The animation to make changes in; `nil` where they are made at once.
  var animation: KeyboardAnimation?
  /// True where the focused view is scrolled into sight.
  var reveals = false
  /// True where views may be laid out: not in the middle of a layout pass.
  var laysOut = true
  /// True for a turn of the run loop, in which layout is done already.
  var isTurn = false
  /// True for the second look in a turn, which finds what has followed from the first.
  var isAgain = false
  /// True where a follower's closure is called though nothing has changed.
  var isForced = false
  /// True for a part of another look, in whose animation changes are made.
  var isNested = false

  /// The same reason, inside the animation of another look.
  var nested: KeyboardCause {
    var cause = self
    cause.laysOut = false
    cause.isNested = true
    return cause
  }

  /// Returns the cause of a change of the keyboard, by a notification or a drag.
  static func change(_ animation: KeyboardAnimation?) -> KeyboardCause {
    KeyboardCause(animation: animation, reveals: true)
  }

  /// Cause of an update by the app, maybe in the middle of a layout pass.
  static let update = KeyboardCause(reveals: true, laysOut: false, isForced: true)

  /// Cause of a layout of a followed view, a new option, or a confirmed change of the keyboard.
  static let layout = KeyboardCause(laysOut: false)
}
#endif
