import Foundation

/// Which regular file a path leads to, through links of either kind.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  /// Looks up a path; `nil` where there is no regular file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Looks up an open file; `nil` where it is not a regular one.
  init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
