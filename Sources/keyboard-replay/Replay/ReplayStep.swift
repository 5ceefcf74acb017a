import Foundation
import KeyboardNotifications
import KeyboardTesting

/// One notification, or change of the application's state, and what became of it.
struct ReplayStep: Equatable {
  /// The line of the trace, counted from 1.
  var line: Int
  /// The seconds since the start of the trace.
  var time: TimeInterval
  /// The notification's name, or the word for the application's state.
  var name: String
  /// Whether the step is a change of the application's state.
  var isApplication: Bool
  /// The end frame that was posted, if it is one.
  var endFrame: CGRect?
  /// What became of it.
  var outcome: KeyboardOutcome
  /// The decoding error's sentence, where the notification is malformed.
  var error: String?
  /// The state after it.
  var state: KeyboardState
  /// The state, judged where the trace says.
  var result: KeyboardTraceResult
  /// The height of the view, else the window, else the screen, that is covered.
  var areaHeight: Double

  /// What was delivered, if anything.
  var transition: KeyboardTransition? {
    if case .transition(let transition) = outcome { transition } else { nil }
  }

  /// Why nothing was delivered, if a reason is known.
  var dropReason: KeyboardDropReason? {
    if case .dropped(let reason) = outcome { reason } else { nil }
  }
}
