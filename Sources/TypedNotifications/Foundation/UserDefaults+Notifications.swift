public import Foundation

extension NotificationDescriptor where Payload == UserDefaults {
  /// Describes the change of a value in the user defaults; the payload is the defaults object.
  ///
  /// Foundation on Linux posts it for whole persistent domains only, not for single values.
  public static var userDefaultsDidChange: Self {
    Self(name: UserDefaults.didChangeNotification)
  }
}
