import Foundation

/// The machine code of the libraries that an app links, in thousands of bytes.
///
/// It is what the command `size` counts as text in the object files beside this program: code,
/// constants, metadata and tables for unwinding, before a linker leaves out what is not used.
enum SizeFigures {
  static func measure() -> [Figure] {
    let modules = ["TypedNotifications", "KeyboardNotifications", "KeyboardUIKit"]
    let sizes = modules.map(textSize)
    let known = sizes.compactMap(\.self)
    let sum = known.count == modules.count ? known.reduce(0, +) : nil
    return [.counted("size-together", sum, unit: .kilobytes, goal: 260)]
      + zip(modules, sizes).map { .counted("size-\($0)", $1, unit: .kilobytes) }
  }

  /// The text of a module's object files; `nil` where there are none, as in a build for debugging.
  private static func textSize(_ module: String) -> Double? {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    guard let folder = folder?.appendingPathComponent("\(module).build") else { return nil }
    let objects = objects(in: folder)
    guard isOptimized, !objects.isEmpty, let table = try? sizes(of: objects) else { return nil }
    return table.split(separator: "\n").dropFirst().reduce(0) { sum, line in
      sum + (line.split(whereSeparator: \.isWhitespace).first.flatMap { Double($0) } ?? 0) / 1000
    }
  }

  /// The object files of the sources there are; those of sources that are gone stay in the folder.
  private static func objects(in folder: URL) -> [String] {
    let map = try? Data(contentsOf: folder.appendingPathComponent("output-file-map.json"))
    let files = map.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    return (files ?? [:]).compactMap { source, outputs in
      source.isEmpty ? nil : (outputs as? [String: Any])?["object"] as? String
    }
  }

  #if DEBUG
  private static let isOptimized = false
  #else
  private static let isOptimized = true
  #endif

  /// The output of `size`: a title, and a line for each file that begins with its text.
  private static func sizes(of objects: [String]) throws -> String? {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["size"] + objects
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let table = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: table, as: UTF8.self)
  }
}
