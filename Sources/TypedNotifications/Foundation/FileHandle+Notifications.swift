public import Foundation

extension NotificationDescriptor where Payload == FileHandleRead {
  /// Describes the end of one `readInBackgroundAndNotify`, with its data or its error.
  ///
  /// Foundation posts it on the run loop that asked; on Linux, on the main run loop.
  public static var fileHandleReadCompletion: Self {
    Self(name: FileHandle.readCompletionNotification) { try FileHandleRead($0) }
  }

  /// Describes the end of one `readToEndOfFileInBackgroundAndNotify`, with its data or its error.
  ///
  /// Foundation posts it on the run loop that asked; on Linux, on the main run loop.
  public static var fileHandleReadToEndOfFileCompletion: Self {
    Self(name: .NSFileHandleReadToEndOfFileCompletion) { try FileHandleRead($0) }
  }
}

extension NotificationDescriptor where Payload == FileHandle {
  /// Describes the arrival of data that was waited for; the payload is the handle to read.
  public static var fileHandleDataAvailable: Self {
    Self(name: .NSFileHandleDataAvailable)
  }
}
