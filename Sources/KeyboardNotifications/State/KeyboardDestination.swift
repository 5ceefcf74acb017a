import Foundation

/// Place of the keyboard that a notification announces or confirms.
struct KeyboardDestination: Sendable, Equatable {
  /// The frame that the notification gives; `nil` for a hide with an empty one.
  var frame: CGRect?
  /// The placement, docked or floating; `nil` off the screen.
  var placement: KeyboardPlacement?
  /// The screen that the keyboard is on, if that is known.
  var screen: KeyboardScreen?

  static func hidden(at frame: CGRect = .zero) -> KeyboardDestination {
    KeyboardDestination(frame: frame.hasArea ? frame : nil)
  }

  var isVisible: Bool {
    placement != nil
  }

  /// Returns true if both have the same frame on the same screen, or both are hidden.
  func isSame(as other: KeyboardDestination) -> Bool {
    guard isVisible, other.isVisible else { return isVisible == other.isVisible }
    return (frame ?? .zero).isSame(as: other.frame ?? .zero) && !screen.isOther(than: other.screen)
  }
}

/// Destination that a newer announcement has replaced.
struct ReplacedDestination: Sendable, Equatable {
  var destination: KeyboardDestination
  var unconfirmed: UnconfirmedAnnouncements
}
