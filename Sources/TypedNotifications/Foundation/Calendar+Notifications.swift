import Foundation

extension NotificationDescriptor where Payload == Void {
  /// Describes the beginning of a day, in the user's calendar and time zone.
  ///
  /// It may be posted on any thread, and late if the device was asleep.
  public static var calendarDayChanged: Self {
    Self(name: .NSCalendarDayChanged)
  }
}
