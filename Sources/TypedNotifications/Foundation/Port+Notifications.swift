public import Foundation

extension NotificationDescriptor where Payload == Port {
  /// Describes the end of a port, by itself or by its other side; the payload is the port.
  public static var portDidBecomeInvalid: Self {
    Self(name: Port.didBecomeInvalidNotification)
  }
}
