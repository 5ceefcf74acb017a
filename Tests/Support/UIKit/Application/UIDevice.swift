// A test double of UIKit for Linux; never a product.

public import Foundation

/// The device: a name only.
@MainActor
open class UIDevice: StandInObject {
  /// Posted when the device has been turned.
  public nonisolated static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
}
