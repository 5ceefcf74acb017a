import Foundation
import KeyboardNotifications
import KeyboardTesting

/// A record that was played, and its outcome.
struct ReplayStep: Equatable {
  /// The subject of a record.
  enum Subject {
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
  /// True if a table marks the row.
  var isMarked = false
  /// The keyboard's state after the record.
  var state: KeyboardState
  /// The state as an expectation, with the covered height and the inset of the trace's view.
  var result: KeyboardTraceExpectation
  /// The height that was covered before the record, in points.
  var coveredBefore: CGFloat
  /// The covered height after the transition less the one before, in points; `nil` without one.
  var heightIncrement: CGFloat?
  /// The height of the view, else the window, else the screen, in points.
  var areaHeight: Double

  /// The type of the keyboard's notification; `nil` for any other record.
  var type: KeyboardNotificationType? {
    KeyboardNotificationType(name: Notification.Name(name))
  }

  var isNotification: Bool { subject == .notification }

  /// The transition that was delivered, if any.
  var transition: KeyboardTransition? { outcome.transition }

  /// The reason why no transition was delivered, if it is known.
  var dropReason: KeyboardDropReason? {
    guard case .dropped(let reason) = outcome else { return nil }
    return reason
  }

  /// The word for the outcome that is explained below a table.
  var word: String? {
    transition?.kind.rawValue ?? outcomeWord
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

/// The texts that a table and a report have in common.
extension ReplayStep {
  /// The notification's name without the parts that all names share.
  var shortName: String {
    type?.rawValue ?? name
  }

  /// The outcome, in a word or two.
  var outcomeText: String {
    if let transition {
      let increment = NumberFormat.signed(Double(heightIncrement ?? 0))
      return "\(transition.kind.rawValue) \(increment)"
    }
    // A setting delivers no change, but the keyboard may cover more or less of a new view.
    if subject == .setting, let covered = result.covered, covered != coveredBefore {
      return "covers \(NumberFormat.text(Double(covered)))"
    }
    return outcomeWord ?? ""
  }

  /// The decoding error, or the meaning of the reason for a drop; `nil` for any other outcome.
  var explanation: String? {
    error ?? dropReason.flatMap { OutcomeWord.meaning(of: $0.rawValue) }
  }

  /// The visibility and the placement of the keyboard.
  var stateText: String {
    let visibility = state.visibility.rawValue
    return state.placement == .absent ? visibility : "\(visibility), \(state.placement.rawValue)"
  }
}

/// The words for outcomes.
enum OutcomeWord {
  /// The words and their meanings, in the order in which they are explained.
  private static let meanings: KeyValuePairs = [
    "appeared": "a keyboard came on screen",
    "resized": "the keyboard has another size",
    "moved": "the keyboard moved, docked, undocked or changed its screen",
    "disappeared": "the keyboard left the screen",
    "showing": "the keyboard is on its way in, as announced before",
    "shown": "the keyboard has arrived",
    "hiding": "the keyboard is on its way out, as announced before",
    "hidden": "the keyboard has gone",
    "noted": "changed nothing",
    "duplicate": "repeats what is already known",
    "stale": "confirms an announcement that a newer one has replaced",
    "unannounced": "confirms an unannounced frame; counts if another one agrees",
    "otherApp": "belongs to another app's keyboard",
    "otherScreen": "belongs to a keyboard on another screen",
    "inactive": "came while the app was not active; is delivered on its return",
    "dragging": "has no frame, as during a drag",
    "malformed": "cannot be decoded",
    "notAKeyboard": "puts no keyboard on the screen",
  ]

  static func meaning(of word: String) -> String? {
    meanings.first { $0.key == word }?.value
  }

  /// Returns a line for each word, with the word in one column and its meaning in the next.
  static func explanations(of words: Set<String> = Set(meanings.map(\.key))) -> [String] {
    let lines = meanings.filter { words.contains($0.key) }.map { word, meaning in
      // The table has the same sign before the reason for a drop.
      let sign = KeyboardDropReason(rawValue: word) == nil ? "" : "× "
      return (word: sign + word, meaning: meaning)
    }
    let width = lines.map(\.word.count).max() ?? 0
    return lines.map { $0.word.padded(to: width) + "  " + $0.meaning }
  }
}
