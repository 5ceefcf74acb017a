import Foundation
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
  /// What was played, in a line.
  var summary: String
  /// How many rows there would be if there were no limit.
  var stepCount: Int
  /// Whether the trace has times; a log without any is drawn step by step.
  var hasTimes = true
  /// What is drawn in where no screen is known: all places of the keyboard.
  var fallback = Box(x: 0, y: 0, width: 390, height: 844)

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
  private func visibleFrame(_ index: Int) -> Box? {
    guard let frame = steps[index].frame, frame.intersects(canvas(steps[index].scene)) else {
      return nil
    }
    return frame
  }

  /// The time at which a step is drawn, in seconds; one of decades is cut to what can be drawn.
  func drawnTime(_ index: Int) -> TimeInterval {
    hasTimes ? min(steps[index].time, 1e9) : Double(index) * 0.7
  }

  /// The box that a scene is drawn in.
  func canvas(_ scene: Int) -> Box {
    scenes[scene].screen ?? scenes[scene].area ?? fallback
  }
}
