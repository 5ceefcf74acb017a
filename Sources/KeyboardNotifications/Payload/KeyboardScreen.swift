package import Foundation

/// The identity of a screen that a keyboard is on; it knows no rectangles.
///
/// From iOS 16.1 on the object of a keyboard notification is the screen, though not always:
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
/// With an external display every scene is told of a keyboard, and only this says which of them it
/// covers.
public struct KeyboardScreen: Sendable, Hashable {
  // NB: No text, though a screen may have a name. The identity is part of each state, and a state
  // that holds text is copied field by field, with the references counted, at each step.
  private let identity: ObjectIdentifier

  /// Makes the identity of a screen that has a name, as in a trace.
  ///
  /// - Parameter name: Any text; screens of the same name are the same. It is kept in memory for
  ///   the life of the process.
  public init(name: String) {
    identity = ObjectIdentifier(NamedScreens.shared.screen(named: name))
  }

  /// Makes the identity of a screen from the object that stands for it.
  package init(_ screen: AnyObject) {
    let named = (screen as? NamedScreen).map { NamedScreens.shared.screen(named: $0.name) }
    identity = ObjectIdentifier(named ?? screen)
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
    NamedScreens.shared.name(of: identity)
  }
}

extension KeyboardScreen? {
  /// Whether both screens are known and are not the same one.
  package func isOther(than screen: KeyboardScreen?) -> Bool {
    guard let self, let screen else { return false }
    return self != screen
  }
}

/// The object of a notification whose screen has a name, for whoever posts what a trace recorded.
package final class NamedScreen: Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }
}

/// One object for each name of a screen; none is released, so that its identity is the name's.
///
/// `@unchecked`: the tables are touched under the lock only.
private final class NamedScreens: @unchecked Sendable {
  static let shared = NamedScreens()

  private let lock = NSLock()
  private var screens: [String: NamedScreen] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  func screen(named name: String) -> NamedScreen {
    lock.withLock {
      if let screen = screens[name] { return screen }
      let screen = NamedScreen(name: name)
      screens[name] = screen
      names[ObjectIdentifier(screen)] = name
      return screen
    }
  }

  func name(of identity: ObjectIdentifier) -> String? {
    lock.withLock { names[identity] }
  }
}
