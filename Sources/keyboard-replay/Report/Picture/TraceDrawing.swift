import KeyboardTesting

/// One trace as a picture on its own, to be put into a bug report.
struct TraceDrawing {
  let trace: ReportTrace
  private let chart: ChartPicture
  private let screens: ScreenPicture
  private let changes: [Int]
  private let steps: [Int]

  /// The most frames that the picture shows.
  static let limit = 6

  private static let width = 760.0
  private static let margin = 20.0
  private static let filmTop = 84.0
  private static let slot = (width - 2 * margin) / Double(limit)

  init(trace: ReportTrace) {
    self.trace = trace
    chart = ChartPicture(trace: trace)
    screens = ScreenPicture(trace: trace)
    changes = trace.changes
    steps = ReportTrace.sample(changes, limit: Self.limit)
  }

  /// The picture, as a file.
  var svg: String {
    let size = "\(NumberFormat.text(Self.width)) \(NumberFormat.text(height))"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" \
      width="\(NumberFormat.text(Self.width))" height="\(NumberFormat.text(height))" role="img" \
      aria-labelledby="title desc">
      <title id="title">\(Escape.text(trace.header.title))</title>
      <desc id="desc">\(Escape.text("\(trace.summary.details). \(chart.summary)"))</desc>
      <style>\(PictureStyle.colors)\(Self.style)\(PictureStyle.shapes)</style>
      \(PictureParts.definitions)
      <rect class="paper" width="100%" height="100%" rx="12"/>
      \(heading)
      \(frames)
      <g transform="translate(\(NumberFormat.text(Self.margin)) \(NumberFormat.text(chartTop)))">\
      \(chart.parts)</g>
      </svg>

      """
  }

  private static let style = """
    svg { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
    text { fill: var(--ink); font-size: 12px; }
    .paper { fill: var(--paper); }
    .heading { font-size: 18px; font-weight: 650; }
    .about { fill: var(--soft); }
    .caption { font-size: 11px; font-weight: 600; }

    """

  private var chartTop: Double {
    steps.isEmpty ? Self.filmTop : Self.filmTop + filmHeight + 54
  }

  /// The height of the highest frame.
  private var filmHeight: Double {
    steps.map { size(of: $0).height }.max() ?? 0
  }

  private var height: Double {
    chartTop + ChartPicture.height
  }

  private var heading: String {
    let parts = [trace.file] + trace.header.deviceAndSystem
    var summary = trace.summary.details
    if steps.count < changes.count {
      summary += "; \(steps.count) of \(changes.count) changes are drawn"
    }
    return text(trace.header.title, y: 36, style: "heading", limit: 74)
      + text(parts.joined(separator: " · "), y: 56, style: "about", limit: 110)
      + text(summary, y: 73, style: "about", limit: 110)
  }

  private func text(_ text: String, y: Double, style: String, limit: Int) -> String {
    let shown = text.count > limit ? text.prefix(limit - 1) + "…" : text[...]
    return "<text class=\"\(style)\" x=\"\(NumberFormat.text(Self.margin))\" "
      + "y=\"\(NumberFormat.text(y))\">\(Escape.text(String(shown)))</text>"
  }
}

extension TraceDrawing {
  private var frames: String {
    steps.enumerated().map { number, step in
      frame(step, size(of: step), middle: Self.margin + (Double(number) + 0.5) * Self.slot)
    }.joined(separator: "\n")
  }

  private func size(of step: Int) -> PictureSize {
    let canvas = trace.canvas(trace.steps[step].scene)
    return PictureSize(canvas, in: trace, width: Self.slot - 12, height: 150)
  }

  private func frame(_ step: Int, _ size: PictureSize, middle: Double) -> String {
    let (x, y) = (middle - size.width / 2, Self.filmTop + filmHeight - size.height + 8)
    let canvas = trace.canvas(trace.steps[step].scene).expanded(by: ScreenPicture.bezel)
    let box = [canvas.x, canvas.y, canvas.width, canvas.height].map(NumberFormat.text)
    let line = Self.filmTop + filmHeight + 26
    let time = trace.steps[step].step.timeText(unit: " s")
    return "<svg x=\"\(NumberFormat.text(x))\" y=\"\(NumberFormat.text(y))\"\(size.attributes) "
      + "viewBox=\"\(box.joined(separator: " "))\">\(screens.parts(after: step, id: "f\(step)"))</svg>"
      + label(trace.steps[step].caption, x: middle, y: line, style: "caption", limit: 18)
      + label(time, x: middle, y: line + 16, style: "about", limit: 18)
  }

  private func label(
    _ text: String,
    x: Double,
    y: Double,
    style: String,
    limit: Int
  ) -> String {
    let shown = text.count > limit ? text.prefix(limit - 1) + "…" : text[...]
    return "<text class=\"c-middle \(style)\" x=\"\(NumberFormat.text(x))\" "
      + "y=\"\(NumberFormat.text(y))\">\(Escape.text(String(shown)))</text>"
  }
}
