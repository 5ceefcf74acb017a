package import Foundation

/// Identity of a screen that a keyboard is on, without its bounds.
///
/// From iOS 16.1 on the object of a keyboard notification is the screen, though not always:
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
/// With an external display every scene gets the notifications of a keyboard, and only this
/// identity distinguishes the screen that is covered.
package struct KeyboardScreen: Sendable, Hashable {
  private let identity: ObjectIdentifier

  /// Makes the identity of an object that stands for a screen.
  package init(_ object: AnyObject) {
    identity = ObjectIdentifier(object)
  }

  /// Reads the screen of a notification; `nil` where its object is none.
  package init?(of notification: borrowing Notification) {
    // A value would be boxed anew each time, and so be another screen each time.
    guard let object = notification.object, type(of: object) is AnyClass else { return nil }
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

/// Object of a notification that stands for a screen, as where a trace is played.
///
/// Whoever makes one keeps it as long as its identity is compared.
package final class PlayedScreen: Sendable {
  /// Makes a screen that is the same as no other.
  package init() {}
}

// The one file of the core that may know UIKit. The stand-in of the tests is not meant, and
// watchOS and visionOS have no screen to ask.
#if canImport(UIKit) && !os(Linux) && !os(watchOS) && !os(visionOS)
import UIKit

/// Screens of the system.
enum SystemScreen {
  /// The bounds of the main screen, in points.
  @MainActor static var bounds: CGRect? { UIScreen.main.bounds }

  /// Returns true if the object of a notification is a screen.
  static func isScreen(_ object: AnyObject) -> Bool { object is UIScreen || object is PlayedScreen }
}
#else
/// Screens where the system has none: each object is one, and no bounds are known.
enum SystemScreen {
  @MainActor static var bounds: CGRect? { nil }

  static func isScreen(_ object: AnyObject) -> Bool { true }
}
#endif
