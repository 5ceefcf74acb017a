/// Reason of an update.
///
/// A rotation, and a new size of a window, have no reason of their own. The system posts changes of
/// the keyboard for them, and while a keyboard is up the new sizes are measured before each commit.
/// A docked frame at another place makes the next update reveal the focus.
package enum UpdateReason: Sendable {
  /// A change of the keyboard was posted.
  case keyboardChange(KeyboardAnimation?)
  /// The keyboard went back to its announced frame after a drag.
  ///
  /// The focus is not revealed: if it is out of sight, the user has scrolled away from it.
  case returnAfterDrag(KeyboardAnimation?)
  /// A view may have moved: a turn after the keyboard, or after the focus has moved.
  ///
  /// The animation is that of the keyboard; `nil` if it had none.
  case possibleMove(KeyboardAnimation?, revealsFocus: Bool)
  /// A commit is about to draw the changes since the last one, and a finger has moved the keyboard
  /// meanwhile.
  case drag(revealsFocus: Bool)
  /// A commit is about to draw the changes since the last one.
  ///
  /// The animation is that of a change of the keyboard in the current turn of the main queue. The
  /// focus is revealed if it, or the text of the focused view, has changed.
  case beforeCommit(KeyboardAnimation?, revealsFocus: Bool)
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
  /// The animation in which changes are made, if ``animates`` is true; `nil` to make them without.
  package var animation: KeyboardAnimation? {
    switch self {
    case .keyboardChange(let animation), .returnAfterDrag(let animation),
      .possibleMove(let animation, _), .beforeCommit(let animation, _),
      .secondPass(let animation):
      animation
    case .drag, .updateCall, .option, .resume, .recheck: nil
    }
  }

  /// True if the update controls the animation of its changes; else they join the app's animation.
  package var animates: Bool {
    switch self {
    case .keyboardChange, .returnAfterDrag, .possibleMove, .beforeCommit, .secondPass: true
    case .drag, .updateCall, .option, .resume, .recheck: false
    }
  }

  /// True if the first responder is scrolled into view.
  package var revealsFocus: Bool {
    switch self {
    case .keyboardChange, .updateCall: true
    case .possibleMove(_, let revealsFocus), .beforeCommit(_, let revealsFocus),
      .drag(let revealsFocus):
      revealsFocus
    case .returnAfterDrag, .secondPass, .option, .resume, .recheck: false
    }
  }

  /// True if views may be laid out, which they may not be in the middle of a layout pass.
  package var allowsLayout: Bool {
    switch self {
    case .keyboardChange, .returnAfterDrag, .possibleMove, .drag, .beforeCommit, .secondPass,
      .resume:
      true
    case .updateCall, .option, .recheck: false
    }
  }

  /// True for a change that was just posted, and for the return of the keyboard after a drag.
  ///
  /// Other observers of a post may not have been called yet.
  package var isKeyboardChange: Bool {
    switch self {
    case .keyboardChange, .returnAfterDrag: true
    default: false
    }
  }

  /// True just before a commit, in either pass.
  package var isBeforeCommit: Bool {
    isFirstPass || isSecondPass
  }

  /// True in the first pass before a commit.
  package var isFirstPass: Bool {
    switch self {
    case .drag, .beforeCommit: true
    default: false
    }
  }

  private var isSecondPass: Bool {
    if case .secondPass = self { true } else { false }
  }

  /// True if a finger has moved the keyboard.
  package var isDrag: Bool {
    if case .drag = self { true } else { false }
  }

  /// True for a reason that only the coordinator gives, in a pass over all adjustments or over
  /// those in a window.
  package var isFromCoordinator: Bool {
    switch self {
    case .keyboardChange, .returnAfterDrag, .possibleMove, .drag, .beforeCommit, .secondPass: true
    case .updateCall, .option, .resume, .recheck: false
    }
  }

  /// True if the app asks for the update, other than by `resume()`.
  package var isByApp: Bool {
    switch self {
    case .updateCall, .option: true
    default: false
    }
  }
}
