import Foundation
import KeyboardTesting

/// Makes a trace of notifications that were printed to a console.
struct ImportVerb {
  let file: String
  let destination: String?
  let screen: CGSize?
  let output: Output

  func run() throws {
    if let destination { try OutputFile.refuse(destination, from: [file]) }
    let handle = try InputFile.open(file)
    let name = InputFile.name(of: file)
    var importer = KeyboardLogImporter(file: name, screen: screen)
    var writer = destination == nil || destination == "-" ? output : nil
    var progress = Progress(whileWriting: writer != nil)
    defer { progress.finish() }
    var isAtEnd = false
    while true {
      while let record = try next(of: &importer) {
        // The file is made when there is something to write to it.
        let open = try writer ?? OutputFile.create(destination ?? "-")
        writer = open
        try open.write(record.jsonLine + "\n")
        progress.advance()
      }
      if isAtEnd { break }
      isAtEnd = try feed(&importer, from: handle, name: name)
    }
    try writer?.flush()
  }

  private func next(of importer: inout KeyboardLogImporter) throws -> KeyboardTraceRecord? {
    do {
      return try importer.next()
    } catch {
      throw ToolError(error)
    }
  }

  /// Reads a piece of the log; returns whether it was the last.
  private func feed(
    _ importer: inout KeyboardLogImporter,
    from handle: FileHandle,
    name: String
  ) throws -> Bool {
    do {
      let bytes = try FileBytes.next(of: handle, file: name)
      guard bytes.isEmpty else {
        importer.feed(bytes)
        return false
      }
      importer.finish()
      return true
    } catch {
      throw ToolError(error)
    }
  }
}
