#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import TypedNotifications
public import UIKit

extension NotificationDescriptor where Payload == UIScene {
  /// Describes that a scene has become active; the payload is the scene.
  public static var sceneDidActivate: Self {
    Self(name: UIScene.didActivateNotification)
  }

  /// Describes that a scene is about to stop being active; the payload is the scene.
  public static var sceneWillDeactivate: Self {
    Self(name: UIScene.willDeactivateNotification)
  }
}
#endif
