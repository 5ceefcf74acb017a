#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications

/// Reason for a look at what is adjusted, and what the look may do.
struct KeyboardCause {
  /// The animation to make changes in; `nil` where they are made at once.
  var animation: KeyboardAnimation?
  /// Whether the focused view is scrolled into sight.
  var reveals = false
  /// Whether views may be laid out: not in the middle of a layout pass.
  var laysOut = true
  /// Whether this is a turn of the run loop, in which layout is done already.
  var isTurn = false
  /// Whether a follower's closure is called though nothing has changed.
  var isForced = false

  /// Whether this is a part of another look, in whose animation changes are made.
  var isNested = false

  /// The same reason, inside the animation of another look.
  var nested: KeyboardCause {
    var cause = self
    cause.laysOut = false
    cause.isNested = true
    return cause
  }

  /// The keyboard has changed, or is dragged.
  static func change(_ animation: KeyboardAnimation?) -> KeyboardCause {
    KeyboardCause(animation: animation, reveals: true)
  }

  /// A turn of the run loop ends.
  static func turn(_ animation: KeyboardAnimation?, reveals: Bool) -> KeyboardCause {
    KeyboardCause(animation: animation, reveals: reveals, isTurn: true)
  }

  /// The app asks for a look, maybe in the middle of a layout pass.
  static let update = KeyboardCause(reveals: true, laysOut: false, isForced: true)

  /// A followed view is laid out, an option was set, or a change of the keyboard was confirmed.
  static let layout = KeyboardCause(laysOut: false)
}
#endif
