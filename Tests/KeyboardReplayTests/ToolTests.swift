#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import keyboard_replay

/// Runs the built tool.
struct ToolTests {
  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["check", "--help"], ["help", "import"], ["--help", "report"],
  ])
  func thereIsOneHelp(_ arguments: [String]) throws {
    let run = try ToolRun(arguments)
    #expect(run.output == Arguments.help && run.errors == "" && run.status == 0)
  }

  @Test func theHelpNamesEachSubcommandAndOption() {
    let lines = Arguments.help.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for subcommand in Arguments.Subcommand.allCases where subcommand != .overview {
      #expect(lines.contains { $0.hasPrefix("\(subcommand.rawValue) ") })
      for option in subcommand.options.values + subcommand.options.flags {
        #expect(Arguments.help.contains(option), "\(option)")
      }
    }
  }

  @Test func theVersionIsPrinted() throws {
    let run = try ToolRun("--version")
    #expect(run.output == "keyboard-replay unreleased\n")
    #expect(run.status == 0)
  }

  /// As in `keyboard-replay check FOLDER | grep -q holds`, which closes the pipe early.
  @Test(arguments: [("play", true), ("play", false), ("check", true), ("check", false)])
  func theVerdictDoesNotDependOnAReader(_ verb: String, _ holds: Bool) throws {
    let trace = holds ? Traces.whole : Traces.failing
    // The tool writes when the reader has ended.
    let command = #"{ sleep 0.1; "$TOOL" \#(verb) a; } | true; exit ${PIPESTATUS[0]}"#
    let run = try ToolRun.shell(command, files: ["a": trace])
    #expect(run.status == (holds ? 0 : 1))
    #expect(run.errors.isEmpty == (holds || verb == "play"))
  }

  @Test(arguments: [("0<&-", 1), (">&-", 1), ("2>&-", 1), (">/dev/full", 66)])
  func aClosedStreamChangesNoVerdict(_ redirection: String, _ status: Int32) throws {
    let command = "\"$TOOL\" check a \(redirection)"
    #expect(try ToolRun.shell(command, files: ["a": Traces.failing]).status == status)
  }

  @Test func resultsComeBeforeNotes() throws {
    let run = try ToolRun.shell(#""$TOOL" check a 2>&1"#, files: ["a": Traces.failing])
    let lines = run.output.split(separator: "\n")
    #expect(lines.last == "keyboard-replay: 1 of 2 expectations failed" && lines.count == 3)
  }

  /// The system lets a program open no more than a few hundred files at once.
  @Test func eachFileIsClosedBeforeTheNext() throws {
    let names = (10..<50).map { "\($0).jsonl" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, Traces.whole) })
    let run = try ToolRun.shell(#"ulimit -n 30; "$TOOL" check ."#, files: files)
    #expect(run.output.hasSuffix("40 traces: 80 of 80 expectations hold\n") && run.status == 0)
  }

  /// The first file that is opened would be given the number of standard error.
  @Test func noNoteIsWrittenIntoAFile() throws {
    let log = Self.hide
    let run = try ToolRun.shell(#""$TOOL" import -o a 2>&-; cat a"#, files: ["a": ""], text: log)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("{") })
  }

  // MARK: - Files

  @Test(arguments: ["report", "import"])
  func aFileIsNotWrittenOverItself(_ verb: String) throws {
    let folder = try TemporaryFolder()
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

  @Test func aFileComesBeforeTheBuiltInTraceOfItsName() throws {
    let run = try ToolRun("check", "pinyin-growth", files: ["pinyin-growth": Traces.whole])
    #expect(run.output == "pinyin-growth: 2 of 2 expectations hold\n")
    let builtIn = try ToolRun("check", "pinyin-growth")
    #expect(builtIn.output == "pinyin-growth: 3 of 3 expectations hold\n")
  }

  @Test(arguments: ["play", "check", "report"])
  func omittedLinesAreNoted(_ verb: String) throws {
    let unknown = #"{"version":1,"kind":"expectaton","payload":{}}"# + "\n"
    let torn = Traces.notification("WillShow", y: 1, time: 9).dropLast(9)
    let run = try ToolRun(verb, "-", text: Traces.whole + unknown + torn)
    let skipped = #"line 11: a record of the unknown kind "expectaton" is skipped"#
    let notes = [skipped, "line 12 breaks off, and is left out"]
    #expect(run.notes == notes.map { "standard input: \($0)" } && run.status == 0)
  }

  @Test(arguments: ["", "/"])
  func aFileOfAFolderThatIsReadIsNotWritten(_ end: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.jsonl", Traces.whole)
    let run = try ToolRun("report", folder.url.path + end, "-o", file.path)
    #expect(run.errors.hasSuffix("it is the file that is read; name another file\n"))
    #expect(run.status == 64)
    #expect(try String(contentsOf: file, encoding: .utf8) == Traces.whole)
  }

  // MARK: - Folders

  @Test func aFolderIsReadThroughALinkAndInAnyCase() throws {
    let folder = try TemporaryFolder()
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
    let folder = try TemporaryFolder()
    let path = folder.url.path
    _ = try folder.file("a.jsonl", Traces.whole)
    #expect(mkfifo(path + "/b.jsonl", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: path + "/c", withDestinationPath: path)
    let run = try ToolRun("check", path)
    #expect(run.output == "\(path)/a.jsonl: 2 of 2 expectations hold\n" && run.status == 0)
    let notes = ["b.jsonl: skipped, no regular file", "c: skipped, a link to a folder"]
    #expect(run.notes == notes.map { "\(path)/\($0)" })
  }

  /// The root user may read every folder.
  @Test(.enabled(if: geteuid() != 0))
  func aFolderBelowThatCannotBeReadIsAnError() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.jsonl", Traces.whole)
    let closed = folder.url.appendingPathComponent("closed").path
    try FileManager.default.createDirectory(
      atPath: closed,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o000]
    )
    let message = "cannot read \(closed): permission denied"
    #expect(try ToolRun("check", folder.url.path) == .message(66, message))
  }

  @Test func aLinkToAFileThatIsGoneIsAnError() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.jsonl", Traces.whole)
    let link = folder.url.path + "/b.jsonl"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/missing")
    let run = try ToolRun("check", folder.url.path)
    #expect(run.notes == ["cannot read \(link): no such file or directory"] && run.status == 66)
  }

  // MARK: - Errors

  @Test(arguments: [
    ("check", "/missing/a.jsonl", "no such file or directory"),
    ("import", "/missing/a.jsonl", "no such file or directory"),
    ("import", ".", "is a directory"),
  ])
  func aFileThatCannotBeReadIsAnError(_ verb: String, _ file: String, _ fault: String) throws {
    #expect(try ToolRun(verb, file) == .message(66, "cannot read \(file): \(fault)"))
  }

  @Test func aFaultInATraceIsNamed() throws {
    let screen = #"{"version":1,"kind":"screen","payload":{"time":"x"}}"#
    let text = Traces.lines(Traces.header, screen)
    let message = #", line 2, payload.time: expected a finite number, found the string "x""#
    #expect(try ToolRun("check", "a", files: ["a": text]) == .message(65, "a" + message))
    #expect(try ToolRun("play", "-", text: text).errors.contains("standard input" + message))
  }

  @Test(arguments: [
    Data((0...255).map { UInt8($0) }), Data([0x47, 0x49, 0x46, 0, 1]), Data([0x41, 0xE4, 0x6C]),
  ])
  func bytesThatAreNoTextAreAnError(_ bytes: Data) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a", bytes).path
    let message = "\(file): expected a console log, found bytes that are not UTF-8 text"
    #expect(try ToolRun("import", file) == .message(65, "\(message); \(Self.help)"))
  }

  /// The first bytes of a file may end within a character.
  @Test func aLongTextIsText() throws {
    for start in 0..<4 {
      let text = String(repeating: "x", count: start) + String(repeating: "🎹", count: 20_000)
      #expect(try ToolRun("import", text: text).errors.contains("in 1 line;"))
    }
  }

  @Test func theFirstFileThatIsMalformedEndsTheRun() throws {
    let files = ["bad": "{\n", "good": Traces.whole]
    let run = try ToolRun("check", "good", "bad", "good", files: files)
    #expect(run.output == "good: 2 of 2 expectations hold\n" && run.status == 65)
  }

  @Test func aFileThatCannotBeWrittenIsAnError() throws {
    let log = Self.hide
    let run = try ToolRun("import", "-o", "/missing/a.jsonl", text: log)
    #expect(run == .message(66, "cannot write /missing/a.jsonl: its folder does not exist"))
    let full = try ToolRun("import", "-o", "/dev/full", text: log)
    #expect(full == .message(66, "cannot write: no space left on device"))
  }

  private static let help = "keyboard-replay --help lists what is read"
  private static let hide = "keyboardWillHide [AnyHashable(\"UIKeyboardIsLocalUserInfoKey\"): 1]"

  // MARK: - Control characters

  private let wild = #"\u001b[2J\u009b\u2028\u202e\n"#
  private let tame = #"\u{1b}[2J\u{9b}\u{2028}\u{202e}\u{a}"#

  @Test func aTableSpellsOutControlCharacters() throws {
    let run = try ToolRun("play", "a", files: ["a": trace])
    #expect(run.output.hasPrefix("T\(tame)\na · D\(tame) · Y\(tame) · S\(tame)\n"))
    #expect(run.output.contains("  N\(tame)"))
    #expect(isTame(run.output))
  }

  @Test func checkSpellsOutTheFilesName() throws {
    let text = Traces.lines(Traces.header, Traces.expectation(#""covered":1"#))
    let run = try ToolRun("check", "a\u{1B}\u{9B}", files: ["a\u{1B}\u{9B}": text])
    #expect(run.output.contains(#"a\u{1b}\u{9b}, line 2: "#))
    #expect(isTame(run.output) && isTame(run.errors))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ["play", "./\u{1B}]0;\n"], ["\u{1B}\n"], ["--\u{202E}\r"], ["import", "\u{9B}"],
  ])
  func errorsSpellOutTheArgument(_ arguments: [String]) throws {
    let run = try ToolRun(arguments[0], arguments.count > 1 ? arguments[1] : "--version")
    #expect(run.errors.hasPrefix("keyboard-replay: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(isTame(run.errors))
  }

  private var trace: String {
    Traces.lines(
      #"{"version":1,"kind":"header","payload":{"title":"T\#(wild)","device":"D\#(wild)","#
        + #""system":"Y\#(wild)","source":"S\#(wild)"}}"#,
      #"{"version":1,"kind":"notification","payload":{"name":"N\#(wild)","userInfo":{}}}"#
    )
  }

  private func isTame(_ text: String) -> Bool {
    text.split(separator: "\n").allSatisfy { Printable.text(String($0)) == String($0) }
  }

  // MARK: - Advice

  private let log = """
    2018-12-19 21:05:51.338 App {name = UIKeyboardWillShowNotification; userInfo = {
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
    }}

    """

  private static let words = "expected a trace, found a console log; keyboard-replay import"

  @Test func aConsoleLogIsForImport() throws {
    let run = try ToolRun("check", "a.log", "safe-area", files: ["a.log": log])
    #expect(run == .message(65, "a.log: \(Self.words) a.log -o a.jsonl makes a trace of it"))
    let input = try ToolRun("check", "-", "safe-area", text: log)
    let hint = "standard input: \(Self.words) - -o trace.jsonl makes a trace of it"
    #expect(input == .message(65, hint))
  }

  @Test(arguments: [
    ("\n" + Traces.whole + "{\n", 12), (#"{ "kind": "header" }"# + "\nUIKeyboardWillShow\n", 1),
    ("# UIKeyboard\n" + Traces.whole, 1), ("Dear diary\n", 1),
  ])
  func aFaultyTraceIsNotReadAsALog(_ text: String, _ line: Int) throws {
    let run = try ToolRun("check", "a", files: ["a": text])
    #expect(run.errors.contains("a, line \(line)") && !run.errors.contains("import"))
    #expect(run.status == 65)
  }

  /// The first call of the system writes a part of the text, and the next one fails.
  @Test func aTraceThatIsWrittenInPartIsAnError() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("a").path
    let limits = "trap '' XFSZ; ulimit -f 1"
    let run = try ToolRun.shell("\(limits); \"$TOOL\" traces pinyin-growth > '\(output)'")
    #expect(run == .message(66, "cannot write: file too large"))
    #expect(try !Data(contentsOf: URL(fileURLWithPath: output)).isEmpty)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func anotherEncodingIsNamed(_ encoding: String.Encoding) throws {
    let folder = try TemporaryFolder()
    for (verb, text, place) in [("check", Traces.whole, ", line 1"), ("import", log, "")] {
      let file = try folder.file("a", try #require(text.data(using: encoding))).path
      let run = try ToolRun(verb, file)
      let message = "expected UTF-8 text, found UTF-16; iconv -f UTF-16 -t UTF-8 converts it"
      #expect(run == .message(65, "\(file)\(place): \(message)"))
    }
  }
}
#endif
