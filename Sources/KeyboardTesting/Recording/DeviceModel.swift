import Foundation

#if canImport(Darwin)
import Darwin
#endif

/// The kind of device that this runs on.
enum DeviceModel {
  #if canImport(Darwin)
  /// Such as `iPhone16,1`; in the simulator the model that it stands for.
  static var current: String? {
    if let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
      return model
    }
    var size = 0
    guard sysctlbyname("hw.machine", nil, &size, nil, 0) == 0, size > 1 else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    guard sysctlbyname("hw.machine", &bytes, &size, nil, 0) == 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
  #else
  /// Unknown: only Apple's devices have a keyboard to record.
  static var current: String? { nil }
  #endif
}

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
