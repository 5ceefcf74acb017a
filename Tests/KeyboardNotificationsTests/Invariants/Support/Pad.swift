import Foundation
import KeyboardNotifications

/// A tablet of 1024 × 768 points, in landscape, and the frames that its keyboard takes.
enum Pad {
  static let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)
  static let environment = KeyboardEnvironment(screen: screen)

  static let docked = CGRect(x: 0, y: 416, width: 1024, height: 352)
  static let offscreen = CGRect(x: 0, y: 768, width: 1024, height: 352)
  /// Undocked or split: as wide as the screen, above its bottom.
  static let undocked = CGRect(x: 0, y: 265, width: 1024, height: 352)
  /// The small floating keyboard.
  static let small = CGRect(x: 352, y: 380, width: 320, height: 264)

  /// A window and view that end at the bottom of the screen.
  static func environment(window: CGRect) -> KeyboardEnvironment {
    KeyboardEnvironment(screen: screen, window: window)
  }
}
