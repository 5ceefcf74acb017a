package import Foundation

/// Where a keyboard is on the screen.
///
/// Only a docked keyboard covers content.
public enum KeyboardPlacement: String, Sendable, Hashable, CaseIterable {
  /// No keyboard is known, or its frame is empty.
  case absent = "none"
  /// The keyboard's frame is outside the screen, usually below it.
  case offscreen
  /// The keyboard reaches the bottom of the screen, or ends at the bottom of a window.
  case docked
  /// The keyboard is on screen, but not at the bottom. It is undocked, split or floating, or it is
  /// a shortcuts bar that was dragged away.
  case floating

  /// Places a frame.
  ///
  /// A frame that reaches the bottom of the screen is docked. So is one that ends within a point of
  /// a window's bottom, since in Slide Over the frame leaves out the gap below the window:
  /// https://github.com/flutter/engine/pull/37719. One that lies across a window's bottom floats.
  ///
  /// All rectangles are in screen coordinates. They are compared after rounding to whole points,
  /// since frames have fractions of a point, such as thirds on screens of scale 3. The width is not
  /// used: in Stage Manager the keyboard may be wider than the window, and a one-handed keyboard
  /// is narrower than the screen. https://github.com/facebook/react-native/pull/48131
  ///
  /// - Parameters:
  ///   - frame: The end frame of a notification.
  ///   - screen: The bounds of the screen; without it, the first window. Without either, any frame
  ///     that is not empty is docked.
  ///   - windows: The frames of the windows that are known.
  package init(of frame: CGRect, screen: CGRect?, windows: [CGRect] = []) {
    self.init(
      of: frame,
      screen: screen ?? windows.first,
      endsAtWindow: windows.contains { Self.ends(frame, atBottomOf: $0) }
    )
  }

  /// Places a frame that may end at the bottom of a window.
  init(of frame: CGRect, screen: CGRect?, endsAtWindow: Bool) {
    guard frame.hasArea else {
      self = .absent
      return
    }
    guard let screen, screen.hasArea else {
      self = .docked
      return
    }
    guard frame.overlaps(screen) else {
      self = .offscreen
      return
    }
    let reachesScreenBottom = !frame.maxY.isBefore(screen.maxY)
    self = reachesScreenBottom || endsAtWindow ? .docked : .floating
  }

  /// Returns true if a frame ends within a point of a window's bottom.
  static func ends(_ frame: CGRect, atBottomOf window: CGRect) -> Bool {
    abs(window.maxY.rounded() - frame.maxY.rounded()) <= 1
  }
}

// MARK: - Comparing edges and rectangles

/// The distance in points below which two edges are treated as equal.
///
/// Frames of one keyboard differ by fractions of a pixel:
/// https://github.com/danielamitay/DAKeyboardControl/issues/48
private let tolerance: CGFloat = 0.5

extension CGFloat {
  /// Returns true if this edge is before another after both are rounded to whole points.
  func isBefore(_ other: CGFloat) -> Bool {
    rounded() < other.rounded()
  }
}

extension CGRect {
  /// True if the rectangle is finite and not empty.
  var hasArea: Bool {
    isFinite && size.width > 0 && size.height > 0
  }

  /// Returns true if both rectangles overlap after their edges are rounded to whole points.
  func overlaps(_ other: CGRect) -> Bool {
    minX.isBefore(other.maxX) && other.minX.isBefore(maxX)
      && minY.isBefore(other.maxY) && other.minY.isBefore(maxY)
  }

  /// Returns true if no edge differs by half a point or more.
  package func isSame(as other: CGRect) -> Bool {
    abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && hasSameSize(as: other)
  }

  /// Returns true if neither width nor height differs by half a point or more.
  func hasSameSize(as other: CGRect) -> Bool {
    abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }

  /// Returns the height of the part of a frame that is on a screen; all of it without a screen.
  func height(on screen: CGRect?) -> CGFloat {
    guard let screen, screen.hasArea else { return height }
    return max(0, min(maxY, screen.maxY) - max(minY, screen.minY))
  }

  /// Returns the height from the top of a keyboard to the bottom of this area.
  ///
  /// The height may be greater than the area's own: an area that begins below the keyboard's top
  /// must rise by that much to be clear. The keyboard's bottom is not used, since in Slide Over it
  /// may be above the area's bottom: https://github.com/flutter/engine/pull/37719
  ///
  /// An area without height, such as a line or an empty spacer, is covered if it lies below the
  /// keyboard's top.
  ///
  /// - Parameters:
  ///   - keyboard: The frame of a docked keyboard, in the coordinates of the area.
  ///   - distance: The distance to keep from the top of the keyboard.
  /// - Returns: Zero if the area is wholly above, below or beside the keyboard, or if a number is
  ///   not finite.
  package func coveredHeight(by keyboard: CGRect, keeping distance: CGFloat = 0) -> CGFloat {
    guard isFinite, size.width >= 0, size.height >= 0, keyboard.hasArea else { return 0 }
    let isBeside = keyboard.minX >= maxX || minX >= keyboard.maxX
    let isBelow = size.height > 0 ? minY >= keyboard.maxY : minY > keyboard.maxY
    guard !isBeside, !isBelow else { return 0 }
    let height = maxY - keyboard.minY + distance
    return height.isFinite ? max(0, height) : 0
  }
}
