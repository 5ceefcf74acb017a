#if os(macOS) || os(Linux)
import Foundation
import Testing
import TestSupport

@testable import keyboard_replay

/// Files that the built tool reads and writes.
struct FileTests {
  @Test(arguments: [
    ("check", "/missing/a.jsonl", "no such file or directory"),
    ("import", "/missing/a.jsonl", "no such file or directory"),
    ("import", ".", "is a directory"),
  ])
  func aFileThatCannotBeReadIsAnError(_ verb: String, _ file: String, _ fault: String) throws {
    #expect(try ToolRun(verb, file) == .message(66, "cannot read \(file): \(fault)"))
  }

  @Test(arguments: [
    ("pinyin-growht", "; did you mean pinyin-growth?"), ("rotation", ". \(TraceList.sentence)"),
  ])
  func aMisspeltNameOfABuiltInTraceIsAnswered(_ name: String, _ answer: String) throws {
    let message = "cannot read \(name): no file and no built-in trace has this name"
    #expect(try ToolRun("play", name) == .message(66, message + answer))
    #expect(TraceList.sentence.contains(" pinyin-growth, "))
  }

  @Test func aFileComesBeforeTheBuiltInTraceOfItsName() throws {
    let run = try ToolRun("check", "pinyin-growth", files: ["pinyin-growth": Traces.whole])
    #expect(run.output == "pinyin-growth: 2 of 2 expectations hold\n")
    let builtIn = try ToolRun("check", "pinyin-growth")
    #expect(builtIn.output == "pinyin-growth: 3 of 3 expectations hold\n")
  }

  /// The system lets a program open no more than a few hundred files at once.
  @Test func eachFileIsClosedBeforeTheNext() throws {
    let names = (10..<50).map { "\($0).jsonl" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, Traces.whole) })
    let run = try ToolRun.shell(#"ulimit -n 30; "$TOOL" check ."#, files: files)
    #expect(run.output.hasSuffix("40 traces: 80 of 80 expectations hold\n") && run.status == 0)
  }

  /// The tool reads 65,536 bytes at once, which end within a character here.
  @Test func aLongFileIsReadWhole() throws {
    let text = "x" + String(repeating: "🎹", count: 20_000)
    #expect(try ToolRun("import", text: text).errors.contains("in 1 line;"))
  }

  // MARK: - Written files

  private static let hide = "keyboardWillHide [AnyHashable(\"UIKeyboardIsLocalUserInfoKey\"): 1]"

  @Test func aFileThatCannotBeWrittenIsAnError() throws {
    let run = try ToolRun("import", "-o", "/missing/a.jsonl", text: Self.hide)
    #expect(run == .message(66, "cannot write /missing/a.jsonl: its folder does not exist"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "Only Linux has it."))
  func aDeviceThatCannotBeWrittenIsAnError() throws {
    let full = try ToolRun("import", "-o", "/dev/full", text: Self.hide)
    #expect(full == .message(66, "cannot write /dev/full: no space left on device"))
  }

  /// As on a full disk: the file has corrected expectations, which are not written again.
  @Test func aFileThatCannotBeWrittenWholeIsAsItWas() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.jsonl", "as it was")
    let command = "trap '' XFSZ; ulimit -f 1; \"$TOOL\" report pinyin-growth -o '\(file.path)'"
    let run = try ToolRun.shell(command)
    #expect(run == .message(66, "cannot write \(file.path): file too large"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "as it was")
    #expect(try folder.names() == ["a.jsonl"])
  }

  @Test func aFileThatIsWrittenKeepsItsPermissionsAndItsLink() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.jsonl", "as it was")
    let link = folder.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    #expect(try ToolRun("import", "-o", link, text: Self.hide).status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix(#"{"version":1"#))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.names() == ["a.jsonl", "link"])
  }

  /// The first call of the system writes a part of the text, and the next one fails.
  @Test func aTraceThatIsWrittenInPartIsAnError() throws {
    let folder = TemporaryFolder()
    let output = folder.url.appendingPathComponent("a").path
    let limits = "trap '' XFSZ; ulimit -f 1"
    let run = try ToolRun.shell("\(limits); \"$TOOL\" traces pinyin-growth > '\(output)'")
    #expect(run == .message(66, "cannot write: file too large"))
    #expect(try !Data(contentsOf: URL(fileURLWithPath: output)).isEmpty)
  }

  @Test(arguments: ["report", "import"])
  func aFileIsNotWrittenOverItself(_ verb: String) throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a", Traces.whole)
    let link = folder.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    for output in [file.path, link, folder.url.path + "/./a"] {
      let run = try ToolRun(verb, file.path, "-o", output)
      let reason = "it is the file that is read; name another file"
      #expect(run == .message(64, "cannot write \(output): \(reason)"))
    }
    #expect(try ToolRun(verb, "-", "-o", file.path, input: file).status == 64)
    #expect(try String(contentsOf: file, encoding: .utf8) == Traces.whole)
  }

  /// The first file that is opened would be given the number of standard error.
  @Test func noNoteIsWrittenIntoAFile() throws {
    let log = Self.hide
    let run = try ToolRun.shell(#""$TOOL" import -o a 2>&-; cat a"#, files: ["a": ""], text: log)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("{") })
  }
}
#endif
