package import Foundation

/// Identity of a screen that a keyboard is on, without its bounds.
///
/// From iOS 16.1 on the object of a keyboard notification is the screen, though not always:
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
/// With an external display every scene gets the notifications of a keyboard, and only this
/// identity distinguishes the screen that is covered.
public struct KeyboardScreen: Sendable, Hashable {
  private enum Identity: Sendable, Hashable {
    case object(ObjectIdentifier)
    case name(String)
  }

  private let identity: Identity

  /// Makes the identity of a screen that has a name, as in a trace.
  ///
  /// - Parameter name: Any text; screens of the same name are the same.
  package init(name: String) {
    identity = .name(name)
  }

  /// Makes the identity of a screen from the object that represents it.
  package init(_ screen: AnyObject) {
    identity = (screen as? NamedScreen).map { .name($0.name) } ?? .object(ObjectIdentifier(screen))
  }

  /// Reads the screen of a notification; `nil` where its object is none.
  package init?(of notification: Notification) {
    // A value would be boxed anew each time, and so be another screen each time.
    guard let object = notification.object, type(of: object) is AnyClass else { return nil }
    let screen = object as AnyObject
    guard screen is NamedScreen || SystemScreen.isScreen(screen) else { return nil }
    self.init(screen)
  }

  /// The name, where the screen has one.
  package var name: String? {
    guard case .name(let name) = identity else { return nil }
    return name
  }
}

extension KeyboardScreen? {
  /// Whether both screens are known and are not the same one.
  package func isOther(than screen: KeyboardScreen?) -> Bool {
    guard let self, let screen else { return false }
    return self != screen
  }
}

/// Object of a notification whose screen has a name, as for one that a trace recorded.
package final class NamedScreen: Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }
}

// The one file of the core that may know UIKit. The stand-in of the tests is not meant, and
// watchOS and visionOS have no screen to ask.
#if canImport(UIKit) && !os(Linux) && !os(watchOS) && !os(visionOS)
import UIKit

/// What the system says of its screens.
enum SystemScreen {
  /// The bounds of the main screen, in points.
  @MainActor
  static var bounds: CGRect? {
    UIScreen.main.bounds
  }

  /// Whether the object of a notification is a screen.
  static func isScreen(_ object: AnyObject) -> Bool {
    object is UIScreen
  }
}
#else
/// What is known of screens where the system has none: each object stands for one.
enum SystemScreen {
  /// No bounds are known.
  @MainActor
  static var bounds: CGRect? {
    nil
  }

  /// Whether the object of a notification is a screen.
  static func isScreen(_ object: AnyObject) -> Bool {
    true
  }
}
#endif
