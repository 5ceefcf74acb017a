import Foundation
import KeyboardNotifications
import KeyboardTesting

/// A record that was played, and its outcome.
struct ReplayStep: Equatable {
  /// The kind of a record.
  enum Subject: Equatable {
    /// A notification.
    case notification
    /// A change of the application's state.
    case application(KeyboardApplicationState)
    /// A screen, a window, a view or a setting of the user's.
    case setting
  }

  /// The outcomes that have a mark of their own.
  enum Kind: String, CaseIterable {
    case change, noted, dropped, application, setting
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
  /// The decoding error's sentence, where the notification is malformed.
  var error: String?
  /// The state after it.
  var state: KeyboardState
  /// The state, judged by the trace's view.
  var result: KeyboardTraceExpectation
  /// The height that was covered before it, in points.
  var coveredBefore: CGFloat?
  /// The height of the view, else the window, else the screen, that is covered.
  var areaHeight: Double

  var isNotification: Bool { subject == .notification }

  /// The transition that was delivered, if any.
  var transition: KeyboardTransition? { outcome.transition }

  /// The reason why nothing was delivered, if it is known.
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

  /// Returns the time of it, in seconds; empty where it is not known.
  func timeText(unit: String = "") -> String {
    time.map { NumberFormat.seconds($0) + unit } ?? ""
  }

  /// The outcome, in a word or two.
  var outcomeText: String {
    if let transition {
      let increment = NumberFormat.signed(Double(transition.heightIncrement))
      return "\(transition.change.rawValue) \(increment)"
    }
    if subject == .setting, let covered = result.covered, covered != coveredBefore ?? 0 {
      return "covers \(NumberFormat.text(Double(covered)))"
    }
    return outcomeWord?.word ?? ""
  }

  /// The outcome, with the sign of what was dropped.
  var outcomeTextWithSign: String {
    dropReason == nil ? outcomeText : outcomeWord?.text ?? ""
  }

  /// The word for an outcome that is not delivered to observers.
  var outcomeWord: OutcomeWord? {
    switch outcome {
    case .transition: nil
    case .noted where isNotification: OutcomeWord(state.visibility)
    case .noted: .nothing
    case .dropped(let reason): OutcomeWord(reason)
    }
  }

  /// The reason why it did nothing, in a clause.
  var explanation: String? {
    error ?? dropReason.map { OutcomeWord($0).meaning }
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
    case .noted: nil
    case .dropped(.malformed): .red
    case .dropped: .dim
    }
  }
}

/// A word for an outcome that is not delivered to observers, and its meaning.
struct OutcomeWord: Hashable {
  let word: String
  let meaning: String
  var isDropped = false

  /// The word with the sign that marks what was dropped.
  var text: String {
    isDropped ? "× \(word)" : word
  }

  static let nothing = OutcomeWord("noted", "changed nothing")

  /// All words, in the order in which they are explained.
  static let all =
    [KeyboardVisibility.showing, .shown, .hiding, .hidden].map { OutcomeWord($0) }
    + [nothing] + KeyboardDropReason.allCases.map { OutcomeWord($0) }

  private init(_ word: String, _ meaning: String) {
    self.word = word
    self.meaning = meaning
  }

  init(_ visibility: KeyboardVisibility) {
    switch visibility {
    case .showing: self.init("showing", "the keyboard is on its way in, as announced before")
    case .shown: self.init("shown", "the keyboard has arrived")
    case .hiding: self.init("hiding", "the keyboard is on its way out, as announced before")
    case .hidden: self.init("hidden", "the keyboard has gone")
    }
  }

  init(_ reason: KeyboardDropReason) {
    self.init(reason.rawValue, Self.meaning(of: reason))
    isDropped = true
  }

  private static func meaning(of reason: KeyboardDropReason) -> String {
    switch reason {
    case .duplicate: "repeats what is already known"
    case .stale: "confirms an announcement that a newer one has replaced"
    case .otherApp: "belongs to another app's keyboard"
    case .otherScreen: "belongs to a keyboard on another screen"
    case .inactive: "came while the app was not active; delivered on its return"
    case .dragging: "has no frame, as during a drag"
    case .malformed: "cannot be decoded"
    case .notAKeyboard: "puts no keyboard on the screen"
    }
  }
}
