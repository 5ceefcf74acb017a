import Foundation

/// Time and memory of a program that has read its standard input to the end.
struct Child {
  /// The processor time in seconds.
  let seconds: Double
  /// The peak of its memory in kilobytes; `nil` except on Linux.
  let peakMemory: Double?

  /// Runs a program without its output.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - arguments: Its arguments.
  ///   - feed: Writes the program's standard input.
  /// - Throws: An error of `feed`, or ``ChildFailed``.
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
    // The program has read all but the contents of the pipe, and waits for more.
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

  /// Returns the peak of the kernel for the program itself.
  ///
  /// `getrusage` also counts the memory of the process that has started the program.
  private static func peakMemory(of process: Int32) -> Double? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }
}

/// Error of a program that has ended with a failure.
struct ChildFailed: Error, CustomStringConvertible {
  let program: String
  let status: Int32

  var description: String {
    "\(program) failed with status \(status)"
  }
}
