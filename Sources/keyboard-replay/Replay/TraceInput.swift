import Foundation
import KeyboardTesting

/// A trace to be read: a file, standard input, or one that is built in.
struct TraceInput {
  private enum Source {
    case stream(KeyboardTraceStream)
    case text(KeyboardTraceReader)
  }

  /// The file's name as it was given, or the built-in trace's.
  let name: String
  private var source: Source

  init(builtIn trace: KeyboardBuiltInTrace) {
    name = trace.name
    var reader = KeyboardTraceReader(file: trace.name)
    reader.feed(Data(trace.jsonLines.utf8))
    reader.finish()
    source = .text(reader)
  }

  init(
    file: String,
    _ reading: KeyboardTraceReader.Options = KeyboardTraceReader.Options()
  ) throws(ToolError) {
    name = file
    let handle = try InputFile.open(file)
    source = .stream(
      KeyboardTraceStream(handle, file: InputFile.name(of: file), options: reading)
    )
  }

  var skippedRecordCount: Int {
    switch source {
    case .stream(let stream): stream.skippedRecordCount
    case .text(let reader): reader.skippedRecordCount
    }
  }

  mutating func next() throws(ToolError) -> KeyboardTraceEntry? {
    do {
      return try read()
    } catch {
      throw ToolError(error)
    }
  }

  private mutating func read() throws(KeyboardTraceError) -> KeyboardTraceEntry? {
    switch source {
    case .stream(var stream):
      defer { source = .stream(stream) }
      return try stream.next()
    case .text(var reader):
      defer { source = .text(reader) }
      return try reader.next()
    }
  }
}
