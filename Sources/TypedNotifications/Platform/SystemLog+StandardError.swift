#if !canImport(os)
import Foundation

/// Standard error, where there is no unified log.
enum SystemLog {
  @Sendable
  static func write(_ message: String) {
    // A closed standard error leaves nowhere to say so.
    try? FileHandle.standardError.write(contentsOf: Data("TypedNotifications: \(message)\n".utf8))
  }
}
#endif
