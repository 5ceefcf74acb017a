#if os(Linux)
import KeyboardTesting

/// Work on views over all built-in traces, and the changes of the value that must be written.
///
/// The changes are computed from the overlap after each record, without the adjustments.
@MainActor enum WorkFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let ours = count(by: .package)
    let hand = count(by: .hand)
    return [
      figure("work-animations", ours, hand, \.animations),
      figure("work-writes", ours, hand, \.writes),
      figure("work-layout-passes", ours, hand, \.layoutPasses),
    ]
  }

  private static func count(by author: WorkAuthor) -> WorkCount {
    var sum = WorkCount()
    for trace in KeyboardTrace.builtIn {
      for subject in WorkSubject.allCases {
        sum += WorkScene.count(subject, by: author, over: trace)
      }
    }
    return sum
  }

  /// Returns the work for each necessary change, with the work of the hand-written code.
  private static func figure(
    _ name: String,
    _ ours: WorkCount,
    _ hand: WorkCount,
    _ kind: KeyPath<ViewWork, Int>
  ) -> Figure {
    let done = Double(ours.done[keyPath: kind])
    let ratio = done / Double(ours.limit[keyPath: kind])
    var figure = Figure.counted(name, ratio, unit: .ratio, goal: 1)
    figure.ours = done
    figure.baseline = Double(hand.done[keyPath: kind])
    figure.method = "counted; the baseline is the code by hand"
    return figure
  }
}
#else
/// Without the stand-in for UIKit there are no views to count work on.
@MainActor enum WorkFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    []
  }
}
#endif
