import KeyboardNotifications
import KeyboardTesting

extension ReplayStep {
  /// Returns the step as a line of JSON.
  ///
  /// All lines have the same keys in the same order.
  func jsonLine(of file: String) -> String {
    let members: [(String, String?)] = [
      ("file", JSONText.string(file)),
      ("line", "\(line)"),
      ("time", "\(time ?? 0)"),
      ("name", JSONText.string(name)),
      ("visibility", JSONText.string(state.visibility.rawValue)),
      ("placement", JSONText.string(state.placement.rawValue)),
      ("frame", state.frame.map { KeyboardTraceValue(posted: $0).json }),
      ("covered", result.covered.map { JSONText.number(Double($0)) }),
      ("inset", result.inset.map { JSONText.number(Double($0)) }),
      ("change", (transition?.kind.rawValue).map(JSONText.string)),
      ("heightIncrement", heightIncrement.map { JSONText.number(Double($0)) }),
      ("appearanceIndex", transition.map { "\($0.appearanceIndex)" }),
      ("animation", (transition?.animation).map(Self.object)),
      ("dropped", (dropReason?.rawValue).map(JSONText.string)),
      ("error", error.map(JSONText.string)),
    ]
    return "{" + members.map { "\"\($0)\":\($1 ?? "null")" }.joined(separator: ",") + "}\n"
  }

  private static func object(_ animation: KeyboardAnimation) -> String {
    "{\"duration\":\(JSONText.number(animation.duration)),\"curve\":\(animation.curve.rawValue)}"
  }
}
