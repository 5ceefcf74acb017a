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

  /// Reads the screen of a notification; `nil` if its object is none.
  package init?(of notification: borrowing Notification) {
    // A value would be boxed anew each time, and so be another screen each time.
    guard let object = notification.object, type(of: object) is AnyClass else { return nil }
    // mutant: drop, because any object is a screen where the system has none
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
  /// The bounds of the screen, in points; `nil` if they are not known.
  let bounds: CGRect?

  /// Makes a screen that is the same as no other.
  package init(bounds: CGRect? = nil) {
    self.bounds = bounds
  }
}

// The one file of the core that may know UIKit. The stand-in of the tests is not meant, and
// watchOS and visionOS have no screen to ask.
#if canImport(UIKit) && !os(Linux) && !os(watchOS) && !os(visionOS)
import UIKit

/// Screen of the system that a notification came from, as long as it is connected.
struct SystemScreen: Sendable {
  private weak var screen: UIScreen?

  /// Reads the screen of a notification; `nil` if its object is none.
  init?(of notification: borrowing Notification) {
    guard let screen = notification.object as? UIScreen else { return nil }
    self.screen = screen
  }

  /// The bounds in points.
  @MainActor var bounds: CGRect? { screen?.bounds }

  /// The bounds of the main screen, in points.
  ///
  /// The last resort: `UIScreen.main` is on its way out, since an app may have several screens. But
  /// before iOS 16.1 no notification gives its screen, and without an adapter nobody else knows
  /// one.
  @MainActor static var mainBounds: CGRect? { UIScreen.main.bounds }

  /// Returns true if the object of a notification is a screen.
  static func isScreen(_ object: AnyObject) -> Bool { object is UIScreen || object is PlayedScreen }
}
#else
/// Screen of a notification where the system has none: each object is one, and only played ones
/// have bounds.
struct SystemScreen: Sendable {
  private weak var screen: PlayedScreen?

  init?(of notification: borrowing Notification) {
    guard let screen = notification.object as? PlayedScreen else { return nil }
    self.screen = screen
  }

  @MainActor var bounds: CGRect? { screen?.bounds }

  @MainActor static var mainBounds: CGRect? { nil }

  static func isScreen(_ object: AnyObject) -> Bool { true }
}
#endif
