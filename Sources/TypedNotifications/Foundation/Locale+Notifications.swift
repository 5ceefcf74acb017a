import Foundation

extension NotificationDescriptor where Payload == Void {
  /// Describes a change of the user's language or region.
  public static var currentLocaleDidChange: Self {
    Self(name: NSLocale.currentLocaleDidChangeNotification)
  }
}
