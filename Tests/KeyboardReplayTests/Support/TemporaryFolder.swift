import Foundation

/// A folder that is removed with this object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Makes a file in the folder.
  func file(_ name: String, _ text: String = "") throws -> URL {
    try file(name, Data(text.utf8))
  }

  func file(_ name: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
