#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import TypedNotifications
import UIKit

/// The life of the app, for any scene; none of it needs `UIApplication.shared`.
extension NotificationDescriptor where Payload == Void {
  /// Describes that the app has become active, and gets events.
  public static var applicationDidBecomeActive: Self {
    Self(name: UIApplication.didBecomeActiveNotification)
  }

  /// Describes that the app is about to stop being active.
  public static var applicationWillResignActive: Self {
    Self(name: UIApplication.willResignActiveNotification)
  }

  /// Describes that the app has gone to the background.
  public static var applicationDidEnterBackground: Self {
    Self(name: UIApplication.didEnterBackgroundNotification)
  }

  /// Describes that the app is about to come to the foreground.
  public static var applicationWillEnterForeground: Self {
    Self(name: UIApplication.willEnterForegroundNotification)
  }

  /// Describes that memory is short.
  public static var applicationDidReceiveMemoryWarning: Self {
    Self(name: UIApplication.didReceiveMemoryWarningNotification)
  }
}
#endif
