#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

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

  /// Returns the cause of a change of the keyboard, by a notification or a drag.
  static func change(_ animation: KeyboardAnimation?) -> KeyboardCause {
    KeyboardCause(animation: animation, reveals: true)
  }

  /// Cause of an update by the app, maybe in the middle of a layout pass.
  static let update = KeyboardCause(reveals: true, laysOut: false, isForced: true)

  /// Cause of a layout of a followed view, a new option, or a confirmed change of the keyboard.
  static let layout = KeyboardCause(laysOut: false)
}

/// Options of an adjustment that can change while it is at work.
struct KeyboardOptions {
  /// The space to leave above the keyboard, in points.
  var spacing: CGFloat = 0
  /// Way in which room is made in the app's inset or constant.
  var room = KeyboardSum.added
  /// The part of the visible content that stays.
  var keeping = KeyboardContentEdge.top
  /// Returns the part of the content to be seen.
  var revealing: (@MainActor (UIScrollView) -> CGRect?)?
}

/// Cover that one look has found, with what else the look has measured.
///
/// A class, since a turn in which nothing has moved goes by the look before.
@MainActor
final class KeyboardLook {
  let cover: KeyboardCover
  /// The place that was measured; `nil` outside a window.
  let place: KeyboardViewPlace?
  /// The difference in points from which a number is written: half a pixel.
  let tolerance: CGFloat
  let options: KeyboardOptions
  /// True once the handlers were called with it, or found to know it already.
  var isKnown = false

  init(
    _ cover: KeyboardCover,
    at place: KeyboardViewPlace?,
    scale: CGFloat?,
    options: KeyboardOptions
  ) {
    self.cover = cover
    self.place = place
    self.options = options
    tolerance = 0.5 / max(scale ?? 1, 1)
  }
}
#endif
