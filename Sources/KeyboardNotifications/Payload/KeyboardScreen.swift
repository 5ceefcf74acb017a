package import Foundation

/// Identity of a screen that a keyboard is on, without its bounds.
///
/// From iOS 16.1 on the object of a keyboard notification is the screen, though not always:
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
/// With an external display every scene gets the notifications of a keyboard, and only this
/// identity distinguishes the screen that is covered.
package struct KeyboardScreen: Sendable, Hashable {
  // NB: No text. The identity is part of each state, and a state that holds a reference is copied
  // field by field: with a `String` here the machine took three times as long, and the module had a
  // quarter more code.
  /// The address of the object that represents the screen; for one with a name, less than zero.
  private let number: Int

  /// Makes the identity of a screen that has a name, as in a trace.
  ///
  /// - Parameter name: Any text; screens of the same name are the same. It is kept in memory for the
  ///   life of the process.
  package init(name: String) {
    number = Self.number(of: name)
  }

  /// Makes the identity of a screen from the object that represents it.
  package init(_ screen: AnyObject) {
    let name = (screen as? NamedScreen)?.name
    number = name.map(Self.number) ?? Int(bitPattern: ObjectIdentifier(screen))
  }

  private static func number(of name: String) -> Int {
    -1 - ScreenNames.shared.place(of: name)
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
    number < 0 ? ScreenNames.shared.name(at: -1 - number) : nil
  }
}

extension KeyboardScreen? {
  /// Returns true if both screens are known and are not the same one.
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

/// Names of screens, in the order in which they were first used.
///
/// `@unchecked`: the names are touched under the lock only.
private final class ScreenNames: @unchecked Sendable {
  static let shared = ScreenNames()

  private let lock = NSLock()
  private var names: [String] = []

  func place(of name: String) -> Int {
    lock.withLock {
      if let place = names.firstIndex(of: name) { return place }
      names.append(name)
      return names.count - 1
    }
  }

  func name(at place: Int) -> String? {
    lock.withLock { place < names.count ? names[place] : nil }
  }
}

// The one file of the core that may know UIKit. The stand-in of the tests is not meant, and
// watchOS and visionOS have no screen to ask.
#if canImport(UIKit) && !os(Linux) && !os(watchOS) && !os(visionOS)
import UIKit

/// Screens of the system.
enum SystemScreen {
  /// The bounds of the main screen, in points.
  @MainActor
  static var bounds: CGRect? {
    UIScreen.main.bounds
  }

  /// Returns true if the object of a notification is a screen.
  static func isScreen(_ object: AnyObject) -> Bool {
    object is UIScreen
  }
}
#else
/// Screens where the system has none: each object is one.
enum SystemScreen {
  /// No bounds are known.
  @MainActor
  static var bounds: CGRect? {
    nil
  }

  /// Returns true if the object of a notification is a screen.
  static func isScreen(_ object: AnyObject) -> Bool {
    true
  }
}
#endif
