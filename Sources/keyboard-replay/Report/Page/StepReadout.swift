import KeyboardNotifications

/// What is known after the step that is shown, and the controls that go to another.
struct StepReadout {
  let section: TraceSection

  var html: String {
    let step = section.start.map { section.trace.steps[$0] }
    return """
      <div class="readout">
      <p class="now"><span data-is="time">\(step.map { PlainNumber.seconds($0.time) } ?? "0.000")</span> s \
      <strong data-is="name">\(Escape.html(step?.name ?? "start"))</strong></p>
      <p class="did"><svg class="mark" viewBox="-6 -6 12 12" aria-hidden="true">\
      <use data-is="mark" href="#m-\(step?.kind ?? .setting)"/></svg>\
      <span data-is="did">\(Escape.html(step?.did ?? "nothing yet"))</span>\
      <span class="why" data-is="why">\(Escape.html(step?.note ?? ""))</span></p>
      <dl>\
      \(entry("Keyboard", "state", step?.state ?? "hidden"))\
      \(entry("Covered", "covered", PlainNumber.text(step?.covered ?? 0)))\
      \(entry("Inset", "inset", PlainNumber.text(step?.inset ?? 0)))\
      \(entry("Animation", "animation", step?.animationText ?? "none"))</dl>
      </div>
      \(scrubber)
      """
  }

  private func entry(_ title: String, _ name: String, _ value: String) -> String {
    "<div><dt>\(title)</dt><dd data-is=\"\(name)\">\(Escape.html(value))</dd></div>"
  }

  /// Shown when the script runs, since it does nothing without.
  private var scrubber: String {
    guard let start = section.start else { return "" }
    let (id, count) = (section.id, section.trace.steps.count)
    return """
      <div class="scrubber" hidden>
      <button type="button" data-is="play" aria-label="Play">▶</button>
      <label for="\(id)-r">Step</label>
      <input type="range" id="\(id)-r" min="0" max="\(count)" step="1" value="\(start + 1)">
      <output for="\(id)-r" data-is="place">\(start + 1) of \(count)</output>
      </div>

      """
  }
}

extension ReportStep {
  /// Where the keyboard is, in a few words.
  var state: String {
    placement == .none ? visibility.rawValue : "\(visibility.rawValue), \(placement.rawValue)"
  }

  /// The animation in a few words; `nil` where nothing moves.
  var animationText: String? {
    animation.map { "\(PlainNumber.text($0.duration)) s, curve \($0.curve.rawValue)" }
  }
}
