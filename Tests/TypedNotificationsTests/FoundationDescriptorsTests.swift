import Foundation
import Testing
import TypedNotifications

/// How Foundation's notifications are read; posted here, since Foundation rarely posts them.
@Suite struct FoundationDescriptorsTests {
  let center = NotificationCenter()
  let handle = FileHandle.nullDevice

  func read(_ userInfo: [AnyHashable: Any]) throws -> Result<Data, FileHandleReadError> {
    let descriptor = NotificationDescriptor.fileHandleReadCompletion
    let notification = Notification(name: descriptor.name, object: handle, userInfo: userInfo)
    return try descriptor.payload(of: notification).result
  }

  @Test func dataIsRead() throws {
    #expect(try read([NSFileHandleNotificationDataItem: Data([1])]) == .success(Data([1])))
  }

  @Test func emptyDataIsTheEndOfTheFile() throws {
    #expect(try read([NSFileHandleNotificationDataItem: Data()]) == .success(Data()))
  }

  @Test func errorCountsMoreThanEmptyDataBesideIt() throws {
    let userInfo: [AnyHashable: Any] = [
      NSFileHandleNotificationDataItem: Data(), "NSFileHandleError": 21,
    ]
    #expect(try read(userInfo) == .failure(FileHandleReadError(code: 21)))
  }

  @Test func boxedErrorIsRead() throws {
    let userInfo: [AnyHashable: Any] = ["NSFileHandleError": NSNumber(value: 5)]
    #expect(try read(userInfo) == .failure(FileHandleReadError(code: 5)))
  }

  @Test func neitherDataNorErrorIsAnError() {
    let error = #expect(throws: NotificationPayloadError.self) { try read([:]) }
    #expect(error?.location == .userInfo(key: NSFileHandleNotificationDataItem))
  }

  @Test func errorOfAnotherTypeIsAnError() {
    let error = #expect(throws: NotificationPayloadError.self) {
      try read(["NSFileHandleError": "broken"])
    }
    #expect(error?.location == .userInfo(key: "NSFileHandleError"))
  }

  @Test func readWithoutItsHandleIsAnError() {
    let descriptor = NotificationDescriptor.fileHandleReadToEndOfFileCompletion
    let error = #expect(throws: NotificationPayloadError.self) {
      try descriptor.payload(of: Notification(name: descriptor.name))
    }
    #expect(error?.location == .object)
  }

  @Test func errorNumberHasItsSymbol() {
    #expect(FileHandleReadError(code: 2).posixCode == .ENOENT)
    #expect(FileHandleReadError(code: .max).posixCode == nil)
    #expect(FileHandleReadError(code: -1).posixCode == nil)
  }

  @Test func errorSpeaksWithTheSystemsWords() {
    let description = FileHandleReadError(code: 2).description
    #expect(description.hasPrefix("Reading the file handle failed with error 2: "))
  }

  @Test(arguments: [
    NotificationDescriptor.systemTimeZoneDidChange, .currentLocaleDidChange, .calendarDayChanged,
  ])
  func changesWithoutPayloadAreHeard(descriptor: NotificationDescriptor<Void>) {
    let arrivals = Recorder<String>()
    let token = center.addObserver(descriptor: descriptor) { arrivals.record("arrived") }
    center.post(name: descriptor.name, object: nil)
    token.cancel()
    #expect(arrivals.count == 1)
  }

  @Test func namesAreFoundations() {
    #expect(NotificationDescriptor.systemTimeZoneDidChange.name == .NSSystemTimeZoneDidChange)
    #expect(NotificationDescriptor.calendarDayChanged.name == .NSCalendarDayChanged)
    #expect(
      NotificationDescriptor.currentLocaleDidChange.name
        == NSLocale.currentLocaleDidChangeNotification
    )
  }
}
