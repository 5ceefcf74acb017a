import Foundation

extension KeyboardTraceHeader {
  /// The header of a recording made here: the device's model and the system's version.
  ///
  /// The model is the kind of device, such as `iPhone16,1`; the name that its owner has given it is
  /// not asked for.
  ///
  /// - Parameter title: What the trace shows, in a few words.
  /// - Returns: A header whose source is "recorded".
  public static func recording(_ title: String) -> KeyboardTraceHeader {
    KeyboardTraceHeader(
      title: title,
      source: "recorded",
      device: DeviceModel.current,
      system: ProcessInfo.processInfo.operatingSystemVersionString
    )
  }
}
