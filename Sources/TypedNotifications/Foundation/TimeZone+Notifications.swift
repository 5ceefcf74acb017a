import Foundation

extension NotificationDescriptor where Payload == Void {
  /// Describes a change of the system's time zone.
  public static var systemTimeZoneDidChange: Self {
    Self(name: .NSSystemTimeZoneDidChange)
  }
}
