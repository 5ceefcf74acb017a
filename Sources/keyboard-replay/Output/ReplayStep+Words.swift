import Foundation
import KeyboardNotifications

extension ReplayStep {
  /// The notification's name without what all have in common.
  var shortName: String {
    KeyboardNotificationType(name: Notification.Name(name))?.rawValue ?? name
  }

  /// What became of the notification, in a word or two.
  var summary: String {
    switch outcome {
    case .transition(let transition):
      "\(transition.change.rawValue) \(PlainNumber.signed(Double(transition.heightIncrement)))"
    case .noted: isApplication ? "noted" : state.visibility.rawValue
    case .held: "held"
    case .dropped(let reason): "— \(reason.rawValue)"
    }
  }

  /// The colour that what became of it has on a terminal.
  var look: Style.Look? {
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
