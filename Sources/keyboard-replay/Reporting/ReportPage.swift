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
    let subject = isList ? traces.count.counting("trace") : traces.first?.trace.title ?? "no trace"
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
      <p>This page shows what each notification of \(isList ? "these traces" : "this trace") did. The chart shows how much \
      of the view the keyboard covers, and each row has a picture of the screen after its notification.</p>
      <p>Covered is the height that the keyboard covers at the bottom of the view, once its animation has \
      ended. Inset is that height minus the view's bottom safe area. Frames and heights are in points \
      (pt), times in seconds (s).</p>
      \(legend)
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
    let titles = traces.map(\.trace.title)
    let items = zip(traces, titles).enumerated().map { index, item in
      let (trace, title) = item
      // The file distinguishes traces with the same title.
      let isShared = titles.count { $0 == title } > 1
      let file = isShared ? " · <bdi>\(escaped(trace.file))</bdi>" : ""
      let count = trace.summary.failures
      let failures = count > 0 ? " <span class=\"failed\">\(count) failed</span>" : ""
      return "<li><a href=\"#t\(index)\"><bdi>\(escaped(title))</bdi>\(file)\(failures)</a></li>\n"
    }
    return """
      <nav aria-label="Traces"><details open><summary>\(traces.count.counting("trace"))</summary>
      <ol>
      \(items.joined())</ol>
      </details></nav>

      """
  }

  private func article(_ report: ReportTrace, id: String) -> String {
    let trace = report.trace
    let summary = report.summary
    var about = ["<code><bdi>\(escaped(report.file))</bdi></code>"]
    about += trace.deviceAndSystem.map { "<bdi>\(escaped($0))</bdi>" }
    if let source = trace.source { about.append("<bdi>\(linked(source))</bdi>") }
    about += report.notes.map(escaped)
    let verdict =
      summary.failures > 0 ? " <strong class=\"failed\">\(summary.failuresText).</strong>" : ""
    return """
      <article id="\(id)">
      <h2><bdi>\(escaped(trace.title))</bdi></h2>
      <p class="about">\(about.joined(separator: " · "))</p>
      <p class="about">\(escaped(summary.details)).\(verdict)</p>
      \(report.rows.isEmpty ? "" : ReportChart(report.rows).html + table(report.rows))</article>

      """
  }

  private func table(_ rows: [ReportRow]) -> String {
    // All pictures of a trace have one scale.
    let largest = rows.map { max($0.picture.outside.width, $0.picture.outside.height) }.max() ?? 1
    let hasTimes = rows.contains { $0.step.time != nil }
    return """
      <table>
      <thead><tr><th scope="col"><span class="hidden">Screen</span></th>
      \(hasTimes ? "<th scope=\"col\" class=\"number\">Time, s</th>" : "")<th scope="col">Notification</th>
      <th scope="col">What it did</th><th scope="col">Keyboard</th>
      <th scope="col" class="number">Covered, pt</th><th scope="col" class="number">Inset, pt</th>
      </tr></thead>
      <tbody>
      \(rows.map { row($0, scale: 112 / largest, hasTimes: hasTimes) }.joined())</tbody>
      </table>

      """
  }

  private func row(_ row: ReportRow, scale: Double, hasTimes: Bool) -> String {
    let step = row.step
    let name = step.subject == .application ? "app \(step.name)" : step.shortName
    let time = step.time.map(NumberFormat.seconds) ?? ""
    let frame = step.endFrame.map { "<small>\(withMinus(NumberFormat.frame($0)))</small>" } ?? ""
    let animation = step.transition?.animation.map { "<small>\(words(on: $0))</small>" } ?? ""
    let explanation = step.explanation.map { "<small>\(escaped($0))</small>" } ?? ""
    let failed = row.mismatches.map { "<small class=\"failed\">\(escaped($0))</small>" }
    return """
      <tr class="\(row.mark.rawValue)">
      <td class="picture">\(row.picture.svg(of: step, scale: scale))</td>
      \(hasTimes ? "<td class=\"time number\">\(time)</td>" : "")
      <th scope="row" class="name"><bdi>\(escaped(name))</bdi>\(frame)<small>line \(step.line)</small></th>
      <td class="outcome">\(Self.svg(of: row.mark))\(escaped(withMinus(step.outcomeText)))\(explanation)\
      \(animation)\(failed.joined())</td>
      <td class="state">\(step.stateText)</td>
      <td class="covered number">\(NumberFormat.text(row.covered))</td>
      <td class="inset number">\(NumberFormat.text(row.inset))</td>
      </tr>

      """
  }
}

// MARK: - Parts of the page

extension ReportPage {
  private static func svg(of mark: ReportMark) -> String {
    """
    <svg class="mark" viewBox="-6 -6 12 12" aria-hidden="true">\
    <use href="#m-\(mark.rawValue)"/></svg>
    """
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

  /// The symbols that occur in the page, each with its meaning.
  private var legend: String {
    let rows = traces.flatMap(\.rows)
    let marks = Set(rows.map(\.mark) + (rows.contains { !$0.mismatches.isEmpty } ? [.failed] : []))
    func swatch(_ shape: String, _ words: String) -> String {
      """
      <li><svg class="swatch" viewBox="0 0 100 64" aria-hidden="true">\
      <rect class="s-view" width="100" height="64"/>\(shape)</svg>\(words)</li>

      """
    }
    func part(_ words: String, _ shape: String, if occurs: (ReportRow) -> Bool) -> String {
      rows.contains(where: occurs) ? swatch("<\(shape) width=\"100\" height=\"64\"/>", words) : ""
    }
    func item(_ mark: ReportMark, _ words: String) -> String {
      marks.contains(mark) ? "<li>\(Self.svg(of: mark))\(words)</li>\n" : ""
    }
    return "<ul class=\"legend\" aria-label=\"Legend\">\n"
      + part("keyboard", "use href=\"#keys\"") { $0.step.state.frame != nil }
      + part("covered part of the view", "use href=\"#cover\"") { $0.covered > 0 }
      + part("safe area", "rect class=\"s-safe\"") { $0.picture.safeAreaBottom > 0 }
      + item(.change, "change delivered") + item(.noted, "no change") + item(.dropped, "dropped")
      + item(.application, "app") + item(.setting, "setting") + item(.failed, "expectation failed")
      + "</ul>"
  }
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

/// Returns a text whose numbers have minus signs instead of hyphens.
private func withMinus(_ text: String) -> String {
  text.replacingOccurrences(of: "-", with: "−")
}

/// Returns the duration of an animation, and the name of its curve.
private func words(on animation: KeyboardAnimation) -> String {
  let curve =
    switch animation.curve {
    case .keyboard: "the keyboard's own curve"
    default: "curve \(animation.curve.rawValue)"
    }
  return "\(NumberFormat.text(animation.duration)) s, \(curve)"
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
