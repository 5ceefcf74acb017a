import Foundation

/// A program that has read its standard input to the end, and what it took.
struct Child {
  /// The processor time that it took, in seconds.
  let seconds: Double
  /// The most memory that it held at once, in kilobytes, where the system tells: on Linux.
  let peakMemory: Double?

  /// Runs a program, its output thrown away.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - arguments: Its arguments.
  ///   - feed: Writes the program's standard input.
  /// - Throws: What `feed` throws, or that the program did not end well.
  init(_ program: URL, _ arguments: [String], feed: (FileHandle) throws -> Void) throws {
    let input = Pipe()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    let before = Self.secondsOfAll
    try process.run()
    try feed(input.fileHandleForWriting)
    // Now it has read all but what the pipe holds, and waits for more.
    peakMemory = Self.peakMemory(of: process.processIdentifier)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ChildFailed(program: program.path, status: process.terminationStatus)
    }
    seconds = Self.secondsOfAll - before
  }

  /// The processor time of all children that have ended, in seconds.
  private static var secondsOfAll: Double {
    var usage = rusage()
    // `RUSAGE_CHILDREN`, whose type differs between systems; the number does not.
    getrusage(-1, &usage)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// The peak as the kernel keeps it for the program itself.
  ///
  /// What `getrusage` gives counts the memory of the process that started the program as well.
  private static func peakMemory(of process: Int32) -> Double? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }
}

/// A program did not end well.
struct ChildFailed: Error, CustomStringConvertible {
  let program: String
  let status: Int32

  var description: String {
    "\(program) failed with status \(status)"
  }
}
