/// Reason of an update.
///
/// A rotation, and a new size of a window, have no reason of their own. The system posts changes of
/// the keyboard for them, and while a keyboard is up the new sizes are measured before each commit.
/// A docked frame at another place makes the next update reveal the focus.
package enum UpdateReason: Sendable {
  /// A change of the keyboard was just posted, or the keyboard has gone back to its announced frame
  /// after a drag.
  ///
  /// After a drag the focus is not revealed: if it is out of sight, the user has scrolled away from
  /// it.
  case keyboardChange(KeyboardAnimation?, revealsFocus: Bool = true)
  /// A view may have moved: a turn after the keyboard, or after the focus has moved.
  ///
  /// The animation is that of the keyboard; `nil` if it had none.
  case possibleMove(KeyboardAnimation?, revealsFocus: Bool)
  /// A commit is about to draw the changes since the last one.
  ///
  /// The animation is that of a change of the keyboard in the current turn of the main queue, or of
  /// the last one if the focus has moved in this turn; `nil` if a finger has moved the keyboard
  /// since the last commit. The focus is revealed if it, or the text of the focused view, has
  /// changed.
  case beforeCommit(KeyboardAnimation?, revealsFocus: Bool = false)
  /// The second pass before the same commit, for views that the first pass may have moved.
  case secondPass(KeyboardAnimation?)
  /// The app has called `update()`, maybe in the middle of a layout pass.
  case updateCall
  /// The app has changed an option, the condition, a base value or a closure; the handler is
  /// called, since it may depend on that.
  case option
  /// The app has called `resume()`.
  case resume
  /// Something may have changed: the adjustment starts, a followed view was laid out, the system
  /// has confirmed a change, the app has another state, or a closure was replaced.
  case recheck
}

extension UpdateReason {
  /// The animation in which changes are made, if the reason is the coordinator's; `nil` to make
  /// them without.
  package var animation: KeyboardAnimation? {
    switch self {
    case .keyboardChange(let animation, _), .possibleMove(let animation, _),
      .beforeCommit(let animation, _), .secondPass(let animation):
      animation
    case .updateCall, .option, .resume, .recheck: nil
    }
  }

  /// True if the first responder is scrolled into view.
  package var revealsFocus: Bool {
    switch self {
    case .keyboardChange(_, let revealsFocus), .possibleMove(_, let revealsFocus),
      .beforeCommit(_, let revealsFocus):
      revealsFocus
    case .updateCall: true
    case .secondPass, .option, .resume, .recheck: false
    }
  }

  /// True for a reason that only the coordinator gives, in a pass over all adjustments or over
  /// those in a window.
  ///
  /// Such an update controls the animation of its changes; those of any other join the app's.
  package var isFromCoordinator: Bool {
    switch self {
    case .keyboardChange, .possibleMove, .beforeCommit, .secondPass: true
    case .updateCall, .option, .resume, .recheck: false
    }
  }

  /// True if views may be laid out, which they may not be in the middle of a layout pass.
  package var allowsLayout: Bool {
    if case .resume = self { true } else { isFromCoordinator }
  }

  /// True for a change of the keyboard; other observers of its post may not have been called yet.
  package var isKeyboardChange: Bool {
    if case .keyboardChange = self { true } else { false }
  }

  /// True just before a commit, in either pass.
  package var isBeforeCommit: Bool {
    if case .secondPass = self { true } else { countsCommit }
  }

  /// True in one update before each commit.
  package var countsCommit: Bool {
    if case .beforeCommit = self { true } else { false }
  }

  /// True if the app asks for the update, other than by `resume()`.
  package var isByApp: Bool {
    switch self {
    case .updateCall, .option: true
    default: false
    }
  }
}
