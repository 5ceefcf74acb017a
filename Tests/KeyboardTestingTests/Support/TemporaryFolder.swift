import Foundation

/// A folder that is gone when the test is.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Makes a file in the folder.
  func file(_ text: String = "", named name: String = "file") throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The names of the files in the folder.
  func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: url.path))
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
