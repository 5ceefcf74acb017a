import Foundation

#if canImport(os)
import os

/// The unified log of Apple's systems.
enum SystemLog {
  @Sendable
  static func write(_ message: String) {
    let log = OSLog(subsystem: "TypedNotifications", category: "failures")
    os_log("%{public}@", log: log, type: .error, message as NSString)
  }
}
#else
/// Standard error, where there is no unified log.
enum SystemLog {
  @Sendable
  static func write(_ message: String) {
    // A closed standard error leaves nowhere to say so.
    try? FileHandle.standardError.write(contentsOf: Data("TypedNotifications: \(message)\n".utf8))
  }
}
#endif
