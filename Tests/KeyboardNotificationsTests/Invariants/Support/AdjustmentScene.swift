import KeyboardNotifications
import Testing

/// Adjustment whose sequences of events are played.
struct AdjustmentScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let kind: AdjustedScreen.Kind
  var mode = KeyboardInsetMode.excludingSafeArea
  var unmetEffect: AdjustmentOptions.UnmetEffect?

  static let all = [
    AdjustmentScene(testDescription: "a list", kind: .list),
    AdjustmentScene(testDescription: "a list, at least", kind: .list, mode: .includingSafeArea),
    AdjustmentScene(testDescription: "a list, held", kind: .list, unmetEffect: .holds),
    AdjustmentScene(testDescription: "a list, released", kind: .list, unmetEffect: .releases),
    AdjustmentScene(testDescription: "a chat", kind: .chat),
    AdjustmentScene(testDescription: "a chat, held", kind: .chat, unmetEffect: .holds),
    AdjustmentScene(testDescription: "a constraint", kind: .constraint),
    AdjustmentScene(
      testDescription: "a constraint, at least",
      kind: .constraint,
      mode: .includingSafeArea
    ),
    AdjustmentScene(testDescription: "a controller", kind: .controller),
    AdjustmentScene(testDescription: "a view", kind: .view),
    AdjustmentScene(testDescription: "a view, held", kind: .view, unmetEffect: .holds),
  ]
}
