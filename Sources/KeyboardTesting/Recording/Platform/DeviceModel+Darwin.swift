#if canImport(Darwin)
import Darwin
import Foundation

/// The kind of device that this runs on.
enum DeviceModel {
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
}
#endif
