import KeyboardTesting

/// Draws what traces did.
@MainActor struct ReportVerb {
  let files: [String]
  let format: ReportFormat
  let destination: String?
  let reading: KeyboardTraceReader.Options
  let output: Output

  func run() throws {
    if let destination { try OutputFile.refuse(destination, from: files) }
    var progress = Progress(whileWriting: false)
    defer { progress.finish() }
    let traces = try TraceReference.all(files).map { reference in
      var input = try reference.open(reading)
      return try ReportRecorder.record(&input, progress: &progress)
    }
    let text =
      switch format {
      case .html: ReportPage(traces: traces).html
      case .svg: traces.first.map { TraceDrawing(trace: $0).svg } ?? ""
      }
    // The file is made when there is something to write to it.
    let writer = try destination.map { $0 == "-" ? output : try OutputFile.create($0) } ?? output
    try writer.write(text)
    try writer.flush()
  }
}
