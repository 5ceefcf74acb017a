/// The screen after each change, side by side.
struct FilmStrip {
  let section: TraceSection

  /// The most frames that a strip shows.
  static let limit = 24

  var html: String {
    let changes = section.trace.changes
    let steps = ReportTrace.sample(changes, limit: Self.limit)
    guard !steps.isEmpty else { return "" }
    let isSampled = steps.count < changes.count
    let note =
      isSampled
      ? "<p class=\"note\">\(steps.count) of \(changes.count) changes, evenly sampled; "
        + "the slider steps through all.</p>" : ""
    return """
      <section class="film" aria-labelledby="\(section.id)-f">
      <h3 id="\(section.id)-f">Each change</h3>\(note)
      <ol>\(steps.map(frame).joined())</ol>
      </section>

      """
  }

  private func frame(_ index: Int) -> String {
    let (trace, step) = (section.trace, section.trace.steps[index])
    let size = PictureSize(trace.canvas(step.scene), in: trace, width: 190, height: 150)
    let picture = section.picture.element(
      after: index,
      id: "\(section.id)-f\(index + 1)",
      attributes: size.attributes
    )
    return """
      <li><a href="#\(section.id)-\(index + 1)" data-step="\(index + 1)">\(picture)\
      <span class="what">\(Escape.text(step.caption))</span>\
      \(step.failures.isEmpty ? "" : "<span class=\"failed\">expectation failed</span>")\
      <span class="when">\(step.step.timeText(unit: " s"))</span></a></li>
      """
  }
}
