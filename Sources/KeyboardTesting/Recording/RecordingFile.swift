import Foundation

/// A file that is written line by line, each line handed to the system before the next.
///
/// NB: `FileHandle`'s methods that throw are newer than iOS 13, and the older ones raise exceptions
/// that Swift cannot catch when a disk is full.
final class RecordingFile {
  private let handle: FileHandle

  init(_ url: URL) throws {
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  func append(_ line: Data) throws {
    var rest = [UInt8](line)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(handle.fileDescriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        throw CocoaError(errno == ENOSPC ? .fileWriteOutOfSpace : .fileWriteUnknown)
      }
    }
  }
}
