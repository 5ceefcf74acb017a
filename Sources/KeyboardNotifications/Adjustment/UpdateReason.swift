/// Reason for which an adjustment is measured again, and what it allows.
package struct UpdateReason: Sendable {
  /// Kind of a reason.
  package enum Kind: Sendable {
    /// The keyboard, the focus, the text or the finger has changed, or something may have moved
    /// since.
    case change
    /// A notification repeats what is known, or a drag has settled. It counts if the keyboard
    /// moves.
    case repetition
    /// The adjustment starts, a view was laid out, or a change is confirmed.
    case state
    /// The app has changed an option.
    case option
    /// The app has asked for it.
    case app
    /// A frame is about to be committed.
    case frame
    /// The second pass before the same frame, for what stands on what the first pass has changed.
    case secondPass
  }

  package var kind: Kind
  /// The animation to make changes in; `nil` if they are made at once.
  package var animation: KeyboardAnimation?
  /// True if the focused view is scrolled into sight.
  package var revealsFocus = false
  /// True if views may be laid out, which they may not be in the middle of a layout pass.
  package var allowsLayout = false
  /// True if a notification puts a keyboard that was dragged where it belongs.
  package var settlesDrag = false

  /// True in the middle of the post of a change, whose other observers may not have been called
  /// yet.
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

  /// A notification was posted that repeats what is known, as after a drag back to full height.
  package static func keyboardRepetition(_ animation: KeyboardAnimation?) -> UpdateReason {
    UpdateReason(kind: .repetition, animation: animation, settlesDrag: true)
  }

  /// Something may have moved or got the focus since the last change, whose animation is given.
  package static func later(_ animation: KeyboardAnimation?) -> UpdateReason {
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
    revealsFocus: Bool = false
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

  /// The app has changed an option, which a handler that copies what is written must hear of.
  package static let option = UpdateReason(kind: .option)

  /// The app has called `resume()`.
  package static let resume = UpdateReason(kind: .state, allowsLayout: true)
}
