public import Foundation

/// The outcome of reading a file handle in the background.
public struct FileHandleRead: Sendable {
  /// The handle that was read.
  public let fileHandle: FileHandle

  /// The bytes that were read, none of them at the end of the file; or why reading failed.
  public let result: Result<Data, FileHandleReadError>

  /// Creates an outcome.
  ///
  /// - Parameters:
  ///   - fileHandle: The handle that was read.
  ///   - result: The bytes, or why reading failed.
  public init(fileHandle: FileHandle, result: Result<Data, FileHandleReadError>) {
    self.fileHandle = fileHandle
    self.result = result
  }

  init(_ notification: Notification) throws(NotificationPayloadError) {
    fileHandle = try notification.object(as: FileHandle.self)
    // The error comes first: beside an error Foundation may put empty data, which alone would say
    // that the file has ended.
    if notification.userInfo?[FileHandleReadError.userInfoKey] != nil {
      let key = FileHandleReadError.userInfoKey
      result = .failure(FileHandleReadError(code: try notification.value(forKey: key)))
    } else {
      result = .success(try notification.value(forKey: NSFileHandleNotificationDataItem))
    }
  }
}
