import Foundation

/// Programs that are run for a measurement, and what all of them so far have taken.
enum Children {
  /// The processor time that all of them have taken, in seconds.
  static var seconds: Double {
    let usage = usage
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The most memory that any of them held at once, in the system's unit.
  static var peakMemory: Double {
    Double(usage.ru_maxrss)
  }

  /// Runs a program to its end, its output thrown away.
  static func run(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ChildFailed(program: program.path, status: process.terminationStatus)
    }
  }

  private static var usage: rusage {
    var usage = rusage()
    // `RUSAGE_CHILDREN`, whose type differs between systems; the number does not.
    getrusage(-1, &usage)
    return usage
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
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
