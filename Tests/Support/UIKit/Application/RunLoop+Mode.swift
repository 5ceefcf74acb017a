public import Foundation

extension RunLoop.Mode {
  /// The mode of the main run loop while a finger is followed.
  ///
  /// <https://developer.apple.com/documentation/foundation/runloop/mode/tracking>
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
