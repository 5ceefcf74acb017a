import KeyboardNotifications

/// The rows of a trace: what came in, what it did, and why not where it did nothing.
struct StepTable {
  let section: TraceSection

  /// The rows that are written; the script shows those of a longer trace a page at a time.
  static let limit = 100

  var html: String {
    let (id, steps) = (section.id, section.trace.steps)
    let rows = steps.prefix(Self.limit).enumerated().map { row($1, number: $0 + 1) }
    return """
      <section class="steps" aria-labelledby="\(id)-n">
      <h3 id="\(id)-n">Each notification</h3>\(pager)
      <div class="scroll rows" tabindex="0" role="region" aria-labelledby="\(id)-n">
      <table>
      <caption>What each notification did, in the order in which they came.</caption>
      <thead><tr>\(heads)</tr></thead>
      <tbody>\(rows.joined())</tbody>
      </table></div>
      </section>

      """
  }

  private var heads: String {
    [
      ("#", "number"), ("Time, s", "number"), ("Notification", ""), ("What it did", ""),
      ("End frame", ""), ("Keyboard", ""), ("Covered", "number"), ("Inset", "number"),
    ].map { "<th scope=\"col\"\($1.isEmpty ? "" : " class=\"\($1)\"")>\($0)</th>" }.joined()
  }

  private func row(_ step: ReportStep, number: Int) -> String {
    """
    <tr id="\(section.id)-\(number)" class="\(step.kind)">\
    <td class="number">\(number)</td>\
    <td class="number">\(PlainNumber.seconds(step.time))</td>\
    <th scope="row"><bdi>\(Escape.html(step.name))</bdi></th>\
    <td>\(ReportPage.mark(step.kind))<span class="what">\(Escape.html(step.did))</span>\
    <span class="why">\(Escape.html(step.note))</span></td>\
    <td>\(Escape.html(step.endFrame ?? ""))</td>\
    <td>\(step.state)</td>\
    <td class="number">\(PlainNumber.text(step.covered))</td>\
    <td class="number">\(PlainNumber.text(step.inset))</td></tr>
    """
  }

  private var pager: String {
    let count = section.trace.steps.count
    guard count > Self.limit else { return "" }
    return """

      <p class="pager"><span data-is="rows">Rows 1 to \(Self.limit) of \(count)</span> \
      <button type="button" data-is="earlier" hidden>Earlier</button> \
      <button type="button" data-is="later" hidden>Later</button></p>
      """
  }
}

extension ReportStep {
  /// Why it did nothing, and which expectations do not hold after it.
  var note: String {
    let expectations = mismatches.map { "expectation failed, \($0)" }
    return ([why].compactMap(\.self) + expectations).map { ": " + $0 }.joined()
  }
}
