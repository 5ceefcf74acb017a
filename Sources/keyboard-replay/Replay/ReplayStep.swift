import Foundation
import KeyboardNotifications
import KeyboardTesting

/// A record that was played, and its outcome.
struct ReplayStep: Equatable {
  /// The subject of a record.
  enum Subject: String {
    /// A posted notification.
    case notification
    /// A change of the application's state.
    case application
    /// A screen, a window, a view or a setting of the user's.
    case setting
  }

  /// The line of the trace, counted from 1.
  var line: Int
  /// The seconds since the start of the trace; `nil` as long as no record has given a time.
  var time: TimeInterval?
  /// The notification's name, the word for the application's state, or the setting.
  var name: String
  var subject: Subject
  /// The end frame that was posted, if it is a frame.
  var endFrame: CGRect?
  var outcome: KeyboardOutcome
  /// The decoding error's sentence, if the notification is malformed.
  var error: String?
  /// The keyboard's state after the record.
  var state: KeyboardState
  /// The state as an expectation, with the covered height and the inset of the trace's view.
  var result: KeyboardTraceExpectation
  /// The height that was covered before the record, in points.
  var coveredBefore: CGFloat
  /// The height of the view, else the window, else the screen, in points.
  var areaHeight: Double

  var isNotification: Bool { subject == .notification }

  /// The transition that was delivered, if any.
  var transition: KeyboardTransition? { outcome.transition }

  /// The reason why no transition was delivered, if it is known.
  var dropReason: KeyboardDropReason? {
    guard case .dropped(let reason) = outcome else { return nil }
    return reason
  }

  /// The word for an outcome that is not delivered to observers; `nil` for a transition.
  var outcomeWord: String? {
    switch outcome {
    case .transition: nil
    case .unchanged: isNotification ? state.visibility.rawValue : "noted"
    case .dropped(let reason): reason.rawValue
    }
  }
}
