import KeyboardNotifications
import KeyboardTesting

/// One trace's part of the page.
struct TraceSection {
  let trace: ReportTrace
  let chart: ChartPicture
  let narrowChart: ChartPicture
  let picture: ScreenPicture
  /// The start of all names of elements in the section.
  let id: String
  /// The step of the picture that needs no script: the first at which most is covered.
  let start: Int?
  /// The step that the script shows first: the first change, if any.
  let opening: Int

  init(trace: ReportTrace, index: Int) {
    self.trace = trace
    chart = ChartPicture(trace: trace)
    narrowChart = ChartPicture(trace: trace, width: ChartPicture.narrowWidth)
    picture = ScreenPicture(trace: trace)
    id = "t\(index)"
    let most = trace.steps.map(\.covered).max()
    start = trace.steps.firstIndex { $0.covered == most }
    opening = trace.steps.firstIndex { $0.kind == .change } ?? 0
  }

  var html: String {
    """
    <article id="\(id)" aria-labelledby="\(id)-h">
    <header>
    <h2 id="\(id)-h"><bdi>\(Escape.text(trace.header.title))</bdi></h2>
    <p class="about">\(about)</p>
    <p class="summary">\(Escape.text(trace.summary.details)).\(failures)\(limit)</p>
    </header>
    <div class="player">
    <div class="stage">\(stage)</div>
    <div class="side">
    \(StepReadout(section: self).html)\
    <figure class="chart">\
    \(chart.element(id: "\(id)-c", attributes: " class=\"wide\" data-x=\"x\""))\
    \(narrowChart.element(id: "\(id)-cn", attributes: " class=\"narrow\" data-x=\"narrowX\""))
    <figcaption>\(caption)</figcaption></figure>
    </div>
    </div>
    \(FilmStrip(section: self).html)\
    \(StepTable(section: self).html)\
    </article>

    """
  }

  private var stage: String {
    let canvas = trace.canvas(start.map { trace.steps[$0].scene } ?? 0)
    let size = PictureSize(canvas, in: trace, width: 300, height: 330)
    return picture.element(after: start, id: "\(id)-s", attributes: size.attributes)
  }

  private var about: String {
    let texts = trace.header.deviceAndSystem.map { "<bdi>\(Escape.text($0))</bdi>" }
    let source = trace.header.source.map { "<bdi>\(SourceLink.html($0))</bdi>" }
    let screen = trace.isScreenInferred ? "screen inferred from the frames" : nil
    let file = "<code><bdi>\(Escape.text(trace.file))</bdi></code>"
    return ([file] + texts + [source, screen].compactMap(\.self)).joined(separator: " · ")
  }

  private var caption: String {
    let condensed =
      chart.isCondensed ? " Drawn by column, each from its least to its greatest height." : ""
    let scale = trace.hasTimes ? "over seconds" : "step by step, since the trace has no times"
    return "Covered height in points \(scale), with the animation between changes.\(condensed)"
  }

  private var failures: String {
    guard trace.summary.failures > 0 else { return "" }
    return " <strong class=\"failed\">\(trace.summary.failed).</strong>"
  }

  /// What is said where a trace is too long for a page.
  private var limit: String {
    guard trace.stepCount > trace.steps.count else { return "" }
    return
      " <strong>This page shows the first \(trace.steps.count) of \(trace.stepCount) rows.</strong>"
  }
}

// MARK: - Texts of a step

extension TraceSection {
  /// A field's text in an element that the script finds by the field's key.
  static func text(_ key: String, _ step: ReportStep?) -> String {
    let field = ReplayField.onPage.first { $0.key == key }
    let value = step.flatMap { step in field.map { step.value($0).display } }
    let text = Escape.text(value ?? StepReadout.start[key] ?? "")
    return key == "name" ? "<bdi data-is=\"name\">\(text)</bdi>" : element(key, text)
  }

  /// Why a step did nothing, and which expectations do not hold after it.
  static func notes(_ step: ReportStep?) -> String {
    text("explanation", step)
      + element("failed", Escape.text(step?.failures.joined(separator: "; ") ?? ""))
  }

  private static func element(_ key: String, _ text: String) -> String {
    "<span data-is=\"\(key)\">\(text)</span>"
  }
}
