// A test double of UIKit for Linux; never a product.

/// The way the interface is turned, named for the place of the home button in landscape.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The state of an interface nobody has turned yet.
  case unknown = 0

  /// The state of an upright device.
  case portrait = 1

  /// The state of a device held upside down.
  case portraitUpsideDown = 2

  /// The state of a device with its home button on the left.
  case landscapeLeft = 4

  /// The state of a device with its home button on the right.
  case landscapeRight = 3
}
