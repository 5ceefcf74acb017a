import Foundation

/// A file that is written line by line, each line handed to the system before the next.
///
/// NB: `FileHandle`'s methods that throw are newer than iOS 13, and the older ones raise exceptions
/// that Swift cannot catch when a disk is full; an output stream does neither, and keeps no buffer.
final class RecordingFile {
  private let stream: OutputStream

  init(_ url: URL) throws {
    guard let stream = OutputStream(url: url, append: false) else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
    }
    self.stream = stream
    stream.open()
    if let error = stream.streamError { throw error }
    guard stream.streamStatus == .open else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
    }
  }

  deinit {
    stream.close()
  }

  func append(_ line: Data) throws {
    var rest = [UInt8](line)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { stream.write($0, maxLength: bytes.count) } ?? 0
      }
      guard count > 0 else { throw stream.streamError ?? CocoaError(.fileWriteUnknown) }
      rest = rest.dropFirst(count)
    }
  }
}
