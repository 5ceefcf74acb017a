#if os(macOS) || os(Linux)
import Foundation
import Testing
import TestSupport

/// Folders of traces that the built tool reads.
struct FolderTests {
  @Test func aFolderIsReadThroughALinkAndInAnyCase() throws {
    let folder = TemporaryFolder()
    let traces = folder.url.appendingPathComponent("traces/below")
    try FileManager.default.createDirectory(at: traces, withIntermediateDirectories: true)
    _ = try folder.file("traces/a.jsonl", Traces.whole)
    _ = try folder.file("traces/below/B.JSONL", Traces.whole)
    let link = folder.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: folder.url.appendingPathComponent("traces").path
    )
    let run = try ToolRun("check", link)
    #expect(run.output.contains("\(link)/a.jsonl: 2 of 2"))
    #expect(run.output.contains("\(link)/below/B.JSONL: 2 of 2"))
    #expect(run.status == 0 && run.errors == "")
  }

  /// Opening a pipe would wait for a writer, and a link may lead back to the folder.
  @Test func anotherKindOfFileIsSkippedWithANote() throws {
    let folder = TemporaryFolder()
    let path = folder.url.path
    _ = try folder.file("a.jsonl", Traces.whole)
    #expect(mkfifo(path + "/b.jsonl", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: path + "/c", withDestinationPath: path)
    let run = try ToolRun("check", path)
    #expect(run.output == "\(path)/a.jsonl: 2 of 2 expectations hold\n" && run.status == 0)
    let notes = [
      "b.jsonl: skipped, because it is no regular file",
      "c: skipped, because it is a link to a folder",
    ]
    #expect(run.notes == notes.map { "\(path)/\($0)" })
  }

  @Test func aFolderWithoutTracesIsAnError() throws {
    let run = try ToolRun("check", ".", files: ["a.txt": ""])
    #expect(run == .message(66, "cannot read .: there is no trace (*.jsonl) in it"))
  }

  @Test(arguments: ["/", "//"])
  func theRootOfTheFileSystemIsNoFolderOfTraces(_ path: String) throws {
    let reason = "it is the root of the file system; name a folder of traces"
    #expect(try ToolRun("play", path) == .message(66, "cannot read \(path): \(reason)"))
  }

  @Test func aLinkToAFileThatIsGoneIsAnError() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("a.jsonl", Traces.whole)
    let link = folder.url.path + "/b.jsonl"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/missing")
    let run = try ToolRun("check", folder.url.path)
    #expect(run.notes == ["cannot read \(link): no such file or directory"] && run.status == 66)
  }

  @Test(arguments: ["", "/"])
  func aFileOfAFolderThatIsReadIsNotWritten(_ end: String) throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.jsonl", Traces.whole)
    let run = try ToolRun("report", folder.url.path + end, "-o", file.path)
    #expect(run.errors.hasSuffix("it is the file that is read; name another file\n"))
    #expect(run.status == 64)
    #expect(try String(contentsOf: file, encoding: .utf8) == Traces.whole)
  }
}
#endif
