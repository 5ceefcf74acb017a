#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Reason for a look at what is adjusted, and what the look may do.
struct KeyboardCause {
  /// Occasion of a look.
  enum Occasion {
    /// A change of the keyboard, of the focus, or by a finger that drags the keyboard.
    case change
    /// An update by the app, maybe in the middle of a layout pass; a follower's closure is called.
    case update
    /// A layout of a followed view, a new option, or a confirmed change of the keyboard.
    case layout
    /// A turn of the run loop, in which layout is done already.
    case turn
    /// The second look in a turn, which finds what has followed from the first.
    case again
    /// Another look, in whose animation changes are made.
    case nested
  }

  var occasion: Occasion
  /// The animation to make changes in; `nil` where they are made at once.
  var animation: KeyboardAnimation?
  /// True where the focused view is scrolled into sight.
  var reveals = false

  /// Returns the cause of a change of the keyboard, by a notification or a drag.
  static func change(_ animation: KeyboardAnimation?) -> KeyboardCause {
    KeyboardCause(occasion: .change, animation: animation, reveals: true)
  }

  static let update = KeyboardCause(occasion: .update, reveals: true)
  static let layout = KeyboardCause(occasion: .layout)

  var isTurn: Bool { occasion == .turn || occasion == .again }

  /// True where views may be laid out: not in the middle of a layout pass.
  var laysOut: Bool { occasion == .change || isTurn }
}

/// Options that can change while an adjustment is at work; ``KeyboardAdjustment`` describes them.
struct KeyboardOptions {
  var spacing: CGFloat = 0
  var room = KeyboardRoom.added
  var keeping = KeyboardContentEdge.top
  var revealing: (@MainActor (UIScrollView) -> CGRect?)?
}

/// Cover that one look has found, with what else the look has measured.
///
/// A class, since it is handed on to each closure and each thing, and is large.
final class KeyboardLook {
  let cover: KeyboardCover
  /// The place that was measured; `nil` outside a window.
  let place: KeyboardViewPlace?
  /// The difference in points from which a number is written: half a pixel.
  let tolerance: CGFloat

  init(_ cover: KeyboardCover, at place: KeyboardViewPlace?, tolerance: CGFloat) {
    self.cover = cover
    self.place = place
    self.tolerance = tolerance
  }
}
#endif
