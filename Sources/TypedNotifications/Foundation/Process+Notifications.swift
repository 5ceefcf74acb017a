#if os(macOS) || os(Linux) || os(Windows)
public import Foundation

extension NotificationDescriptor where Payload == Process {
  /// Describes the end of a process that this one started; the payload is the process.
  ///
  /// It is posted on macOS, unless the process has a termination handler. Foundation on Linux
  /// declares the name and does not post it: use a termination handler there.
  public static var processDidTerminate: Self {
    Self(name: Process.didTerminateNotification)
  }
}
#endif
