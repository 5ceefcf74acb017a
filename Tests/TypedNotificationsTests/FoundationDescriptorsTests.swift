import Foundation
import Testing
import TypedNotifications

/// How Foundation's notifications are read; posted here, since Foundation rarely posts them.
@Suite struct FoundationDescriptorsTests {
  let center = NotificationCenter()

  @Test(arguments: [NotificationDescriptor.currentLocaleDidChange, .calendarDayChanged])
  func changesWithoutPayloadAreHeard(descriptor: NotificationDescriptor<Void>) {
    let arrivals = Recorder<String>()
    let token = center.addObserver(descriptor: descriptor) { arrivals.record("arrived") }
    center.post(name: descriptor.name, object: nil)
    token.cancel()
    #expect(arrivals.count == 1)
  }

  @Test func namesAreFoundations() {
    #expect(NotificationDescriptor.calendarDayChanged.name == .NSCalendarDayChanged)
    #expect(
      NotificationDescriptor.currentLocaleDidChange.name
        == NSLocale.currentLocaleDidChangeNotification
    )
  }

  #if os(macOS) || os(Linux)
  @Test func processIsItsOwnPayload() {
    let process = Process()
    let ended = Recorder<Process>()
    let token = center.addObserver(descriptor: .processDidTerminate) { ended.record($0) }
    center.post(name: Process.didTerminateNotification, object: process)
    token.cancel()
    #expect(ended.values.first === process)
  }
  #endif
}
