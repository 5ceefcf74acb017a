import Foundation
import KeyboardNotifications
import KeyboardTesting

/// A row of a report.
///
/// Its numbers are finite, and its frame can be drawn.
struct ReportStep: Encodable, Equatable {
  struct Animation: Encodable, Equatable {
    var duration: TimeInterval
    var curve: Int
  }

  var line: Int
  var time: TimeInterval?
  var name: String
  /// The name of the row's mark in the page: `change`, `noted`, `dropped`, `application` or
  /// `setting`.
  var kind: String
  /// The end frame that was posted, as a text.
  var endFrame: String?
  var outcome: String
  var explanation: String?
  var state: String
  var covered: Double
  var inset: Double
  /// The keyboard's frame as four numbers, if it can be drawn.
  var frame: [Double]?
  /// The index of the scene among those of the trace.
  var scene: Int
  var animation: Animation?
  /// True if the application has become active; `nil` if its state does not change.
  var isActive: Bool?
  /// The expectations after it that do not hold, in words.
  var failures: [String]?

  init(_ step: ReplayStep, scene: Int) {
    line = step.line
    time = step.time
    let isApplication = step.subject == .application
    name = isApplication ? "app \(step.name)" : step.shortName
    isActive = isApplication ? step.name == KeyboardApplicationState.active.rawValue : nil
    kind = Self.kind(of: step)
    endFrame = step.endFrame.map(NumberFormat.frame)
    outcome = step.outcomeText
    explanation = step.explanation
    state = step.stateText
    covered = Self.finite(step.result.covered)
    inset = Self.finite(step.result.inset)
    frame = ReportScene.rectangle(step.state.frame)
    self.scene = scene
    if let animation = step.transition?.animation {
      self.animation = Animation(duration: animation.duration, curve: animation.curve.rawValue)
    }
  }

  /// Returns the name of a mark of `report.html`; `noted` is a notification without a change.
  private static func kind(of step: ReplayStep) -> String {
    if step.transition != nil { return "change" }
    guard step.isNotification else { return step.subject.rawValue }
    return step.dropReason == nil ? "noted" : "dropped"
  }

  /// Returns a number that JSON can contain.
  private static func finite(_ number: CGFloat?) -> Double {
    number.flatMap { $0.isFinite ? Double($0) : nil } ?? 0
  }
}
