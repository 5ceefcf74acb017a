import Foundation
import KeyboardNotifications
import KeyboardTesting

/// The covered height over time, and below it a mark for each row.
///
/// Horizontal places are in percent, so that the texts keep their size in a window of any width.
struct ReportChart {
  private static let top = 16.0
  private static let bottom = 156.0

  private let rows: [ReportRow]
  private let hasTimes: Bool
  /// The time of each row, or its number if the rows have no different times.
  private let times: [Double]
  private let duration: Double
  /// The points between two lines of the grid.
  private let gridStep: Double
  private let highest: Double
  /// The lane of each mark below the chart.
  private let lanes: [Int]

  init(_ rows: [ReportRow]) {
    self.rows = rows
    let times = rows.map { min($0.step.time ?? 0, 1e9) }
    hasTimes = rows.count < 2 || times.first != times.last
    self.times = hasTimes ? times : rows.indices.map(Double.init)
    // The last row has some space after it.
    let end = (self.times.last ?? 0) - (self.times.first ?? 0)
    duration = end > 0 ? end * 1.06 : 1
    highest = rows.map(\.covered).filter { $0 < 100_000 }.max() ?? 0
    gridStep = Self.niceStep(max(50, highest) / 3)
    lanes = Self.lanes(of: self.times, duration)
  }

  /// Returns a lane for each mark, so that marks with nearly the same time lie below each other.
  ///
  /// The distance of two marks in a lane is sufficient on a phone, too. The last lane takes the
  /// marks that would need more than eight.
  private static func lanes(of times: [Double], _ duration: Double) -> [Int] {
    var ends: [Double] = []
    return times.map { time in
      let lane = ends.firstIndex { $0 <= time } ?? min(ends.count, 7)
      if lane == ends.count { ends.append(0) }
      ends[lane] = time + duration * 0.05
      return lane
    }
  }

  private static let laneHeight = 12.0

  private var lanesHeight: Double { Double((lanes.max() ?? 0) + 1) * Self.laneHeight }

  var html: String {
    let last = rows.last?.covered ?? 0
    let label =
      "Covered height over time: at most \(NumberFormat.text(highest)) points, at the end "
      + "\(NumberFormat.text(last))"
    let caption =
      "Covered height in points, \(hasTimes ? "over time" : "row by row: no times are known")"
    return """
      <figure><svg class="chart" role="img" aria-label="\(label)" width="100%" \
      height="\(NumberFormat.text(Self.bottom + 41 + lanesHeight))">
      \(inactiveTimes)\(grid)\(heights)\(marks)\(hasTimes ? timeLabels : "")
      </svg><figcaption>\(caption)</figcaption></figure>

      """
  }

  private func x(_ time: Double) -> String {
    let part = (time - (times.first ?? 0)) / duration * 100
    return "\(NumberFormat.text(min(max(0, part), 100)))%"
  }

  private func y(_ height: Double) -> Double {
    let chartHeight = gridStep * (max(50, highest) / gridStep).rounded(.up)
    let part = min(height, chartHeight) / chartHeight
    return ((Self.bottom - part * (Self.bottom - Self.top)) * 10).rounded() / 10
  }

  /// The times in which the application is not active; the last may end with the chart.
  private var inactiveTimes: String {
    var start: Double?
    var text = ""
    func end(_ time: Double) {
      guard let from = start else { return }
      let width = NumberFormat.text(min(100, (time - from) / duration * 100))
      text += """
        <rect class="c-idle" x="\(x(from))" y="\(Self.top)" width="\(width)%" height="\(Self.bottom - Self.top)"/>\
        <text class="c-label" x="\(x(from))" y="\(Self.top - 4)">app not active</text>
        """
      start = nil
    }
    for (row, time) in zip(rows, times) where row.step.subject == .application {
      if row.step.name == KeyboardApplicationState.active.rawValue {
        end(time)
      } else {
        start = start ?? time
      }
    }
    end((times.first ?? 0) + duration)
    return text
  }

  private var grid: String {
    stride(from: 0, through: max(50, highest) + gridStep * 0.999, by: gridStep).map { height in
      let kind = height == 0 ? "c-base" : "c-grid"
      return """
        <line class="\(kind)" x1="0" x2="100%" y1="\(y(height))" y2="\(y(height))"/>\
        <text class="c-label c-end" x="-8" y="\(y(height) + 4)">\(NumberFormat.text(height))</text>
        """
    }.joined()
  }

  /// The heights as stairs.
  private var heights: String {
    var text = ""
    var below = y(0)
    for (index, row) in rows.enumerated() {
      let height = y(row.covered)
      let isLast = index + 1 == rows.count
      let end = isLast ? "100%" : x(times[index + 1])
      let next = isLast ? (times.first ?? 0) + duration : times[index + 1]
      let width = NumberFormat.text(max(0, (next - times[index]) / duration * 100))
      let left = x(times[index])
      if height != below {
        text +=
          "<line class=\"c-line\" x1=\"\(left)\" x2=\"\(left)\" y1=\"\(below)\" y2=\"\(height)\"/>"
      }
      text += """
        <rect class="c-area" x="\(left)" width="\(width)%" y="\(height)" height="\(Self.bottom - height)"/>\
        <line class="c-line" x1="\(left)" x2="\(end)" y1="\(height)" y2="\(height)"/>
        """
      below = height
    }
    return text
  }

  private var marks: String {
    rows.indices.map { index in
      let (row, left) = (rows[index], x(times[index]))
      let failed = row.mismatches.isEmpty ? "" : use(.failed, left, y: Self.bottom + 9)
      let y = Self.bottom + 20 + Double(lanes[index]) * Self.laneHeight
      return failed + use(row.mark, left, y: y)
    }.joined()
  }

  private func use(_ mark: ReportMark, _ x: String, y: Double) -> String {
    "<use href=\"#m-\(mark.rawValue)\" x=\"\(x)\" y=\"\(y)\"/>"
  }

  private var timeLabels: String {
    let spacing = Self.niceStep(duration / 6)
    let start = times.first ?? 0
    let first = (start / spacing).rounded(.up)
    return (0...6).map { (first + Double($0)) * spacing }
      .filter { $0 <= start + duration }
      .map { time in
        let text = JSONText.number((time * 1e6).rounded() / 1e6)
        return """
          <text class="c-label c-middle" x="\(x(time))" y="\(Self.bottom + 33 + lanesHeight)">\(text) s</text>
          """
      }.joined()
  }

  /// Returns the first of 1, 2, 5, 10, 20, 50 and so on that is not less than a number.
  private static func niceStep(_ number: Double) -> Double {
    let power = pow(10, log10(number).rounded(.down))
    return [1, 2, 5].map { $0 * power }.first { $0 >= number * 0.999 } ?? 10 * power
  }
}
