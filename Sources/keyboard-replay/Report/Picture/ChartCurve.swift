import Foundation
import KeyboardNotifications

/// The covered height over time: it moves along each change's animation, from wherever it was.
struct ChartCurve {
  /// A point of the curve.
  struct Point {
    var time: TimeInterval
    var height: Double
  }

  /// A change of the covered height.
  private struct Move {
    var time: TimeInterval
    var start: Double
    var end: Double
    var animation: KeyboardAnimation?

    func height(at time: TimeInterval) -> Double {
      animation?.position(at: time - self.time, from: start, to: end) ?? end
    }
  }

  /// The curve, from the first time to the last.
  private(set) var points: [Point]
  /// When something happens, movements included.
  private(set) var busy: [ClosedRange<TimeInterval>] = []

  init(_ trace: ReportTrace) {
    var move = Move(time: 0, start: 0, end: 0, animation: nil)
    points = []
    for (index, step) in trace.steps.enumerated() {
      let time = trace.drawnTime(index)
      var length = 0.1
      if step.covered != move.end {
        append(move, until: time)
        let start = move.height(at: time)
        move = Move(time: time, start: start, end: step.covered, animation: step.animation)
        points.append(Point(time: time, height: start))
        length = max(length, Self.length(of: step.animation))
      }
      busy.append((time - 0.06)...(time + length + 0.1))
    }
    append(move, until: busy.map(\.upperBound).max() ?? 1)
  }

  /// Adds the points of a movement, as far as it gets.
  private mutating func append(_ move: Move, until end: TimeInterval) {
    let length = min(Self.length(of: move.animation), end - move.time)
    if points.isEmpty { points.append(Point(time: (busy.first?.lowerBound ?? 0), height: 0)) }
    if length > 0, move.start != move.end {
      let count = Int((length * 60).rounded(.up))
      for number in 1...max(1, count) {
        let time = move.time + length * Double(number) / Double(count)
        points.append(Point(time: time, height: move.height(at: time)))
      }
    }
    let isOver = move.time + length < end
    if isOver { points.append(Point(time: move.time + length, height: move.end)) }
    points.append(Point(time: end, height: isOver ? move.end : move.height(at: end)))
  }

  /// How long an animation moves, at most ten seconds of it.
  ///
  /// The keyboard's spring is at its end after half a second, whatever the duration says.
  static func length(of animation: KeyboardAnimation?) -> TimeInterval {
    guard let animation, animation.isAnimated else { return 0 }
    return animation.curve == .keyboard ? 0.5 : min(animation.duration, 10)
  }
}
