import Foundation
import KeyboardNotifications
import KeyboardTesting

/// A part of a row in which two sides differ.
struct DiffPart: Equatable {
  /// The part, as the output of `play --format jsonl` spells it.
  var key: String
  var left: String
  var right: String

  /// The parts that differ; times and lines do not count, since no two recordings have the same.
  static func parts(_ left: ReplayStep, _ right: ReplayStep) -> [DiffPart] {
    zip(values(of: left), values(of: right)).compactMap { left, right in
      guard left.value != right.value else { return nil }
      return DiffPart(key: left.key, left: left.value, right: right.value)
    }
  }

  /// The values in words: as numbers, those that are none would differ from themselves.
  private static func values(of step: ReplayStep) -> [(key: String, value: String)] {
    let transition = step.transition
    return [
      ("endFrame", frame(step.endFrame)),
      ("visibility", step.result.visibility.rawValue),
      ("placement", step.result.placement.rawValue),
      ("frame", frame(step.state.frame)),
      ("covered", JSONText.number(Double(step.result.covered))),
      ("inset", JSONText.number(Double(step.result.inset))),
      ("change", transition?.change.rawValue ?? "none"),
      ("heightIncrement", transition.map { JSONText.number(Double($0.heightIncrement)) } ?? "none"),
      ("appearanceIndex", transition.map { "\($0.appearanceIndex)" } ?? "none"),
      ("animation", transition?.animation.map(animation) ?? "none"),
      ("dropped", step.dropReason?.rawValue ?? "no"),
      ("error", step.error ?? "none"),
    ]
  }

  private static func frame(_ frame: CGRect?) -> String {
    frame.map { KeyboardTraceValue(posted: $0).json } ?? "none"
  }

  private static func animation(_ animation: KeyboardAnimation) -> String {
    "\(JSONText.number(animation.duration)) s, curve \(animation.curve.rawValue)"
  }
}
