public import Foundation

extension RunLoop.Mode {
  /// The mode of the main run loop while the system tracks a finger.
  ///
  /// <https://developer.apple.com/documentation/foundation/runloop/mode/tracking>
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
