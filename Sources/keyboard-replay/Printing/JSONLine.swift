import Foundation
import KeyboardNotifications
import KeyboardTesting

/// A row as a line of JSON: all keys, always, and in the same order.
struct JSONLine {
  private let start: String

  init(file: String) {
    start = "{\"file\":" + JSONText.string(file)
  }

  func text(_ step: ReplayStep) -> String {
    let (result, transition) = (step.result, step.transition)
    let members: [(String, String?)] = [
      ("line", "\(step.line)"),
      ("time", "\(step.time ?? 0)"),
      ("name", JSONText.string(step.name)),
      ("visibility", JSONText.string(step.state.visibility.rawValue)),
      ("placement", JSONText.string(step.state.placement.rawValue)),
      ("frame", step.state.frame.map { KeyboardTraceValue(posted: $0).json }),
      ("covered", result.covered.map { JSONText.number(Double($0)) }),
      ("inset", result.inset.map { JSONText.number(Double($0)) }),
      ("change", (transition?.change.rawValue).map(JSONText.string)),
      ("heightIncrement", transition.map { JSONText.number(Double($0.heightIncrement)) }),
      ("appearanceIndex", transition.map { "\($0.appearanceIndex)" }),
      ("animation", (transition?.animation).map(Self.object)),
      ("dropped", (step.dropReason?.rawValue).map(JSONText.string)),
      ("error", step.error.map(JSONText.string)),
    ]
    return members.reduce(into: start) { $0 += ",\"\($1.0)\":\($1.1 ?? "null")" } + "}\n"
  }

  private static func object(_ animation: KeyboardAnimation) -> String {
    "{\"duration\":\(JSONText.number(animation.duration)),\"curve\":\(animation.curve.rawValue)}"
  }
}
