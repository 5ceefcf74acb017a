#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import TypedNotifications
public import UIKit

extension NotificationDescriptor where Payload == UIWindow {
  /// Describes that a window has become the one that gets key events; the payload is the window.
  public static var windowDidBecomeKey: Self {
    Self(name: UIWindow.didBecomeKeyNotification)
  }
}
#endif
