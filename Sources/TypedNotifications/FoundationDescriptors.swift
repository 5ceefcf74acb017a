public import Foundation

extension NotificationDescriptor where Payload == Void {
  /// Describes the beginning of a day, in the user's calendar and time zone.
  ///
  /// It may be posted on any thread, and late if the device was asleep.
  public static var calendarDayChanged: Self {
    Self(name: .NSCalendarDayChanged)
  }

  /// Describes a change of the user's language or region.
  public static var currentLocaleDidChange: Self {
    Self(name: NSLocale.currentLocaleDidChangeNotification)
  }
}

extension NotificationDescriptor where Payload == UserDefaults {
  /// Describes the change of a value in the user defaults; the payload is the defaults object.
  ///
  /// Foundation on Linux posts it for whole persistent domains only, not for single values.
  public static var userDefaultsDidChange: Self {
    Self(name: UserDefaults.didChangeNotification)
  }
}

#if os(macOS) || os(Linux) || os(Windows)
extension NotificationDescriptor where Payload == Process {
  /// Describes the end of a process that this one started; the payload is the process.
  ///
  /// It is posted on macOS, unless the process has a termination handler. Foundation on Linux
  /// declares the name and does not post it: use a termination handler there.
  public static var processDidTerminate: Self {
    Self(name: Process.didTerminateNotification)
  }
}
#endif

#if canImport(Darwin)
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
