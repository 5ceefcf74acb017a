/// What is known after the step that is shown, and the controls that go to another.
struct StepReadout {
  let section: TraceSection

  /// What is said before the first step, by the keys of the fields.
  static let start = [
    "line": "", "time": "", "name": "start", "endFrame": "", "outcome": "nothing yet",
    "explanation": "", "state": "hidden", "covered": "0", "inset": "0", "animation": "",
    "failed": "", "kind": "setting",
  ]

  var html: String {
    let step = section.start.map { section.trace.steps[$0] }
    return """
      <div class="readout">
      <div><p class="now">\(text("time", step)) <strong>\(text("name", step))</strong> \
      \(text("line", step))</p>
      <p class="did">\(ReportPage.mark(step?.kind ?? .setting))\
      \(text("outcome", step))\(TraceSection.notes(step))</p></div>
      <dl>\(entry("Keyboard", "state", step))\(entry("Covered", "covered", step))\
      \(entry("Inset", "inset", step))\(entry("Animation", "animation", step))</dl>
      </div>
      \(scrubber)
      """
  }

  private func entry(_ title: String, _ key: String, _ step: ReportStep?) -> String {
    "<div><dt>\(title)</dt><dd class=\"\(key)\">\(text(key, step))</dd></div>"
  }

  private func text(_ key: String, _ step: ReportStep?) -> String {
    TraceSection.text(key, step)
  }

  /// Shown when the script runs, since it does nothing without.
  private var scrubber: String {
    let (id, count, first) = (section.id, section.trace.steps.count, section.opening + 1)
    guard count > 0 else { return "" }
    return """
      <div class="scrubber" hidden>
      <button type="button" data-is="play" aria-label="Play">▶</button>
      <label for="\(id)-r">Step</label>
      <input type="range" id="\(id)-r" min="0" max="\(count)" step="1" value="\(first)">
      <output for="\(id)-r" data-is="place">\(first) of \(count)</output>
      </div>

      """
  }
}
