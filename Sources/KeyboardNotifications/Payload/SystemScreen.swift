import Foundation

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
