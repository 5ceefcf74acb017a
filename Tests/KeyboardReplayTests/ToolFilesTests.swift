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

  @Test func aBuiltInTraceIsPlayedByItsNameAlone() throws {
    let run = try ToolRun("pinyin-growth")
    #expect(run == (try ToolRun("play", "pinyin-growth")))
    #expect(run.status == 0)
  }

  @Test(arguments: ["play", "check", "report"])
  func aLineThatBreaksOffIsLeftOutOnRequest(_ verb: String) throws {
    let folder = try TemporaryFolder()
    let (whole, cut) = (try folder.file("a", Traces.whole), try folder.file("b", broken))
    #expect(try ToolRun(verb, "-", input: cut).status == 65)
    let run = try ToolRun(verb, "--truncated", "-", input: cut)
    #expect(run == (try ToolRun(verb, "-", input: whole)))
    #expect(run.status == 0)
  }

  @Test func aComparisonLeavesOutALineThatBreaksOffOnRequest() throws {
    let folder = try TemporaryFolder()
    let whole = try folder.file("a", Traces.whole).path
    let cut = try folder.file("b", broken).path
    #expect(try ToolRun("diff", whole, cut).status == 65)
    #expect(try ToolRun("diff", "--truncated", whole, cut).status == 0)
    let policies = ["--other-apps", "ignore,include"]
    #expect(try ToolRun("diff", cut, policies[0], policies[1], "--truncated").status == 0)
  }

  private var broken: String {
    Traces.whole + Traces.notification("WillShow", y: 1, time: 9).dropLast(9)
  }
}
#endif
