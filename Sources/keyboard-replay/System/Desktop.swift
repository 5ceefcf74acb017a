import Foundation

/// The desktop that files are opened on, if there is one.
enum Desktop {
  /// Opens a file as a double click would; where that cannot be, says where the file is.
  static func open(_ path: String) {
    guard let command, run(command, path) else {
      Tool.note("cannot open the report, since there is no desktop here; it is in \(path)")
      return
    }
    Tool.note("opened \(path)")
  }

  #if os(macOS)
  private static let command: String? = "open"
  #else
  private static var command: String? {
    let environment = ProcessInfo.processInfo.environment
    let displays = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { environment[$0] }
    return displays.allSatisfy(\.isEmpty) ? nil : "xdg-open"
  }
  #endif

  private static func run(_ command: String, _ path: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command, path]
    // What the desktop has to say is not the tool's output.
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0
    } catch {
      return false
    }
  }
}
