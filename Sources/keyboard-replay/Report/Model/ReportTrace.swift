import Foundation
import KeyboardNotifications
import KeyboardTesting

/// One trace as a report shows it.
struct ReportTrace {
  /// The file's name as it was given, or the built-in trace's.
  var file: String
  var header: KeyboardTraceHeader
  /// The rows, at most ``ReportRecorder/limit``.
  var steps: [ReportStep]
  /// What the steps refer to by number; the first holds before the first step.
  var scenes: [ReportScene]
  /// What was played.
  var summary = ReplaySummary()
  /// How many rows there would be if there were no limit.
  var stepCount: Int
  /// Whether the trace has times; a log without any is drawn step by step.
  var hasTimes = true
  /// Whether an import concluded a screen from the frames of keyboards.
  var isScreenInferred = false
  /// What is drawn in where no screen is known: all places of the keyboard.
  var fallback = DrawableRectangle(x: 0, y: 0, width: 390, height: 844)

  /// The steps that a film strip shows: those after which the screen looks different.
  var changes: [Int] {
    steps.indices.filter { index in
      let step = steps[index]
      guard index > 0 else { return step.kind == .change || visibleFrame(index) != nil }
      let before = steps[index - 1]
      return step.kind == .change || step.covered != before.covered || step.scene != before.scene
        || visibleFrame(index) != visibleFrame(index - 1)
    }
  }

  /// The keyboard's frame after a step, where some of it is on the screen.
  private func visibleFrame(_ index: Int) -> DrawableRectangle? {
    guard let frame = steps[index].frame, frame.intersects(canvas(steps[index].scene)) else {
      return nil
    }
    return frame
  }

  /// As many of the numbers as may be shown, evenly spread, the first and the last among them.
  static func sample(_ numbers: [Int], limit: Int) -> [Int] {
    guard numbers.count > limit, limit > 1 else { return numbers }
    return (0..<limit).map { numbers[$0 * (numbers.count - 1) / (limit - 1)] }
  }

  /// The time at which a step is drawn, in seconds; one of decades is cut to what can be drawn.
  func drawnTime(_ index: Int) -> TimeInterval {
    hasTimes ? min(steps[index].time, 1e9) : Double(index) * 0.7
  }

  /// The rectangle that a scene is drawn in.
  func canvas(_ scene: Int) -> DrawableRectangle {
    scenes[scene].screen ?? scenes[scene].area ?? fallback
  }
}

/// One row of a report: what was played, and what a picture needs besides.
struct ReportStep {
  var step: ReplayStep
  /// The number of the scene among the trace's.
  var scene: Int
  /// The keyboard's frame, where it can be drawn.
  var frame: DrawableRectangle?
  /// The covered height, as far as it can be drawn.
  var covered: Double
  /// The expectations after it that do not hold, in words.
  var failures: [String] = []

  init(_ step: ReplayStep, scene: Int) {
    self.step = step
    self.scene = scene
    frame = DrawableRectangle(step.state.frame)
    let height = step.result.covered
    covered = height.isFinite ? min(Double(height), 100_000) : 0
  }

  var time: TimeInterval { step.time ?? 0 }
  var kind: ReplayStep.Kind { step.kind }
  var animation: KeyboardAnimation? { step.transition?.animation }

  /// The state that the application enters, if it is that which came in.
  var application: KeyboardApplicationState? {
    if case .application(let state) = step.subject { state } else { nil }
  }

  /// The notification's name, or what else came in.
  var name: String {
    application == nil ? step.shortName : "app \(step.name)"
  }

  /// What a picture of the screen after the step is called.
  var caption: String {
    kind == .change ? step.outcomeText : name
  }

  /// What a page says of the step.
  func value(_ field: ReplayField) -> ReplayValue {
    field.key == "name" ? .text(name) : field.display(step)
  }
}
