import Foundation
import Testing

@testable import TypedNotifications

@Suite struct OwnNotificationTests {
  struct Move: Hashable {
    var from: Int
    var to: Int
  }

  enum Weather: Hashable {
    case sun
    case rain(millimetres: Double)
  }

  let center = NotificationCenter()

  /// Posts a payload and returns what an observer gets.
  func posted<Payload: Sendable>(
    _ payload: Payload,
    as descriptor: NotificationDescriptor<Payload>
  ) -> [Payload] {
    let received = Recorder<Payload>()
    let token = center.addObserver(descriptor: descriptor) { received.record($0) }
    center.send(descriptor, payload)
    token.cancel()
    return received.values
  }

  @Test(arguments: [nil, "payload"])
  func numbersTravel(key: String?) {
    #expect(posted(7, as: descriptor(key)) == [7])
    #expect(posted(0.5, as: descriptor(key)) == [0.5])
    #expect(posted(true, as: descriptor(key)) == [true])
  }

  @Test(arguments: [nil, "payload"])
  func structuresTravel(key: String?) {
    let move = Move(from: 1, to: 2)
    #expect(posted(move, as: descriptor(key)) == [move])
  }

  @Test(arguments: [nil, "payload"], [Weather.sun, .rain(millimetres: 3)])
  func enumerationsTravel(key: String?, weather: Weather) {
    #expect(posted(weather, as: descriptor(key)) == [weather])
  }

  @Test(arguments: [nil, "payload"])
  func collectionsTravel(key: String?) {
    #expect(posted(["a": [1, 2]], as: descriptor(key)) == [["a": [1, 2]]])
    #expect(posted("text", as: descriptor(key)) == ["text"])
  }

  @Test(arguments: [nil, "payload"])
  func objectsTravelByIdentity(key: String?) throws {
    let canary = Canary()
    let received = try #require(posted(canary, as: descriptor(key)).first)
    #expect(received === canary)
  }

  @Test(arguments: [nil, "payload"], [nil, 7])
  func optionalsTravel(key: String?, payload: Int?) {
    let name = Notification.Name("Optional")
    let descriptor =
      key.map { NotificationDescriptor<Int?>(name: name, userInfoKey: $0) }
      ?? NotificationDescriptor<Int?>(name: name)
    #expect(posted(payload, as: descriptor) == [payload])
  }

  @Test func absentPayloadReadsAsNil() throws {
    let name = Notification.Name("Optional")
    let byObject = NotificationDescriptor<Int?>(name: name)
    let byKey = NotificationDescriptor<Int?>(name: name, userInfoKey: "payload")
    #expect(try byObject.payload(of: Notification(name: name)) == nil)
    #expect(try byKey.payload(of: Notification(name: name)) == nil)
    #expect(try byKey.payload(of: Notification(name: name, userInfo: ["other": 1])) == nil)
  }

  @Test func voidIsPostedWithoutPayload() {
    let arrivals = Recorder<String>()
    let descriptor = NotificationDescriptor<Void>(name: .score)
    let token = center.addObserver(descriptor: descriptor) { arrivals.record("arrived") }
    center.post(descriptor)
    token.cancel()
    #expect(arrivals.count == 1)
  }

  @Test func voidReadsAnything() {
    let arrivals = Recorder<String>()
    let token = center.addObserver(descriptor: NotificationDescriptor<Void>(name: .score)) {
      arrivals.record("arrived")
    }
    center.post(name: .score, object: Canary(), userInfo: ["score": "many"])
    token.cancel()
    #expect(arrivals.count == 1)
  }

  @Test func payloadInUserInfoLeavesRoomForTheSender() {
    let sender = Canary()
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .keyedScore, object: sender) { received.record($0) }
    center.send(.keyedScore, 1, object: sender)
    center.send(.keyedScore, 2, object: Canary())
    center.send(.keyedScore, 3)
    token.cancel()
    #expect(received.values == [1])
  }

  @Test func plainObserversSeeWhatIsPosted() {
    let received = Recorder<Int?>()
    let observer = center.addObserver(forName: .score, object: nil, queue: nil) { notification in
      received.record(notification.userInfo?["score"] as? Int)
    }
    center.send(.keyedScore, 7)
    center.removeObserver(observer)
    #expect(received.values == [7])
  }

  private func descriptor<Payload>(_ key: String?) -> NotificationDescriptor<Payload> {
    let name = Notification.Name("Own")
    return key.map { NotificationDescriptor(name: name, userInfoKey: $0) }
      ?? NotificationDescriptor(name: name)
  }
}
