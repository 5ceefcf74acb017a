package import Foundation

/// Identity of a screen that a keyboard is on, without its bounds.
///
/// From iOS 16.1 on the object of a keyboard notification is the screen, though not always:
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
/// With an external display every scene gets the notifications of a keyboard. Only this identity
/// distinguishes the screen that is covered.
package struct KeyboardScreen: Sendable, Hashable {
  private let identity: ObjectIdentifier

  /// Makes the identity of an object that stands for a screen.
  package init(_ object: AnyObject) {
    identity = ObjectIdentifier(object)
  }

  /// Reads the screen of a notification; `nil` if its object is no screen.
  package init?(of notification: borrowing Notification) {
    // A value type is boxed in a new object at each cast, so it has no identity.
    guard let object = notification.object, type(of: object) is AnyClass else { return nil }
    // mutant: drop, because any object is a screen on a system without UIKit
    guard SystemScreen.isScreen(object as AnyObject) else { return nil }
    self.init(object as AnyObject)
  }
}

extension KeyboardScreen? {
  /// Returns true if both screens are known and are not the same one.
  package func isOther(than screen: KeyboardScreen?) -> Bool {
    guard let self, let screen else { return false }
    return self != screen
  }
}
