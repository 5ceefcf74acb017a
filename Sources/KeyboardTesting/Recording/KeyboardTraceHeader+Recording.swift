import Foundation

extension KeyboardTraceHeader {
  /// Returns the header of a recording on this device, with the device's model and its system.
  ///
  /// The model is the kind of device, such as `iPhone16,1`. The name that its owner has given it is
  /// not recorded.
  package static func recording(_ title: String) -> KeyboardTraceHeader {
    let process = ProcessInfo.processInfo
    return KeyboardTraceHeader(
      title: title,
      source: "recorded",
      device: model(of: machine, in: process.environment),
      system: process.operatingSystemVersionString
    )
  }

  /// Returns the model of the device, in the simulator that of the simulated device.
  ///
  /// - Parameters:
  ///   - machine: The name of the hardware. The name of a model has a comma, that of a processor
  ///     has none.
  ///   - environment: The environment of the process, in which the simulator gives the model.
  /// - Returns: The model, such as `iPhone16,1`; `nil` if it is not known.
  static func model(of machine: String, in environment: [String: String]) -> String? {
    environment["SIMULATOR_MODEL_IDENTIFIER"] ?? (machine.contains(",") ? machine : nil)
  }

  /// The name of the hardware, as the system gives it.
  static var machine: String {
    var system = utsname()
    uname(&system)
    return withUnsafeBytes(of: system.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
