#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Runs the built tool on files that are named twice, or break off.
struct ToolFilesTests {
  @Test(arguments: ["report", "import"])
  func aFileIsNotWrittenOverItself(_ verb: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a", Traces.whole)
    let link = folder.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    for output in [file.path, link, folder.url.path + "/./a"] {
      let run = try ToolRun(verb, file.path, "-o", output)
      #expect(run == .message(64, "cannot write \(output): it is the file that is read"))
    }
    #expect(try ToolRun(verb, "-", "-o", file.path, input: file).status == 64)
    #expect(try String(contentsOf: file, encoding: .utf8) == Traces.whole)
  }

  @Test func aFileWithTheNameOfABuiltInTraceIsNotItself() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("pinyin-growth")
    #expect(try ToolRun("report", "pinyin-growth", "-o", output.path).status == 0)
  }

  @Test func aFileComesBeforeTheBuiltInTraceOfItsName() throws {
    let run = try ToolRun("check", "pinyin-growth", files: ["pinyin-growth": Traces.whole])
    #expect(run.output == "pinyin-growth: 2 of 2 expectations hold\n")
    let builtIn = try ToolRun("check", "pinyin-growth")
    #expect(builtIn.output == "pinyin-growth: 3 of 3 expectations hold\n")
  }

  @Test func aBuiltInTraceIsPlayedByItsNameAlone() throws {
    let run = try ToolRun("pinyin-growth")
    #expect(run == (try ToolRun("play", "pinyin-growth")))
    #expect(run.status == 0)
  }

  @Test(arguments: ["play", "check", "report"])
  func aLastLineThatBreaksOffIsLeftOutWithANote(_ verb: String) throws {
    let broken = Traces.whole + Traces.notification("WillShow", y: 1, time: 9).dropLast(9)
    let run = try ToolRun(verb, "-", text: broken)
    #expect(run.output == (try ToolRun(verb, "-", text: Traces.whole)).output)
    let note = "standard input: the last line breaks off, and is left out"
    #expect(run.notes == [note] && run.status == 0)
  }

  @Test(arguments: ["", "/"])
  func aFileOfAFolderThatIsReadIsNotWritten(_ end: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.jsonl", Traces.whole)
    let run = try ToolRun("report", folder.url.path + end, "-o", file.path)
    #expect(run.errors.hasSuffix("it is the file that is read\n"))
    #expect(run.status == 64)
    #expect(try String(contentsOf: file, encoding: .utf8) == Traces.whole)
  }
}
#endif
