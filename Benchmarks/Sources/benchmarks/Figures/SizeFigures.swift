import Foundation

/// The machine code of the libraries that an app links, in thousands of bytes.
///
/// It is what the command `size` counts as text in the object files beside this program: code,
/// constants, metadata and tables for unwinding, before a linker leaves out what is not used.
@MainActor enum SizeFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let modules = ["TypedNotifications", "KeyboardNotifications", "KeyboardUIKit"]
    let sizes = modules.map(textSize)
    let known = sizes.compactMap(\.self)
    let sum = known.count == modules.count ? known.reduce(0, +) : nil
    return [.counted("size-together", sum, unit: .kilobytes, goal: 260)]
      + zip(modules, sizes).map { .counted("size-\($0)", $1, unit: .kilobytes) }
  }

  /// The text of a module's object files; `nil` where there are none, as without optimization.
  private static func textSize(_ module: String) -> Double? {
    guard let folder = Bundle.main.executableURL?.deletingLastPathComponent(),
      folder.lastPathComponent == "release",
      let map = try? Data(
        contentsOf: folder.appendingPathComponent("\(module).build/output-file-map.json")
      ),
      let outputs = try? JSONSerialization.jsonObject(with: map) as? [String: [String: Any]]
    else { return nil }
    // The object files of sources that are gone stay in the folder.
    let objects = outputs.compactMap { $0.isEmpty ? nil : $1["object"] as? String }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["size", "-t"] + objects
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let table = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    // The last line is the total, and begins with that of the text.
    let total = table.split(separator: "\n").last?.split(whereSeparator: \.isWhitespace).first
    return total.flatMap { Double($0) }.map { $0 / 1000 }
  }
}
