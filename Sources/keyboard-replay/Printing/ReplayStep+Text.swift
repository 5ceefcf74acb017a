import Foundation
import KeyboardNotifications
import KeyboardTesting

/// The texts that a table and a report have in common.
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
