import Foundation
import KeyboardNotifications

/// Draws the covered height over time, and below it a mark for each step.
struct ChartPicture {
  let trace: ReportTrace
  let scale: ChartScale

  /// The width beside a picture of the screen, and that on a narrow page.
  static let (width, narrowWidth) = (720.0, 340.0)
  static let height = 232.0

  private static let left = 46.0
  static let top = 16.0
  private static let base = 176.0
  private static let lane = 198.0
  /// Where the line that marks a step ends.
  static let bottom = lane + 8

  private let curve: ChartCurve
  private let most: Double
  private let width: Double
  private let right: Double

  init(trace: ReportTrace, width: Double = ChartPicture.width) {
    self.trace = trace
    self.width = width
    right = width - 14
    curve = ChartCurve(trace)
    scale = ChartScale(busy: curve.busy, x: Self.left, width: right - Self.left)
    let highest = curve.points.map(\.height).max() ?? 0
    let step = ChartScale.step(atLeast: max(highest, 50) / 4)
    most = step * (max(highest, 50) / step).rounded(.up)
  }

  /// The picture as an element of its own.
  ///
  /// - Parameters:
  ///   - id: A name that no other picture on the page has.
  ///   - attributes: More attributes of the element, written already.
  /// - Returns: An `svg` element.
  func element(id: String, attributes: String) -> String {
    let size = "0 0 \(NumberFormat.text(width)) \(NumberFormat.text(Self.height))"
    return """
      <svg id="\(id)" viewBox="\(size)" role="img" aria-labelledby="\(id)-t \(id)-d"\(attributes)>\
      <title id="\(id)-t">Covered height over time</title>\
      <desc id="\(id)-d">\(Escape.text(summary))</desc>\(parts)</svg>
      """
  }

  /// What is on the chart, without the element around it.
  var parts: String {
    pauses + idle + grid + line + marks + ticks
  }

  /// The chart in words.
  var summary: String {
    guard !trace.steps.isEmpty else { return "Nothing was posted." }
    let highest = NumberFormat.text(trace.steps.map(\.covered).max() ?? 0)
    let end = NumberFormat.text(trace.steps.last?.covered ?? 0)
    let last = NumberFormat.seconds(trace.steps.last?.time ?? 0)
    let start = trace.hasTimes ? "From 0 to \(last) seconds." : "Step by step, without times."
    return "\(start) At most \(highest) points are covered, at the end \(end)."
  }

  /// Whether the curve has more points than columns, and so is drawn by column.
  var isCondensed: Bool {
    curve.points.count > 4_000
  }

  /// The place of a step's mark.
  func x(of step: Int) -> Double {
    scale.x(trace.drawnTime(step))
  }
}

// MARK: - The plot

extension ChartPicture {
  private func y(_ height: Double) -> Double {
    Self.base - height / most * (Self.base - Self.top)
  }

  private var grid: String {
    let step = ChartScale.step(atLeast: most / 4)
    var lines = ""
    for number in 0...Int((most / step).rounded()) {
      let height = Double(number) * step
      let y = NumberFormat.text(y(height))
      let style = number == 0 ? "c-base" : "c-grid"
      lines += "<path class=\"\(style)\" d=\"M\(Self.left) \(y)H\(right)\"/>"
      lines += "<text class=\"c-label c-end\" x=\"38\" y=\"\(y)\" dy=\"4\">"
      lines += NumberFormat.text(height) + "</text>"
    }
    return lines
  }

  private var line: String {
    guard !isCondensed else { return "<path class=\"c-dense\" d=\"\(Self.path(condensed))Z\"/>" }
    let points = curve.points.map { (scale.x($0.time), y($0.height)) }
    guard let first = points.first, let last = points.last else { return "" }
    let area = Self.path(points + [(last.0, Self.base), (first.0, Self.base)])
    return
      "<path class=\"c-area\" d=\"\(area)Z\"/><path class=\"c-line\" d=\"\(Self.path(points))\"/>"
  }

  /// The greatest height in each column, and back along the least.
  private var condensed: [(Double, Double)] {
    var columns: [(x: Double, least: Double, most: Double)] = []
    for point in curve.points {
      let (x, y) = (scale.x(point.time).rounded(), y(point.height))
      if let column = columns.last, column.x == x {
        columns[columns.count - 1] = (x, max(column.least, y), min(column.most, y))
      } else {
        columns.append((x, y, y))
      }
    }
    return columns.map { ($0.x, $0.most) } + columns.reversed().map { ($0.x, $0.least + 0.5) }
  }

  private static func path(_ points: [(Double, Double)]) -> String {
    points.enumerated().map { ($0 == 0 ? "M" : "L") + pair($1) }.joined()
  }

  private static func pair(_ point: (Double, Double)) -> String {
    NumberFormat.text(point.0) + " " + NumberFormat.text(point.1)
  }

  /// The times during which the app is not active.
  private var idle: String {
    var bands = ""
    var start: Double?
    for (index, step) in trace.steps.enumerated() {
      guard let application = step.application else { continue }
      let x = x(of: index)
      if application == .active {
        if let from = start { bands += band(from, x) }
        start = nil
      } else {
        start = start ?? x
      }
    }
    if let start { bands += band(start, right) }
    return bands
  }

  private func band(_ start: Double, _ end: Double) -> String {
    let (x, width) = (NumberFormat.text(start), NumberFormat.text(max(1, end - start)))
    let height = NumberFormat.text(Self.base - Self.top)
    // The label of a band at the right edge ends with it.
    let isAtEdge = start > right - 64
    let label = isAtEdge ? ("c-label c-end", NumberFormat.text(right)) : ("c-label", x)
    return "<rect class=\"c-idle\" x=\"\(x)\" y=\"\(Self.top)\" width=\"\(width)\" "
      + "height=\"\(height)\"/>"
      + "<text class=\"\(label.0)\" x=\"\(label.1)\" y=\"\(Self.top - 4)\">not active</text>"
  }
}

// MARK: - The axis

extension ChartPicture {
  private var pauses: String {
    var texts = ""
    for piece in scale.pieces where piece.isPause {
      let middle = piece.x + piece.width / 2
      let (left, right) = (NumberFormat.text(piece.x), NumberFormat.text(piece.width))
      texts += "<rect class=\"c-pause\" x=\"\(left)\" y=\"\(Self.top)\" width=\"\(right)\" "
      texts += "height=\"\(NumberFormat.text(Self.bottom - Self.top))\"/>"
      guard piece.width >= 30 else { continue }
      let length = NumberFormat.text(((piece.end - piece.start) * 10).rounded() / 10)
      texts += text(at: middle, y: Self.lane + 4, "\(length) s")
    }
    return texts
  }

  private var ticks: String {
    guard trace.hasTimes else {
      return text(at: (Self.left + right) / 2, y: Self.height - 12, "no times: step by step")
    }
    var texts = ""
    for tick in scale.ticks(spacing: 72) {
      let x = scale.x(tick)
      texts += "<path class=\"c-grid\" d=\"M\(NumberFormat.text(x)) \(Self.bottom)v5\"/>"
      texts += text(at: x, y: Self.height - 12, "\(NumberFormat.text(tick)) s")
    }
    return texts
  }

  private func text(at x: Double, y: Double, _ text: String) -> String {
    "<text class=\"c-label c-middle\" x=\"\(NumberFormat.text(x))\" y=\"\(NumberFormat.text(y))\">"
      + Escape.text(text) + "</text>"
  }

  /// A mark for each step; of those of one kind at one place, one.
  private var marks: String {
    var seen: Set<String> = []
    var marks = ""
    for index in trace.steps.indices {
      let (x, kind) = (x(of: index), trace.steps[index].kind)
      let place = "\((x * 2).rounded())"
      if !trace.steps[index].failures.isEmpty, seen.insert("failed \(place)").inserted {
        marks += Self.mark("failed", x: x, y: Self.base + 9)
      }
      guard seen.insert("\(kind) \(place)").inserted else { continue }
      marks += Self.mark(kind.rawValue, x: x, y: Self.lane)
    }
    return marks
  }

  /// The mark of a kind of step: told apart by shape, and by colour besides.
  private static func mark(_ kind: String, x: Double, y: Double) -> String {
    "<use href=\"#m-\(kind)\" x=\"\(NumberFormat.text(x))\" y=\"\(NumberFormat.text(y))\"/>"
  }
}
