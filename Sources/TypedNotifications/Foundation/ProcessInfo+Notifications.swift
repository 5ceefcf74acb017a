#if canImport(Darwin)
public import Foundation

extension NotificationDescriptor where Payload == Bool {
  /// Describes the change of Low Power Mode; the payload says whether it is on.
  ///
  /// It may be posted on any thread.
  @available(macOS 12, *)
  public static var lowPowerModeDidChange: Self {
    Self(name: .NSProcessInfoPowerStateDidChange) { _ in
      ProcessInfo.processInfo.isLowPowerModeEnabled
    }
  }
}

extension NotificationDescriptor where Payload == ProcessInfo.ThermalState {
  /// Describes the change of the device's thermal state; the payload is the new state.
  ///
  /// It may be posted on any thread.
  public static var thermalStateDidChange: Self {
    Self(name: ProcessInfo.thermalStateDidChangeNotification) { _ in
      ProcessInfo.processInfo.thermalState
    }
  }
}
#endif
