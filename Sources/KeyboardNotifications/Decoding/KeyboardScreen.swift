package import Foundation

/// Identity of a screen that a keyboard is on, without its bounds.
///
/// On iOS 16.1 and later the object of a keyboard notification is usually the screen:
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
/// With an external display every scene gets the notifications of a keyboard. Only this identity
/// distinguishes the screen that is covered.
package struct ScreenIdentity: Sendable, Hashable {
  private let identity: ObjectIdentifier

  /// Makes the identity of an object that stands for a screen.
  package init(_ object: AnyObject) {
    identity = ObjectIdentifier(object)
  }

  /// Reads the screen of a notification; `nil` if its object is no screen.
  package init?(of notification: borrowing Notification) {
    guard let identity = SystemScreen(of: notification)?.identity else { return nil }
    self = identity
  }
}

extension ScreenIdentity? {
  /// Returns true if both screens are known and are not the same one.
  package func isOther(than screen: ScreenIdentity?) -> Bool {
    guard let self, let screen else { return false }
    return self != screen
  }
}

// MARK: - Screens of notifications

/// Object of a notification that stands for a screen, of a trace or of a simulated keyboard.
///
/// Keep it alive as long as its identity may be compared.
package final class PlayedScreen: Sendable {
  /// The bounds of the screen, in points; `nil` if they are not known.
  let bounds: CGRect?

  /// The identity; `nil` for one with bounds: a simulated keyboard is on the screen of the views
  /// under test, whichever that is.
  var identity: ScreenIdentity? {
    bounds == nil ? ScreenIdentity(self) : nil
  }

  /// Makes a screen with an identity of its own.
  package init(bounds: CGRect? = nil) {
    self.bounds = bounds
  }
}

// This is the only file of the core that imports UIKit. On Linux UIKit is the stand-in of the
// tests, which the core does not use. On watchOS and visionOS there is no `UIScreen`.
#if canImport(UIKit) && !os(Linux) && !os(watchOS) && !os(visionOS)
import UIKit

/// Screen that a notification came from: its identity, and its bounds as long as it is connected.
struct SystemScreen: Sendable {
  let identity: ScreenIdentity?
  private weak var screen: UIScreen?
  private weak var playedScreen: PlayedScreen?

  /// Reads the screen of a notification; `nil` if its object is no screen.
  init?(of notification: borrowing Notification) {
    if let screen = notification.object as? UIScreen {
      identity = ScreenIdentity(screen)
      self.screen = screen
    } else if let played = notification.object as? PlayedScreen {
      identity = played.identity
      playedScreen = played
    } else {
      return nil
    }
  }

  /// The bounds in points.
  @MainActor var bounds: CGRect? { screen?.bounds ?? playedScreen?.bounds }

  /// The bounds of the main screen, in points.
  ///
  /// It is used only if no notification and no adapter has given a screen, as before iOS 16.1.
  /// `UIScreen.main` is deprecated, since an app may have several screens.
  @MainActor static var mainBounds: CGRect? { UIScreen.main.bounds }
}
#else
/// Screen that a notification came from, on a system without UIKit.
///
/// Any object counts as a screen, and only a ``PlayedScreen`` has bounds.
struct SystemScreen: Sendable {
  let identity: ScreenIdentity?
  private weak var screen: PlayedScreen?

  init?(of notification: borrowing Notification) {
    // A value type is boxed in a new object at each cast, so it has no identity.
    guard let object = notification.object, type(of: object) is AnyClass else { return nil }
    if let played = object as? PlayedScreen {
      identity = played.identity
      screen = played
    } else {
      identity = ScreenIdentity(object as AnyObject)
    }
  }

  @MainActor var bounds: CGRect? { screen?.bounds }

  @MainActor static var mainBounds: CGRect? { nil }
}
#endif
