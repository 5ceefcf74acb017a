public import Foundation

extension NotificationDescriptor where Payload == Void {
  /// Creates a descriptor of a notification whose arrival is all there is to know.
  ///
  /// Its object and its user info are not read, so reading cannot fail.
  ///
  /// - Parameter name: The name of the notification.
  public init(name: Notification.Name) {
    self.init(name: name) { _ in
    } encode: { _, _ in
    }
  }
}
