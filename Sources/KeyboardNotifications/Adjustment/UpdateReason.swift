/// Reason of an update, with the effects that it allows.
package struct UpdateReason: Sendable {
  /// Kind of a reason.
  package enum Kind: Sendable {
    /// The keyboard, the first responder, the text or the finger has changed, or a view may have
    /// moved since.
    case change
    /// A notification repeats the present state, or a drag has settled. It counts if the keyboard
    /// moves.
    case repetition
    /// The adjustment starts, a view was laid out, or a change is confirmed.
    case state
    /// The app has changed an option.
    case option
    /// The app has called `update()`.
    case app
    /// A frame is about to be committed.
    case frame
    /// The second pass before the same frame, for views that the first pass may have moved.
    case secondPass
  }

  /// The kind of the reason.
  package var kind: Kind
  /// The animation in which changes are made; `nil` if they are made at once.
  package var animation: KeyboardAnimation?
  /// True if the first responder is scrolled into view.
  package var revealsFocus = false
  /// True if views may be laid out, which they may not be in the middle of a layout pass.
  package var allowsLayout = false
  /// True if a drag of the keyboard ends, since a notification gives its place.
  package var settlesDrag = false

  /// True for a change that was just posted.
  ///
  /// Its other observers may not have been called yet.
  package var isPost: Bool { kind == .change && settlesDrag }

  /// True just before a frame is committed.
  package var isFrame: Bool { kind == .frame || kind == .secondPass }
}

extension UpdateReason {
  /// A change of the keyboard was posted.
  package static func keyboardChange(_ animation: KeyboardAnimation?) -> UpdateReason {
    UpdateReason(
      kind: .change,
      animation: animation,
      revealsFocus: true,
      allowsLayout: true,
      settlesDrag: true
    )
  }

  /// A notification was posted that repeats the present state, as after a drag back to full height.
  package static func keyboardRepetition(_ animation: KeyboardAnimation?) -> UpdateReason {
    UpdateReason(kind: .repetition, animation: animation, settlesDrag: true)
  }

  /// A view may have moved or become first responder since a change with the given animation.
  package static func possibleMove(_ animation: KeyboardAnimation?) -> UpdateReason {
    UpdateReason(kind: .change, animation: animation, revealsFocus: true, allowsLayout: true)
  }

  /// A frame is about to be committed.
  ///
  /// - Parameters:
  ///   - animation: The animation of a change of the keyboard in the present turn of the main
  ///     queue.
  ///   - revealsFocus: True if the text of the focused view has changed.
  /// - Returns: The reason of an update just before the frame.
  package static func frame(
    _ animation: KeyboardAnimation?,
    revealsFocus: Bool
  ) -> UpdateReason {
    UpdateReason(
      kind: .frame,
      animation: animation,
      revealsFocus: revealsFocus,
      allowsLayout: true
    )
  }

  /// The second pass before the same frame.
  package static func secondPass(_ animation: KeyboardAnimation?) -> UpdateReason {
    UpdateReason(kind: .secondPass, animation: animation, allowsLayout: true)
  }

  /// The app has called `update()`, maybe in the middle of a layout pass.
  package static let app = UpdateReason(kind: .app, revealsFocus: true)

  /// The adjustment starts, a followed view was laid out, or the system has confirmed a change.
  package static let state = UpdateReason(kind: .state)

  /// The app has changed an option; the handler is called, since it may depend on the option.
  package static let option = UpdateReason(kind: .option)

  /// The app has called `resume()`.
  package static let resume = UpdateReason(kind: .state, allowsLayout: true)
}
