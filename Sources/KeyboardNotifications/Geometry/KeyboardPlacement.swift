package import Foundation

/// Relation of a keyboard's frame to the screen.
///
/// Only a docked keyboard covers content.
public enum KeyboardPlacement: String, Sendable, Hashable, CaseIterable {
  /// No keyboard is known, or its frame is empty.
  case none
  /// The keyboard is beside the screen, usually below it.
  case offscreen
  /// The keyboard reaches the bottom of the screen, or ends at the bottom of the window.
  case docked
  /// The keyboard is on screen but not at the bottom: undocked, split, floating, or a dragged
  /// shortcuts bar.
  case floating

  /// Places a frame.
  ///
  /// A frame that reaches the bottom of the screen is docked. So is one that ends within a point of
  /// the window's bottom, since in Slide Over the frame leaves out the gap below the window:
  /// https://github.com/flutter/engine/pull/37719. One that lies across the window's bottom floats.
  ///
  /// All rectangles are in screen coordinates. They are compared after rounding to whole points,
  /// since frames have fractions of a point, such as thirds on screens of scale 3. The width is not
  /// used: in Stage Manager the keyboard may be wider than the window, and a one-handed keyboard
  /// is narrower than the screen. https://github.com/facebook/react-native/pull/48131
  ///
  /// - Parameters:
  ///   - frame: The end frame of a notification.
  ///   - screen: The bounds of the screen; without it, the window. Without either, any frame that
  ///     is not empty is docked.
  ///   - window: The window's frame, if it is known.
  package init(of frame: CGRect, screen: CGRect?, window: CGRect? = nil) {
    guard frame.hasArea else {
      self = .none
      return
    }
    guard let screen = screen ?? window, screen.hasArea else {
      self = .docked
      return
    }
    guard frame.overlaps(screen) else {
      self = .offscreen
      return
    }
    let bottom = frame.maxY
    let reachesScreenBottom = !bottom.isBefore(screen.maxY)
    let endsAtWindow = window.map { abs($0.maxY.rounded() - bottom.rounded()) <= 1 } ?? false
    self = reachesScreenBottom || endsAtWindow ? .docked : .floating
  }
}
