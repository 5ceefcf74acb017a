import Foundation
import KeyboardNotifications
import KeyboardTesting

extension ReportStep {
  /// Takes what a report shows of a step.
  init(_ step: ReplayStep, scene: Int) {
    line = step.line
    time = step.time
    name = step.isApplication ? "app \(step.name)" : step.shortName
    kind = Kind(step)
    application = step.isApplication ? KeyboardApplicationState(rawValue: step.name) : nil
    did = step.dropReason?.rawValue ?? step.summary
    why = step.error ?? step.dropReason?.explanation
    endFrame = step.endFrame.map(PlainNumber.frame)
    animation = step.transition?.animation
    visibility = step.result.visibility
    placement = step.result.placement
    frame = Box(step.state.frame)
    covered = Self.drawable(step.result.covered)
    inset = Self.drawable(step.result.inset)
    self.scene = scene
  }

  private static func drawable(_ height: CGFloat) -> Double {
    height.isFinite ? min(Double(height), 100_000) : 0
  }
}

extension ReportStep.Kind {
  fileprivate init(_ step: ReplayStep) {
    switch step.outcome {
    case .transition: self = .change
    case .dropped: self = step.isApplication ? .application : .dropped
    case .noted, .held: self = step.isApplication ? .application : .noted
    }
  }
}

extension KeyboardDropReason {
  /// The reason in a clause.
  fileprivate var explanation: String {
    switch self {
    case .duplicate: "says what is already known"
    case .stale: "confirms what has been replaced since"
    case .otherApp: "is about another app's keyboard"
    case .inactive: "the net change is delivered on return"
    case .dragging: "has no frame, as during a drag"
    case .malformed: "cannot be read"
    case .notAKeyboard: "brings no keyboard on screen"
    }
  }
}
