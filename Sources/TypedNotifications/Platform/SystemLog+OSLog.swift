#if canImport(os)
import Foundation
import os

/// The unified log of Apple's systems.
enum SystemLog {
  @Sendable
  static func write(_ message: String) {
    let log = OSLog(subsystem: "TypedNotifications", category: "failures")
    os_log("%{public}@", log: log, type: .error, message as NSString)
  }
}
#endif
