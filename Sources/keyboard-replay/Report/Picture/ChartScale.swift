import Foundation

/// Where a time is on a chart: the same everywhere, but for long pauses, which are cut short.
struct ChartScale {
  /// A stretch of time and its place on the chart.
  struct Piece {
    var start: TimeInterval
    var end: TimeInterval
    var x: Double
    var width: Double
    /// Whether nothing happens for so long that the time is not drawn to scale.
    var isPause: Bool
  }

  private(set) var pieces: [Piece] = []

  /// The width of a pause that is cut short, where there is room.
  private static let pauseWidth = 44.0
  /// The most pauses that are cut short; with more of them, the time is drawn to scale.
  private static let mostPauses = 8

  /// Makes a scale.
  ///
  /// - Parameters:
  ///   - busy: When something happens, in order.
  ///   - x: The left edge of the chart.
  ///   - width: The chart's width.
  init(busy: [ClosedRange<TimeInterval>], x: Double, width: Double) {
    var merged: [ClosedRange<TimeInterval>] = []
    for range in busy {
      if let last = merged.last, range.lowerBound - last.upperBound < 0.6 {
        let end = max(last.upperBound, range.upperBound)
        merged[merged.count - 1] = last.lowerBound...end
      } else {
        merged.append(range)
      }
    }
    if merged.count - 1 > Self.mostPauses, let first = merged.first, let last = merged.last {
      merged = [first.lowerBound...last.upperBound]
    }
    lay(merged.isEmpty ? [0...1] : merged, from: x, width: width)
  }

  private mutating func lay(
    _ ranges: [ClosedRange<TimeInterval>],
    from x: Double,
    width: Double
  ) {
    let busy = ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    // On a narrow chart, pauses leave the most of it to what happens.
    let pauses = Double(max(1, ranges.count - 1))
    let pauseWidth = min(Self.pauseWidth, width / 4 / pauses)
    let scale = (width - Double(ranges.count - 1) * pauseWidth) / max(busy, 1e-9)
    var x = x
    for range in ranges {
      if let last = pieces.last {
        add(last.end...range.lowerBound, &x, width: pauseWidth, isPause: true)
      }
      let length = range.upperBound - range.lowerBound
      add(range, &x, width: length * scale, isPause: false)
    }
  }

  private mutating func add(
    _ range: ClosedRange<TimeInterval>,
    _ x: inout Double,
    width: Double,
    isPause: Bool
  ) {
    pieces.append(
      Piece(start: range.lowerBound, end: range.upperBound, x: x, width: width, isPause: isPause)
    )
    x += width
  }

  /// The place of a time; one before the start or after the end is at the edge.
  func x(_ time: TimeInterval) -> Double {
    guard let first = pieces.first, let last = pieces.last else { return 0 }
    if time <= first.start { return first.x }
    guard time < last.end, let piece = pieces.first(where: { time < $0.end }) else {
      return last.x + last.width
    }
    let part = (time - piece.start) / max(piece.end - piece.start, 1e-9)
    return piece.x + part * piece.width
  }

  /// Times worth a label, at even steps within each piece that is drawn to scale.
  ///
  /// - Parameter spacing: The least distance between labels.
  /// - Returns: The times, in order.
  func ticks(spacing: Double) -> [TimeInterval] {
    guard let scale = pieces.filter({ !$0.isPause }).map({ $0.width / ($0.end - $0.start) }).max()
    else { return [] }
    let step = Self.step(atLeast: spacing / scale)
    var ticks: [TimeInterval] = []
    for piece in pieces where !piece.isPause {
      let first = Int((max(0, piece.start) / step).rounded(.up))
      let last = max(first, Int((piece.end / step).rounded(.down)))
      for number in first...last where x(Double(number) * step) <= piece.x + piece.width {
        let tick = Double(number) * step
        if let before = ticks.last, x(tick) - x(before) < spacing * 0.6 { continue }
        ticks.append(tick)
      }
    }
    return ticks
  }

  /// The next of 1, 2, 5, 10, 20, 50 and so on.
  static func step(atLeast value: Double) -> Double {
    guard value.isFinite, value > 0 else { return 1 }
    let power = pow(10, log10(value).rounded(.down))
    return ([1, 2, 5].map { $0 * power }.first { $0 >= value * 0.999 }) ?? 10 * power
  }
}
