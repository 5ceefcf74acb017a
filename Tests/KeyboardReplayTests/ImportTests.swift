#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Runs the built tool.
struct ImportTests {
  private let log = """
    # A keyboard
    # Device: iPhone, 375x667
    2018-12-19 21:05:51.338 App {name = UIKeyboardWillShowNotification; userInfo = {
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}

    """

  private let trace = """
    {"version":1,"kind":"header","payload":{"title":"A keyboard","device":"iPhone, 375x667"}}
    {"version":1,"kind":"screen","payload":{"time":0,"frame":[0,0,375,667]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification",\
    "userInfo":{"UIKeyboardFrameEndUserInfoKey":[0,451,375,216],"UIKeyboardIsLocalUserInfoKey":1}}}

    """

  @Test func aLogBecomesATraceOnStandardOutput() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun("import", input: try folder.file("log", log))
    #expect(run == ToolRun(output: trace, errors: "", status: 0))
  }

  @Test func aLogBecomesAFile() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("a.jsonl")
    let run = try ToolRun("import", try folder.file("log", log).path, "-o", output.path)
    #expect(run == ToolRun(output: "", errors: "", status: 0))
    #expect(try String(contentsOf: output, encoding: .utf8) == trace)
    #expect(try ToolRun("play", output.path).output.contains("appeared +216"))
  }

  @Test func theScreenCanBeGiven() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun("import", "-", "--screen", "414x736", input: try folder.file("a", log))
    #expect(run.output == trace.replacingOccurrences(of: "375,667", with: "414,736"))
  }

  @Test func aLogWithoutANotificationMakesNoFile() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("a.jsonl")
    let file = try folder.file("log", "nothing\nto see\n")
    let run = try ToolRun("import", file.path, "-o", output.path)
    let message = "expected a printed keyboard notification, found none in 2 lines"
    #expect(run.errors == "keyboard-replay: \(file.path): \(message)\n")
    #expect(run.status == 65)
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }
}

extension ToolRun {
  init(output: String, errors: String, status: Int32) {
    self.output = output
    self.errors = errors
    self.status = status
  }
}
#endif
