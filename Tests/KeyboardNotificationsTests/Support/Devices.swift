import Foundation
import KeyboardNotifications

/// A phone of 375 × 667 points and the frames of its keyboard.
enum Phone {
  /// The object that stands for its screen.
  static let display = PlayedScreen()
  static let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
  static let environment = KeyboardEnvironment(screenBounds: screen)

  static let tall = docked(height: 300)
  static let short = docked(height: 216)
  static let floating = CGRect(x: 20, y: 100, width: 320, height: 200)
  static let offscreen = CGRect(x: 0, y: 667, width: 375, height: 300)
  static let flat = CGRect(x: 0, y: 667, width: 375, height: 0)

  /// A machine with a docked keyboard, announced and confirmed.
  static func shown(_ height: CGFloat = 300) -> KeyboardStateMachine {
    KeyboardStateMachine(after: .willShow(height), .didShow(height))
  }

  static func docked(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 667 - height, width: 375, height: height)
  }
}

/// A tablet of 1024 × 768 points, in landscape, and the frames of its keyboard.
enum Pad {
  /// The object that stands for its screen.
  static let display = PlayedScreen()
  static let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)
  static let environment = KeyboardEnvironment(screenBounds: screen)

  static let docked = CGRect(x: 0, y: 416, width: 1024, height: 352)
  /// Undocked or split: as wide as the screen, above its bottom.
  static let undocked = CGRect(x: 0, y: 265, width: 1024, height: 352)
  /// The small floating keyboard.
  static let small = CGRect(x: 352, y: 380, width: 320, height: 264)
}

extension CGRect {
  /// A rectangle from its x, y, width and height, as the rows of a table give them.
  init(_ numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
