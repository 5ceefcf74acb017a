#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import TypedNotifications
public import UIKit

extension NotificationDescriptor where Payload == Void {
  /// Describes that the device was turned; read `UIDevice.current.orientation`.
  ///
  /// It is posted only while the device generates such notifications:
  /// https://developer.apple.com/documentation/uikit/uidevice/begingeneratingdeviceorientationnotifications()
  public static var deviceOrientationDidChange: Self {
    Self(name: UIDevice.orientationDidChangeNotification)
  }

  /// Describes that the contents of a pasteboard have changed.
  public static var pasteboardDidChange: Self {
    Self(name: UIPasteboard.changedNotification)
  }
}

extension NotificationDescriptor where Payload == UIContentSizeCategory {
  /// Describes that the user prefers another size of text; the payload is the new category.
  public static var contentSizeCategoryDidChange: Self {
    Self(name: UIContentSizeCategory.didChangeNotification) { notification in
      let key = UIContentSizeCategory.newValueUserInfoKey
      return UIContentSizeCategory(rawValue: try notification.value(forKey: key, as: String.self))
    } encode: { category, notification in
      notification.userInfo = [UIContentSizeCategory.newValueUserInfoKey: category.rawValue]
    }
  }
}
#endif
