package import Foundation

/// Relation of a keyboard's frame to the screen.
///
/// Only a docked keyboard covers content.
public enum KeyboardPlacement: String, Sendable, Hashable, CaseIterable {
  /// Nothing is known of a keyboard, or its frame is empty.
  case none
  /// The keyboard is beside the screen, usually below it.
  case offscreen
  /// The keyboard reaches the bottom of the screen, or ends where the window does.
  case docked
  /// The keyboard is on screen but not at the bottom: undocked, split, floating, or a dragged
  /// shortcuts bar.
  case floating

  /// Places a frame.
  ///
  /// A frame that reaches the bottom of the screen is docked, and so is one that ends where the
  /// window does, to within a point: in Slide Over the frame leaves out the gap below the window.
  /// https://github.com/flutter/engine/pull/37719. One that lies across the window's bottom floats.
  ///
  /// All rectangles are in screen coordinates and are compared after rounding to whole points:
  /// frames come with fractions of a point, such as thirds on screens of scale 3. The width is not
  /// used: in Stage Manager the keyboard may be wider than the window, and a one-handed keyboard
  /// is narrower than the screen. https://github.com/facebook/react-native/pull/48131
  ///
  /// - Parameters:
  ///   - frame: The end frame of a notification.
  ///   - screen: The bounds of the screen; without it, any frame that is not empty is docked.
  ///   - window: The window's frame; without it, the screen.
  package init(of frame: CGRect, screen: CGRect?, window: CGRect? = nil) {
    let keyboard = RoundedRectangle(frame)
    guard !keyboard.isEmpty else {
      self = .none
      return
    }
    guard let screen = (screen ?? window).map(RoundedRectangle.init), !screen.isEmpty else {
      self = .docked
      return
    }
    guard keyboard.intersects(screen) else {
      self = .offscreen
      return
    }
    let isAtWindow = window.map { abs(RoundedRectangle($0).bottom - keyboard.bottom) <= 1 } ?? false
    self = keyboard.bottom >= screen.bottom || isAtWindow ? .docked : .floating
  }
}

/// The edges of a rectangle after rounding to whole points; as floating-point numbers, since a
/// rounded frame may be larger than any integer.
///
/// Each edge is rounded when it is read: most callers read one or two of them.
struct RoundedRectangle {
  private let rectangle: CGRect

  init(_ rectangle: CGRect) {
    self.rectangle = rectangle
  }

  var left: CGFloat { rectangle.origin.x.rounded() }
  var top: CGFloat { rectangle.origin.y.rounded() }
  var right: CGFloat { (rectangle.origin.x + rectangle.size.width).rounded() }
  var bottom: CGFloat { (rectangle.origin.y + rectangle.size.height).rounded() }

  /// True if the rectangle, before rounding, has no area or is not finite.
  var isEmpty: Bool {
    !(rectangle.isFinite && rectangle.size.width > 0 && rectangle.size.height > 0)
  }

  func intersects(_ other: RoundedRectangle) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

/// The distance in points under which two edges are the same.
///
/// Frames of one keyboard differ by fractions of a pixel:
/// https://github.com/danielamitay/DAKeyboardControl/issues/48
private let tolerance: CGFloat = 0.5

extension CGRect {
  /// Returns true if both rectangles are the same to less than half a point.
  func isSame(as other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < tolerance
      && abs(origin.y - other.origin.y) < tolerance
      && hasSameSize(as: other)
  }

  /// Returns true if the sizes are the same to less than half a point.
  func hasSameSize(as other: CGRect) -> Bool {
    abs(size.width - other.size.width) < tolerance
      && abs(size.height - other.size.height) < tolerance
  }
}

extension CGRect? {
  func isSame(as other: CGRect?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }

  func hasSameSize(as other: CGRect?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameSize(as: other)
  }
}
