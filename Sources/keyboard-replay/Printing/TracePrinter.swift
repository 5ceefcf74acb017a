import Foundation
import KeyboardTesting

/// Plays traces, prints them as they are read, and verifies their expectations.
@MainActor final class TracePrinter {
  /// The parts of a trace that are printed.
  enum Style {
    /// A table of its rows.
    case table
    /// Its rows as JSON.
    case jsonl
    /// The expectations that fail, and the number of those that hold.
    case verdict
  }

  private let style: Style
  private let table = TraceTable(width: Terminal.width, hasColor: Terminal.hasColor)
  private let output: Output
  private var total = ReplaySummary()
  /// The names of the traces for which each remark holds.
  private var remarks: [Remark: [String]] = [:]
  /// The notes of the readers, each with the name of its file.
  private var notes: [String] = []

  init(_ style: Style, _ output: Output) {
    self.style = style
    self.output = output
  }

  /// Plays traces, each as it is reached.
  func play(_ traces: [TraceInput.Opening]) throws -> ExitStatus {
    for (index, open) in traces.enumerated() {
      if index > 0, style == .table { try output.write("\n") }
      let input = try open()
      let summary = try play(input)
      total.add(summary)
      if style == .verdict {
        try output.write("\(Printable.text(input.name)): \(summary.verdict)\n")
      }
      notes += input.notes
    }
    try finish()
    return total[.failures] == 0 ? .success : .expectationFailed
  }

  /// Prints the totals, and then the notes on standard error.
  private func finish() throws {
    switch style {
    case .table: try output.write(table.summary(total))
    case .verdict where total[.traces] > 1:
      try output.write("\(total.text(.traces, "trace")): \(total.verdict)\n")
    case .verdict, .jsonl: break
    }
    try output.flush()
    notes.forEach(Tool.note)
    for remark in Remark.allCases {
      Tool.note(remark.rawValue, onTraces: remarks[remark] ?? [])
    }
    if style == .verdict, total[.failures] > 0 { Tool.note(total.failuresText) }
  }
}

// MARK: - One trace

extension TracePrinter {
  private func play(_ input: TraceInput) throws -> ReplaySummary {
    let replay = Replay()
    var screenRemarks: Set<Remark> = []
    var unprintedHeader = style == .table ? input.trace : nil
    for record in input.trace.records {
      if let row = row(of: record, in: replay, file: input.name) {
        try writeTitle(&unprintedHeader, file: input.name, replay)
        try output.write(row)
      }
      // mutant: swap, because neither depends on the other
      if replay.hasChanged, let remark = replay.screenRemark { screenRemarks.insert(remark) }
      for mismatch in replay.mismatches ?? [] {
        try writeTitle(&unprintedHeader, file: input.name, replay)
        try writeFailure(mismatch, line: record.line ?? 0, file: input.name)
      }
    }
    try writeTitle(&unprintedHeader, file: input.name, replay)
    let summary = replay.summary
    for remark in screenRemarks.union(finalRemarks(on: replay)) {
      remarks[remark, default: []].append(input.name)
    }
    return summary
  }

  /// Plays a record, and returns its row if it has one in this style.
  private func row(
    of record: KeyboardTrace.Record,
    in replay: Replay,
    file: String
  ) -> String? {
    if style == .verdict {
      autoreleasing { replay.check(record) }
      return nil
    }
    guard let step = autoreleasing({ replay.play(record) }), step.subject != .setting
    else { return nil }
    return style == .table ? table.row(step) : step.jsonLine(of: file)
  }

  /// Prints the title once, before the first row, when the screen and the view are known.
  ///
  /// - Parameters:
  ///   - unprintedHeader: The header of the trace; `nil` after the title is printed.
  ///   - file: The file's name.
  ///   - replay: The replay, which has the screen and the view.
  /// - Throws: An error if the title cannot be written.
  private func writeTitle(
    _ unprintedHeader: inout KeyboardTrace?,
    file: String,
    _ replay: Replay
  ) throws {
    guard let header = unprintedHeader else { return }
    unprintedHeader = nil
    let title = table.title(header, file: file, screenAndView: replay.screenAndView)
    try output.write(title)
  }

  /// Prints an expectation that does not hold.
  private func writeFailure(_ mismatch: String, line: Int, file: String) throws {
    switch style {
    case .table: try output.write(table.warning("line \(line): \(mismatch)"))
    case .jsonl: Tool.note("\(InputFile.name(of: file)), line \(line): \(mismatch)")
    case .verdict:
      try output.write(Printable.text("\(file), line \(line): \(mismatch)") + "\n")
    }
  }

  /// Returns the remarks on a trace that depend on all of its records.
  private func finalRemarks(on replay: Replay) -> [Remark] {
    let summary = replay.summary
    let hasNoTimes = summary[.notifications] > 1 && replay.time == nil
    switch style {
    case .table: return hasNoTimes ? [.noTimes] : []
    case .verdict: return summary[.expectations] == 0 ? [.noExpectations] : []
    case .jsonl: return []
    }
  }
}
