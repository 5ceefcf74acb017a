package import Foundation

/// Folder that is removed with this object.
package final class TemporaryFolder {
  package let url = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  /// Makes an empty folder; if that fails, so does each file in it.
  package init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Makes a file in the folder.
  package func file(_ name: String, _ text: String = "") throws -> URL {
    try file(name, Data(text.utf8))
  }

  package func file(_ name: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  /// The names of the files in the folder.
  package func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: url.path))
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
