#if os(Linux)
import Foundation

extension ToolRun {
  /// Runs the tool in a terminal of a width, by util-linux's `script`; `nil` where there is none.
  ///
  /// A terminal has one stream, so that output and errors come together, and lines end in CR LF.
  static func inTerminal(
    width: Int,
    _ command: String
  ) throws -> (text: String, status: Int32)? {
    let script = URL(fileURLWithPath: "/usr/bin/script")
    guard let tool, FileManager.default.isExecutableFile(atPath: script.path) else { return nil }
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = script
    let line = "stty cols \(width) rows 24; exec '\(tool.path)' \(command)"
    process.arguments = ["--quiet", "--return", "--command", line, "/dev/null"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = try folder.file("output")
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    return (text.replacingOccurrences(of: "\r\n", with: "\n"), process.terminationStatus)
  }
}
#endif
