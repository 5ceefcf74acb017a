import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Traces as one web page that needs no script, no network and no other file.
///
/// Each trace has its covered height over time, and a table in which each row has a picture of the
/// screen. Texts of traces are escaped, since anyone may have written them; the page's security
/// policy allows its own style sheet and nothing else.
struct ReportPage {
  let traces: [ReportTrace]

  /// The text of the page.
  var html: String {
    let isList = traces.count > 1
    let subject = isList ? traces.count.counting("trace") : traces.first?.title ?? "no trace"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
      'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(escaped(subject)) · \(Tool.name)</title>
      <style>
      \(String(decoding: PackageResources.report_css, as: UTF8.self))</style>
      </head>
      <body\(isList ? " class=\"list\"" : "")>
      \(Self.symbols)
      <header class="page">
      <h1>Keyboard replay</h1>
      \(Self.legend)
      </header>
      <div class="columns">
      \(isList ? navigation : "")<main>
      \(traces.enumerated().map { article($1, id: "t\($0)") }.joined())</main>
      </div>
      <footer>Made by \(Tool.name) \(Tool.version).</footer>
      </body>
      </html>

      """
  }

  /// The list of several traces.
  private var navigation: String {
    let titles = traces.map(\.title)
    let items = traces.enumerated().map { index, trace in
      // The file distinguishes traces with the same title.
      let isShared = titles.count { $0 == trace.title } > 1
      let file = isShared ? " · <bdi>\(escaped(trace.file))</bdi>" : ""
      let count = trace.summary[.failures]
      let failures = count > 0 ? " <span class=\"failed\">\(count) failed</span>" : ""
      return
        "<li><a href=\"#t\(index)\"><bdi>\(escaped(trace.title))</bdi>\(file)\(failures)</a></li>\n"
    }
    return """
      <nav aria-label="Traces"><details open><summary>\(traces.count.counting("trace"))</summary>
      <ol>
      \(items.joined())</ol>
      </details></nav>

      """
  }

  private func article(_ trace: ReportTrace, id: String) -> String {
    var about = ["<code><bdi>\(escaped(trace.file))</bdi></code>"]
    about += trace.about.map { "<bdi>\(escaped($0))</bdi>" }
    if let source = trace.source { about.append("<bdi>\(linked(source))</bdi>") }
    about += trace.notes.map(escaped)
    let failures = trace.summary[.failures]
    let verdict =
      failures > 0 ? " <strong class=\"failed\">\(trace.summary.failuresText).</strong>" : ""
    return """
      <article id="\(id)">
      <h2><bdi>\(escaped(trace.title))</bdi></h2>
      <p class="about">\(about.joined(separator: " · "))</p>
      <p class="about">\(escaped(trace.summary.details)).\(verdict)</p>
      \(trace.rows.isEmpty ? "" : ReportChart(trace.rows).html + table(trace.rows))</article>

      """
  }

  private func table(_ rows: [ReportRow]) -> String {
    // All pictures of a trace have one scale.
    let largest = rows.map { max($0.scene.outside.width, $0.scene.outside.height) }.max() ?? 1
    return """
      <table>
      <thead><tr><th scope="col"><span class="hidden">Screen</span></th>
      <th scope="col" class="number">Time, s</th><th scope="col">Notification</th>
      <th scope="col">What it did</th><th scope="col">Keyboard</th>
      <th scope="col" class="number">Covered</th><th scope="col" class="number">Inset</th>
      </tr></thead>
      <tbody>
      \(rows.map { row($0, scale: 112 / largest) }.joined())</tbody>
      </table>

      """
  }

  private func row(_ row: ReportRow, scale: Double) -> String {
    let step = row.step
    let name = step.subject == .application ? "app \(step.name)" : step.shortName
    let time = step.time.map(NumberFormat.seconds) ?? ""
    let frame = step.endFrame.map { "<small>\(NumberFormat.frame($0))</small>" } ?? ""
    let animation = (step.transition?.animation).map { animation in
      "<small>\(NumberFormat.text(animation.duration)) s, curve \(animation.curve.rawValue)</small>"
    }
    let explanation = step.explanation.map { "<small>\(escaped($0))</small>" } ?? ""
    let failures = row.failures.map { "<small class=\"failed\">\(escaped($0))</small>" }.joined()
    return """
      <tr class="\(row.mark)">
      <td class="picture">\(row.scene.svg(of: step, scale: scale))</td>
      <td class="time number">\(time)</td>
      <th scope="row" class="name"><bdi>\(escaped(name))</bdi>\(frame)<small>line \(step.line)</small></th>
      <td class="outcome">\(Self.mark(row.mark))\(escaped(step.outcomeText))\(explanation)\
      \(animation ?? "")\(failures)</td>
      <td class="state">\(step.stateText)</td>
      <td class="covered number">\(NumberFormat.text(row.covered))</td>
      <td class="inset number">\(NumberFormat.text(row.inset))</td>
      </tr>

      """
  }
}

// MARK: - Rows

/// A trace that was played, with the rows of its table.
struct ReportTrace {
  /// The number of rows of one trace from which a page becomes too slow to use.
  static let rowLimit = 2_000

  /// The file's name as it was given, or the built-in trace's.
  let file: String
  var title: String { trace.title }
  var source: String? { trace.source }
  /// The device and the system, as far as the header names them.
  var about: [String] { trace.deviceAndSystem }
  private let trace: KeyboardTrace
  let summary: ReplaySummary
  private(set) var rows: [ReportRow] = []
  /// Notes on the screen, the times and the rows that the page leaves out.
  private(set) var notes: [String] = []

  /// Plays a trace to its end.
  @MainActor init(_ trace: KeyboardTrace, file: String) {
    self.file = file
    self.trace = trace
    let replay = Replay()
    var count = 0
    for record in trace.records {
      let step = replay.play(record)
      if let step, step.subject != .setting || count > 0 {
        count += 1
        if count <= Self.rowLimit {
          rows.append(ReportRow(step, scene: ReportScene(replay.player)))
        }
      }
      if let mismatches = replay.mismatches, !rows.isEmpty, count <= Self.rowLimit {
        rows[rows.count - 1].failures += mismatches.map { "line \(record.line ?? 0): \($0)" }
      }
    }
    summary = replay.summary
    let keyboards = rows.compactMap(\.step.state.frame)
    for index in rows.indices { rows[index].scene.fit(keyboards) }
    if replay.isScreenInferred {
      notes.append("screen inferred from the frames")
    } else if replay.player.environment.screen == nil {
      notes.append("no screen known")
    }
    if count > Self.rowLimit { notes.append("the first \(Self.rowLimit) of \(count) rows") }
  }
}

/// A row of a report: a step, the screen after it, and the expectations after it that fail.
struct ReportRow {
  let step: ReplayStep
  var scene: ReportScene
  var failures: [String] = []

  init(_ step: ReplayStep, scene: ReportScene) {
    self.step = step
    self.scene = scene
  }

  var covered: Double { Double(step.result.covered ?? 0) }
  var inset: Double { Double(step.result.inset ?? 0) }

  /// The name of the row's mark; `noted` is a notification without a change.
  var mark: String {
    if step.transition != nil { return "change" }
    guard step.isNotification else { return step.subject.rawValue }
    return step.dropReason == nil ? "noted" : "dropped"
  }
}

// MARK: - Pictures

/// The rectangles of a picture: the screen, the window and the view.
struct ReportScene: Equatable {
  private let screen: CGRect?
  private let window: CGRect?
  /// The view of the trace, if it has one.
  private let view: CGRect?
  private let safeAreaBottom: Double
  /// The rectangle that is drawn: the screen, else the view or window, else one with all frames.
  private var canvas = CGRect(x: 0, y: 0, width: 100, height: 100)

  @MainActor init(_ player: KeyboardTracePlayer) {
    screen = drawable(player.environment.screen)
    window = drawable(player.environment.window)
    view = drawable(player.environment.view)
    safeAreaBottom = min(max(0, Double(player.safeAreaBottom)), 100_000)
  }

  /// Chooses the rectangle that is drawn.
  mutating func fit(_ keyboards: [CGRect]) {
    let all = keyboards.compactMap(drawable).reduce(canvas) { $0.union($1) }
    canvas = screen ?? view ?? window ?? all
  }

  /// The canvas with the frame around it.
  var outside: CGRect { canvas.insetBy(dx: -10, dy: -10) }

  /// Returns the picture of the screen after a step.
  func svg(of step: ReplayStep, scale: Double) -> String {
    let area = view ?? window ?? canvas
    let size = outside.size
    // A picture that is very narrow or flat still has 8 points.
    let width = NumberFormat.text(max(8, size.width * scale))
    let height = NumberFormat.text(max(8, size.height * scale))
    let corner = NumberFormat.text(min(34, canvas.width * 0.08, canvas.height * 0.08))
    let covered = NumberFormat.text(Double(step.result.covered ?? 0))
    let label = "Keyboard \(step.stateText), covers \(covered)"
    let keyboard = drawable(step.state.frame).map { use("keys", $0) } ?? ""
    return """
      <svg role="img" aria-label="\(label)" width="\(width)" height="\(height)" \
      viewBox="\(numbers(outside))"><svg \(attributes(canvas)) viewBox="\(numbers(canvas))">\
      \(rectangle("s-glass", canvas))\(rectangle("s-window", window ?? canvas))\
      \(rectangle(view == nil ? "s-view" : "s-view s-own", area))\(keyboard)\
      \(rectangle("s-safe", bottom(of: area, height: safeAreaBottom)))\
      \(use("cover", bottom(of: area, height: Double(step.result.covered ?? 0))))</svg>\
      <rect class="s-bezel" \(attributes(canvas.insetBy(dx: -5, dy: -5))) rx="\(corner)"/></svg>
      """
  }

  /// Returns the lowest part of a rectangle.
  private func bottom(of area: CGRect, height: Double) -> CGRect {
    let part = min(max(0, height), area.height)
    return CGRect(x: area.minX, y: area.maxY - part, width: area.width, height: part)
  }

  private func rectangle(_ name: String, _ frame: CGRect) -> String {
    frame.height > 0 ? "<rect class=\"\(name)\" \(attributes(frame))/>" : ""
  }

  private func use(_ name: String, _ frame: CGRect) -> String {
    frame.height > 0 ? "<use href=\"#\(name)\" \(attributes(frame))/>" : ""
  }

  private func attributes(_ frame: CGRect) -> String {
    let names = ["x", "y", "width", "height"]
    return zip(names, lengths(frame)).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
  }

  private func numbers(_ frame: CGRect) -> String { lengths(frame).joined(separator: " ") }

  private func lengths(_ frame: CGRect) -> [String] {
    [frame.minX, frame.minY, frame.width, frame.height].map { NumberFormat.text(Double($0)) }
  }
}

/// Returns a frame that can be drawn; `nil` if it is empty, or too large or too far away.
private func drawable(_ frame: CGRect?) -> CGRect? {
  guard let frame, frame.size.width > 0, frame.size.height > 0 else { return nil }
  let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  return numbers.allSatisfy { abs($0) < 100_000 } ? frame : nil
}

// MARK: - The covered height over time

/// The covered height over time, and below it a mark for each row.
///
/// Horizontal places are in percent, so that the texts keep their size in a window of any width.
private struct ReportChart {
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
  }

  var html: String {
    let last = rows.last?.covered ?? 0
    let label =
      "Covered height over time: at most \(NumberFormat.text(highest)) points, at the end "
      + "\(NumberFormat.text(last))"
    let caption =
      "Covered height in points, \(hasTimes ? "over time" : "row by row: no times are known")"
    return """
      <figure><svg class="chart" role="img" aria-label="\(label)" width="100%" height="208">
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

  /// The marks of the rows; where several have nearly the same time, a change is on top.
  private var marks: String {
    let order = ["setting", "application", "dropped", "noted", "change"]
    let places = order.flatMap { kind in zip(rows, times).filter { $0.0.mark == kind } }
    return places.map { row, time in
      let failed = row.failures.isEmpty ? "" : use("failed", x(time), y: Self.bottom + 9)
      return failed + use(row.mark, x(time), y: Self.bottom + 20)
    }.joined()
  }

  private func use(_ mark: String, _ x: String, y: Double) -> String {
    "<use href=\"#m-\(mark)\" x=\"\(x)\" y=\"\(y)\"/>"
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
          <text class="c-label c-middle" x="\(x(time))" y="\(Self.bottom + 45)">\(text) s</text>
          """
      }.joined()
  }

  /// Returns the first of 1, 2, 5, 10, 20, 50 and so on that is not less than a number.
  private static func niceStep(_ number: Double) -> Double {
    let power = pow(10, log10(number).rounded(.down))
    return [1, 2, 5].map { $0 * power }.first { $0 >= number * 0.999 } ?? 10 * power
  }
}

// MARK: - Parts of the page

extension ReportPage {
  private static func mark(_ kind: String) -> String {
    "<svg class=\"mark\" viewBox=\"-6 -6 12 12\" aria-hidden=\"true\"><use href=\"#m-\(kind)\"/></svg>"
  }

  /// The shapes that the legend, the charts and the pictures use.
  private static let symbols = """
    <svg class="hidden" aria-hidden="true">
    <symbol id="keys" viewBox="0 0 100 56" preserveAspectRatio="none">
    <rect class="k-board" width="100" height="56"/>
    <path class="k-keys" d="M2.7 34h11.4m71.8 0h11.4M2.7 46.75h21m1.8 0h49m1.8 0h21"/>
    <path class="k-keys k-letters" d="M2.7 8.5h94.6M7.5 21.25h85M17.1 34h65.8"/>
    </symbol>
    <symbol id="cover">
    <rect class="o-tint" width="100%" height="100%"/><rect class="o-bar" width="100%" height="7"/>
    </symbol>
    <circle id="m-change" class="m-change" r="4.5"/><circle id="m-noted" class="m-noted" r="3.5"/>
    <path id="m-dropped" class="m-dropped" d="M-3.5-3.5l7 7m0-7l-7 7"/>
    <path id="m-application" class="m-state" d="M0-4.5l4.5 4.5l-4.5 4.5l-4.5-4.5z"/>
    <path id="m-setting" class="m-state" d="M-3.5-3.5h7v7h-7z"/>
    <path id="m-failed" class="m-failed" d="M0-5l5.5 9h-11z"/>
    </svg>
    """

  private static let legend: String = {
    func swatch(_ shape: String, _ words: String) -> String {
      """
      <li><svg class="swatch" viewBox="0 0 100 64" aria-hidden="true">\
      <rect class="s-view" width="100" height="64"/>\(shape)</svg>\(words)</li>

      """
    }
    func item(_ kinds: String..., words: String) -> String {
      "<li>\(kinds.map(mark).joined())\(words)</li>\n"
    }
    return "<ul class=\"legend\" aria-label=\"Legend\">\n"
      + swatch("<use href=\"#keys\" width=\"100\" height=\"64\"/>", "keyboard")
      + swatch("<use href=\"#cover\" width=\"100\" height=\"64\"/>", "covered part of the view")
      + swatch("<rect class=\"s-safe\" width=\"100\" height=\"64\"/>", "safe area")
      + item("change", words: "change delivered") + item("noted", words: "no change")
      + item("dropped", words: "dropped")
      + item("application", "setting", words: "app or setting")
      + item("failed", words: "expectation failed") + "</ul>"
  }()
}

// MARK: - Text

/// Returns a text that is harmless in elements and attributes.
///
/// A control character becomes its picture, such as ␛.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "&": result += "&amp;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\u{0}"..."\u{1F}":
      result.unicodeScalars.append(Unicode.Scalar(scalar.value + 0x2400) ?? " ")
    case _ where scalar.isObeyedByTerminals: result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}

/// Returns an escaped text with a link for each address of the web.
private func linked(_ text: String) -> String {
  text.split(separator: " ", omittingEmptySubsequences: false).map { word in
    guard word.hasPrefix("https://") || word.hasPrefix("http://") else {
      return escaped(String(word))
    }
    let address = word.prefix { !"\",;()[]{}<>'`".contains($0) && !$0.isWhitespace }
    let name = address.drop { $0 != "/" }.dropFirst(2)
    let link = "<a href=\"\(escaped(String(address)))\" rel=\"noopener noreferrer\">"
    return link + escaped(String(name)) + "</a>" + escaped(String(word[address.endIndex...]))
  }.joined(separator: " ")
}
