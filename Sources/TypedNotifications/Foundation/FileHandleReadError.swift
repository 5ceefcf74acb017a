public import Foundation

/// The reason why reading a file handle in the background failed.
public struct FileHandleReadError: Error, Hashable, Sendable {
  static let userInfoKey = "NSFileHandleError"

  /// The error number of the system, as in `errno`.
  public let code: Int

  /// Creates an error.
  ///
  /// - Parameter code: The error number of the system, as in `errno`.
  public init(code: Int) {
    self.code = code
  }

  /// The system's symbol for the error number, if it has one.
  public var posixCode: POSIXErrorCode? {
    Int32(exactly: code).flatMap(POSIXErrorCode.init(rawValue:))
  }
}

extension FileHandleReadError: CustomStringConvertible {
  /// A sentence with the system's own words.
  public var description: String {
    let words = NSError(domain: NSPOSIXErrorDomain, code: code).localizedDescription
    return "Reading the file handle failed with error \(code): \(words)"
  }
}
