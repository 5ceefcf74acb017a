/// The screen after each change, side by side.
struct FilmStrip {
  let section: TraceSection

  /// The most frames that a strip shows.
  static let limit = 24

  var html: String {
    let changes = section.trace.changes
    let steps = Self.sample(changes, limit: Self.limit)
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

  /// As many of the numbers as may be shown, evenly spread, the first and the last among them.
  static func sample(_ numbers: [Int], limit: Int) -> [Int] {
    guard numbers.count > limit, limit > 1 else { return numbers }
    return (0..<limit).map { numbers[$0 * (numbers.count - 1) / (limit - 1)] }
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
      <span class="what">\(Escape.html(step.caption))</span>\
      <span class="when">\(PlainNumber.seconds(step.time)) s</span></a></li>
      """
  }
}

extension ReportStep {
  /// What a picture of the screen after the step is called.
  var caption: String {
    kind == .change ? did : name
  }
}
