#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Runs the built tool on files that are named twice.
struct ToolFilesTests {
  @Test(arguments: ["report", "import"])
  func aFileIsNotWrittenOverItself(_ verb: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a", Traces.whole)
    let link = folder.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    for output in [file.path, link, folder.url.path + "/./a"] {
      let run = try ToolRun(verb, file.path, "-o", output)
      let message = "cannot write \(output): it is the file that is read"
      #expect(
        run == ToolRun(output: "", errors: "keyboard-replay: \(message)\n", status: 64)
      )
    }
    #expect(try ToolRun(verb, "-", "-o", file.path, input: file).status == 64)
    #expect(try String(contentsOf: file, encoding: .utf8) == Traces.whole)
  }

  @Test func aFileWithTheNameOfABuiltInTraceIsNotItself() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("pinyin-growth")
    #expect(try ToolRun("report", "pinyin-growth", "-o", output.path).status == 0)
  }
}
#endif
