// `contains` of a string is the standard library's from iOS 16 on only.
import Foundation

/// The description of a trace in its first record.
package struct KeyboardTraceHeader: Sendable, Hashable {
  /// The subject of the trace, in a few words.
  package var title: String
  /// The origin of the trace: an address, or "recorded".
  package var source: String?
  /// The device it was recorded on.
  package var device: String?
  /// The system it was recorded on.
  package var system: String?

  /// The device and the system; the device alone if its text names the system already.
  package var deviceAndSystem: [String] {
    if let device, let system {
      // A number without a name, such as `8`, may be that of the device.
      let hasName = system.first?.isLetter == true
      if hasName, device.contains(system) { return [device] }
    }
    return [device, system].compactMap(\.self)
  }
}
