import KeyboardTesting

/// A report as one web page that needs nothing else: no network, no other file.
struct ReportPage {
  let traces: [ReportTrace]

  /// The page.
  var html: String {
    let sections = traces.enumerated().map { TraceSection(trace: $1, index: $0) }
    return head
      + "<body class=\"\(traces.count > 1 ? "several" : "one")\">\n<svg class=\"shared\" width=\"0\" height=\"0\" aria-hidden=\"true\">"
      + "\(PictureParts.definitions)</svg>\n"
      + opening + "<div class=\"columns\">\n" + list
      + "<main id=\"traces\">\n" + sections.map(\.html).joined() + "</main>\n</div>\n"
      + "<footer><p>Made by \(Tool.name) \(Tool.version).</p></footer>\n"
      + "<script type=\"application/json\" id=\"data\">\(ReportData(sections: sections).json)</script>\n"
      + "<script>\(ReportScript.text)</script>\n</body>\n</html>\n"
  }

  /// What a page may do: run the one script that is in it, use the one style sheet, nothing else.
  static let securityPolicy =
    "default-src 'none'; style-src 'sha256-\(ReportStyle.digest)'; "
    + "script-src 'sha256-\(ReportScript.digest)'; base-uri 'none'; form-action 'none'"

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.securityPolicy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(Escape.text(title)) · \(Tool.name)</title>
    <style>\(ReportStyle.text)</style>
    </head>

    """
  }

  private var title: String {
    traces.count == 1 ? traces[0].header.title : NumberFormat.count(traces.count, "trace")
  }

  private var opening: String {
    """
    <a class="skip" href="#traces">Skip to the traces</a>
    <header class="page">
    <h1>Keyboard replay</h1>
    <ul class="legend" aria-label="How to read the pictures">\
    <li>\(swatch("keyboard"))keyboard</li>\
    <li>\(swatch("cover"))covered part of the view</li>\
    <li>\(swatch("safe"))safe area</li>\
    <li>\(Self.mark(.change))change delivered</li>\
    <li>\(Self.mark(.noted))taken in, nothing to tell</li>\
    <li>\(Self.mark(.dropped))dropped</li>\
    <li>\(Self.mark(.application))app or setting</li>\
    <li>\(Self.mark("failed"))expectation failed</li></ul>
    </header>

    """
  }

  /// The list of the traces, of which the script shows one at a time.
  private var list: String {
    guard traces.count > 1 else { return "" }
    let titles = Dictionary(grouping: traces, by: \.header.title)
    let items = traces.enumerated().map { index, trace in
      let failed = trace.summary.failures > 0
      let note = failed ? " <span class=\"failed\">\(trace.summary.failures) failed</span>" : ""
      let isAlone = titles[trace.header.title]?.count == 1
      let file = isAlone ? "" : " · <bdi>\(Escape.text(trace.file))</bdi>"
      let title = Escape.text(trace.header.title)
      return "<li><a href=\"#t\(index)\"><bdi>\(title)</bdi>\(file)\(note)</a></li>"
    }
    return "<nav aria-label=\"Traces\"><details open><summary>\(title)</summary>"
      + "<ol>\(items.joined())</ol></details></nav>\n"
  }

  private func swatch(_ style: String) -> String {
    let part =
      switch style {
      case "keyboard": "<use href=\"#keys\" class=\"s-keys\" width=\"100\" height=\"64\"/>"
      case "cover": "<svg width=\"100\" height=\"64\"><use href=\"#cover\"/></svg>"
      default: "<rect class=\"s-\(style)\" width=\"100\" height=\"64\"/>"
      }
    return "<svg class=\"swatch\" viewBox=\"0 0 100 64\" aria-hidden=\"true\">"
      + "<rect class=\"s-view\" width=\"100\" height=\"64\"/>\(part)</svg>"
  }

  /// The mark of a kind of step, beside a word that says the same.
  static func mark(_ kind: ReplayStep.Kind) -> String {
    mark(kind.rawValue)
  }

  private static func mark(_ name: String) -> String {
    "<svg class=\"mark\" viewBox=\"-6 -6 12 12\" aria-hidden=\"true\"><use href=\"#m-\(name)\"/></svg>"
  }
}
