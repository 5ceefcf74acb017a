#if os(macOS) || os(Linux)
import Dispatch
import Foundation
import Testing
import TestSupport

/// One run of the built tool: its output and its exit status.
struct ToolRun: Equatable {
  var output: String
  var errors: String
  var status: Int32
}

extension ToolRun {
  /// Runs the tool, or another program, to its end.
  ///
  /// - Parameters:
  ///   - arguments: The command line after the program's name.
  ///   - program: The path of another program.
  ///   - files: The texts of files in a folder, by name, in which the program is run.
  ///   - input: A file for standard input.
  ///   - text: The content of standard input; without it and a file, there is none.
  ///   - environment: Variables of the environment that differ.
  /// - Throws: An error if the program cannot be run.
  init(
    _ arguments: [String],
    of program: String? = nil,
    files: [String: String] = [:],
    input: URL? = nil,
    text: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    let folder = TemporaryFolder()
    let work = TemporaryFolder()
    let process = Process()
    let tool: URL = try #require(Self.tool, "The tool is not beside the tests.")
    process.executableURL = program.map { URL(fileURLWithPath: $0) } ?? tool
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    for (name, text) in files { _ = try work.file(name, text) }
    if !files.isEmpty { process.currentDirectoryURL = work.url }
    let input = try input ?? text.map { try folder.file("input", $0) }
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: $0) }
      ?? FileHandle.nullDevice
    // Output is written to files, since a pipe that is not read would block the program.
    let output = try folder.file("output")
    let errors = try folder.file("errors")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // A tool that waits forever fails its test by the signal.
    let end = DispatchWorkItem { [pid = process.processIdentifier] in kill(pid, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: end)
    process.waitUntilExit()
    end.cancel()
    self.init(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      status: process.terminationReason == .exit ? process.terminationStatus : -1
    )
  }

  init(
    _ arguments: String...,
    files: [String: String] = [:],
    input: URL? = nil,
    text: String? = nil
  ) throws {
    try self.init(arguments, files: files, input: input, text: text)
  }

  /// Runs a command of the shell, in which `"$TOOL"` is the tool.
  static func shell(
    _ command: String,
    files: [String: String] = [:],
    text: String? = nil
  ) throws -> ToolRun {
    let tool: URL = try #require(tool)
    return try ToolRun(
      ["-c", command],
      of: "/bin/bash",
      files: files,
      text: text,
      environment: ["TOOL": tool.path]
    )
  }

  /// The lines on standard error, without the tool's name.
  var notes: [String] {
    errors.split(separator: "\n").map {
      $0.replacingOccurrences(of: "keyboard-replay: ", with: "")
    }
  }

  /// Returns a run that only prints one line on standard error.
  static func message(_ status: Int32, _ text: String) -> ToolRun {
    ToolRun(output: "", errors: "keyboard-replay: \(text)\n", status: status)
  }

  /// The tool is built into the same folder as the tests, whichever configuration that is.
  static let tool: URL? = {
    let places = [
      // On macOS the bundle that this code is loaded from, whichever program has loaded it.
      Bundle(for: TestBundle.self).bundleURL,
      Bundle.main.bundleURL.appendingPathComponent("tests"),
      URL(fileURLWithPath: CommandLine.arguments[0]),
    ]
    return places.map { $0.deletingLastPathComponent().appendingPathComponent("keyboard-replay") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  private final class TestBundle {}
}
#endif
