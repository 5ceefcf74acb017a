import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Prints what was played as JSON Lines, the keys always all there and in the same order.
struct JSONLinesFormatter {
  private let start: String

  init(file: String) {
    start = "{\"file\":\(JSONText.string(file)),\"line\":"
  }

  func line(_ step: ReplayStep) -> String {
    object(step) + "\n"
  }

  func object(_ step: ReplayStep) -> String {
    var text = start
    text += "\(step.line),\"time\":\(step.time),\"name\":\(JSONText.string(step.name))"
    text += ",\"visibility\":\"\(step.result.visibility.rawValue)\""
    text += ",\"placement\":\"\(step.result.placement.rawValue)\""
    text += ",\"frame\":\(step.state.frame.map(Self.frame) ?? "null")"
    text += ",\"covered\":\(Self.number(step.result.covered))"
    text += ",\"inset\":\(Self.number(step.result.inset))"
    text += Self.change(step.transition)
    text += ",\"dropped\":\(step.dropReason.map { "\"\($0.rawValue)\"" } ?? "null")"
    text += ",\"error\":\(step.error.map { JSONText.string($0) } ?? "null")}"
    return text
  }

  private static func change(_ transition: KeyboardTransition?) -> String {
    guard let transition else {
      return #","change":null,"heightIncrement":null,"appearanceIndex":null,"animation":null"#
    }
    return ",\"change\":\"\(transition.change.rawValue)\""
      + ",\"heightIncrement\":\(number(transition.heightIncrement))"
      + ",\"appearanceIndex\":\(transition.appearanceIndex)"
      + ",\"animation\":\(transition.animation.map(animation) ?? "null")"
  }

  private static func animation(_ animation: KeyboardAnimation) -> String {
    let duration = JSONText.number(animation.duration)
    return "{\"duration\":\(duration),\"curve\":\(animation.curve.rawValue)}"
  }

  private static func frame(_ frame: CGRect) -> String {
    let (origin, size) = (frame.origin, frame.size)
    let numbers = [origin.x, origin.y, size.width, size.height].map(number)
    return "[" + numbers.joined(separator: ",") + "]"
  }

  private static func number(_ value: CGFloat) -> String {
    JSONText.number(Double(value))
  }
}
