/// The rows of a trace: what came in, what it did, and why not where it did nothing.
struct StepTable {
  let section: TraceSection

  /// The rows that are written; the script shows those of a longer trace a page at a time.
  static let limit = 100

  private static let fields = ReplayField.onPage.filter { $0.pageHeading != nil }

  var html: String {
    let (id, steps) = (section.id, section.trace.steps)
    let rows = steps.prefix(Self.limit).enumerated().map { row($1, number: $0 + 1) }
    return """
      <section class="steps" aria-labelledby="\(id)-n">
      <h3 id="\(id)-n">Each notification</h3>\(pager)
      <div class="scroll rows" tabindex="0" role="region" aria-labelledby="\(id)-n">
      <table>
      <caption>What each notification did, in the order in which they came.</caption>
      <thead><tr>\(Self.heads)</tr></thead>
      <tbody>\(rows.joined())</tbody>
      </table></div>
      </section>

      """
  }

  private static let heads = fields.compactMap { field in
    field.pageHeading.map { "<th scope=\"col\"\(attributes(field))>\($0)</th>" }
  }.joined()

  private func row(_ step: ReportStep, number: Int) -> String {
    let cells = Self.fields.map { cell($0, step) }
    return "<tr id=\"\(section.id)-\(number)\" class=\"\(step.kind)\">\(cells.joined())</tr>\n"
  }

  private func cell(_ field: ReplayField, _ step: ReportStep) -> String {
    let text = TraceSection.text(field.key, step)
    switch field.key {
    case "name":
      return "<th scope=\"row\" class=\"name\">\(text)</th>"
    case "outcome":
      let notes = TraceSection.notes(step)
      return "<td class=\"outcome\">\(ReportPage.mark(step.kind))\(text)\(notes)</td>"
    default:
      return "<td\(Self.attributes(field))>\(text)</td>"
    }
  }

  private static func attributes(_ field: ReplayField) -> String {
    " class=\"\(field.key)\(field.page != .word ? " number" : "")\""
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
