import Foundation
import KeyboardNotifications
import KeyboardTesting

/// A record that was played, and its outcome.
struct ReplayStep: Equatable {
  /// The kind of a record: a change of the application's state, or a screen, a window, a view or a
  /// setting of the user's.
  enum Subject: String {
    case notification, application, setting
  }

  /// The line of the trace, counted from 1.
  var line: Int
  /// The seconds since the start of the trace; `nil` as long as no record has given a time.
  var time: TimeInterval?
  /// The notification's name, the word for the application's state, or the setting.
  var name: String
  var subject: Subject
  /// The end frame that was posted, if it is one.
  var endFrame: CGRect?
  var outcome: KeyboardOutcome
  /// The decoding error's sentence, if the notification is malformed.
  var error: String?
  /// The state after it.
  var state: KeyboardState
  /// The state, judged by the trace's view.
  var result: KeyboardTraceExpectation
  /// The height that was covered before it, in points.
  var coveredBefore: CGFloat
  /// The height of the view, else the window, else the screen, that is covered.
  var areaHeight: Double

  var isNotification: Bool { subject == .notification }

  /// The transition that was delivered, if any.
  var transition: KeyboardTransition? { outcome.transition }

  /// The reason why nothing was delivered, if it is known.
  var dropReason: KeyboardDropReason? { outcome.dropReason }

  /// The kind of the outcome, of which each has a mark of its own.
  var kind: String {
    if transition != nil { return "change" }
    guard isNotification else { return subject.rawValue }
    return dropReason == nil ? "noted" : "dropped"
  }
}

// MARK: - In words

extension ReplayStep {
  /// The notification's name without the parts that all names share.
  var shortName: String {
    KeyboardNotificationType(name: Notification.Name(name))?.rawValue ?? name
  }

  /// The outcome, in a word or two.
  var outcomeText: String {
    if let transition {
      let increment = NumberFormat.signed(Double(transition.heightIncrement))
      return "\(transition.change.rawValue) \(increment)"
    }
    if subject == .setting, let covered = result.covered, covered != coveredBefore {
      return "covers \(NumberFormat.text(Double(covered)))"
    }
    return word ?? ""
  }

  /// The word for an outcome that is not delivered to observers.
  var word: String? {
    switch outcome {
    case .transition: nil
    case .unchanged: isNotification ? state.visibility.rawValue : "noted"
    case .dropped(let reason): reason.rawValue
    }
  }

  /// The reason why it did nothing, in a clause.
  var explanation: String? {
    error ?? dropReason.flatMap { OutcomeWord.meaning(of: $0.rawValue) }
  }

  /// The place of the keyboard, in a few words.
  var stateText: String {
    let visibility = state.visibility.rawValue
    return state.placement == .none ? visibility : "\(visibility), \(state.placement.rawValue)"
  }

  /// The colour of the outcome on a terminal.
  var color: TextColor? {
    switch outcome {
    case .transition(let transition):
      switch transition.change {
      case .appeared: .green
      case .resized, .moved: .yellow
      case .disappeared: .cyan
      }
    case .unchanged: nil
    case .dropped(.malformed): .red
    case .dropped: .dim
    }
  }
}

/// The words for outcomes that are not delivered to observers.
enum OutcomeWord {
  /// The words and their meanings, in the order in which they are explained.
  private static let meanings: KeyValuePairs = [
    "showing": "the keyboard is on its way in, as announced before",
    "shown": "the keyboard has arrived",
    "hiding": "the keyboard is on its way out, as announced before",
    "hidden": "the keyboard has gone",
    "noted": "changed nothing",
    "duplicate": "repeats what is already known",
    "stale": "confirms an announcement that a newer one has replaced",
    "otherApp": "belongs to another app's keyboard",
    "otherScreen": "belongs to a keyboard on another screen",
    "inactive": "came while the app was not active; delivered on its return",
    "dragging": "has no frame, as during a drag",
    "malformed": "cannot be decoded",
    "notAKeyboard": "puts no keyboard on the screen",
  ]

  static func meaning(of word: String) -> String? {
    meanings.first { $0.key == word }?.value
  }

  /// Returns a line for each of some words, with a sign for drops, in columns.
  static func explanations(
    of words: Set<String> = Set(meanings.map(\.key)),
    padding: Int = 0
  ) -> [String] {
    let lines = meanings.filter { words.contains($0.key) }.map { word, meaning in
      (word: (KeyboardDropReason(rawValue: word) == nil ? "" : "× ") + word, meaning: meaning)
    }
    let width = lines.map(\.word.count).max() ?? 0
    return lines.map { $0.word.padded(to: max(width, padding)) + "  " + $0.meaning }
  }
}
