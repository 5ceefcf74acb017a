import Foundation
import KeyboardNotifications
import KeyboardTesting

/// One record that was played, and what became of it.
struct ReplayStep: Equatable {
  /// What was played.
  enum Subject: Equatable {
    /// A notification.
    case notification
    /// A change of the application's state.
    case application(KeyboardApplicationState)
    /// A screen, a window, a view or a setting of the user's.
    case setting
  }

  /// What became of it, as far as its mark and colour go.
  enum Kind: String, CaseIterable {
    case change, noted, dropped, application, setting
  }

  /// The line of the trace, counted from 1.
  var line: Int
  /// The seconds since the start of the trace.
  var time: TimeInterval
  /// The notification's name, the word for the application's state, or the setting.
  var name: String
  var subject: Subject
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
  /// The height that was covered before it, in points.
  var coveredBefore: CGFloat = 0
  /// The height of the view, else the window, else the screen, that is covered.
  var areaHeight: Double

  var isNotification: Bool { subject == .notification }

  /// What was delivered, if anything.
  var transition: KeyboardTransition? { outcome.transition }

  /// Why nothing was delivered, if a reason is known.
  var dropReason: KeyboardDropReason? { outcome.dropReason }

  var kind: Kind {
    if case .transition = outcome { return .change }
    switch subject {
    case .application: return .application
    case .setting: return .setting
    case .notification: return dropReason == nil ? .noted : .dropped
    }
  }
}

// MARK: - In words

extension ReplayStep {
  /// The notification's name without what all have in common.
  var shortName: String {
    KeyboardNotificationType(name: Notification.Name(name))?.rawValue ?? name
  }

  /// What became of it, in a word or two.
  var outcomeText: String {
    switch outcome {
    case .transition(let transition):
      let increment = NumberFormat.signed(Double(transition.heightIncrement))
      return "\(transition.change.rawValue) \(increment)"
    case .noted where isNotification: return state.visibility.rawValue
    case .noted where subject == .setting && result.covered != coveredBefore:
      return "covers \(NumberFormat.text(Double(result.covered)))"
    case .noted: return "noted"
    case .held: return "held"
    case .dropped(let reason): return reason.rawValue
    }
  }

  /// Why it did nothing, in a clause.
  var explanation: String? {
    error ?? dropReason?.explanation
  }

  /// Where the keyboard is, in a few words.
  var stateText: String {
    let visibility = result.visibility.rawValue
    return result.placement == .none ? visibility : "\(visibility), \(result.placement.rawValue)"
  }

  /// The colour that what became of it has on a terminal.
  var color: TextColor? {
    switch outcome {
    case .transition(let transition):
      switch transition.change {
      case .appeared: .green
      case .resized, .moved: .yellow
      case .disappeared: .cyan
      }
    case .noted, .held: nil
    case .dropped(.malformed): .red
    case .dropped: .dim
    }
  }
}

extension KeyboardDropReason {
  /// The reason in a clause.
  var explanation: String {
    switch self {
    case .duplicate: "says what is already known"
    case .stale: "confirms what has been replaced since"
    case .otherApp: "is about another app's keyboard"
    case .otherScreen: "is about a keyboard on another screen"
    case .inactive: "the net change is delivered on return"
    case .dragging: "has no frame, as during a drag"
    case .malformed: "cannot be read"
    case .notAKeyboard: "brings no keyboard on screen"
    }
  }
}

extension KeyboardAnimation {
  /// The animation in a few words.
  var text: String {
    "\(NumberFormat.text(duration)) s, curve \(curve.rawValue)"
  }
}
