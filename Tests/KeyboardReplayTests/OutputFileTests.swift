#if os(macOS) || os(Linux)
import Foundation
import Testing

struct OutputFileTests {
  @Test func aFileThatWasLongerIsReplacedAsAWhole() throws {
    let folder = try TemporaryFolder()
    let page = try ToolRun("report", "show-and-hide").output
    let output = try folder.file("report.html", page + "the end of an older and longer page")
    #expect(try ToolRun("report", "show-and-hide", "-o", output.path).status == 0)
    #expect(try String(contentsOf: output, encoding: .utf8) == page)
  }

  /// The system then writes a part of what it is given, and says how much that was.
  @Test func aFileThatCannotHoldTheWholePageIsAnError() throws {
    let tool = try #require(ToolRun.tool)
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("report.html").path
    let report = "'\(tool.path)' report show-and-hide -o '\(output)'"
    let run = try ToolRun(["-c", "trap '' XFSZ; ulimit -f 8; exec \(report)"], of: "/bin/sh")
    #expect(run == .message(66, "cannot write: file too large"))
  }
}
#endif
