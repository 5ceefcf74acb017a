import Foundation
import Testing

@testable import TypedNotifications

@Suite struct NotificationDescriptorTests {
  struct Pair: Equatable {
    var left: Int
    var right: String
  }

  static let pair = NotificationDescriptor<Pair>(name: Notification.Name("Pair")) { notification in
    Pair(
      left: try notification.value(forKey: "left"),
      right: try notification.value(forKey: "right")
    )
  } encode: { pair, notification in
    notification.userInfo = ["left": pair.left, "right": pair.right]
  }

  @Test func convertReadsWhatEncodeWrites() throws {
    let pair = Pair(left: 1, right: "one")
    let notification = try Self.pair.notification(carrying: pair)
    #expect(notification.userInfo as? [String: AnyHashable] == ["left": 1, "right": "one"])
    #expect(Self.pair.contents(of: notification).payload == pair)
  }

  @Test func encodeCannotRenameTheNotification() throws {
    let descriptor = NotificationDescriptor<Int>(name: .score) { _ in
      0
    } encode: { _, notification in
      notification.name = Notification.Name("Other")
    }
    #expect(try descriptor.notification(carrying: 1).name == .score)
  }

  @Test func payloadErrorOfConvertPassesThrough() {
    let thrown = NotificationPayloadError.score(at: .userInfo(key: "score"), found: 12.5)
    let descriptor = NotificationDescriptor<Int>(name: .score) { _ in throw thrown }
    let error = descriptor.contents(of: Notification(name: .score)).error
    #expect(error?.description == thrown.description)
  }

  @Test func otherErrorOfConvertIsWrapped() {
    let descriptor = NotificationDescriptor<Int>(name: .score) { _ in
      throw CocoaError(.coderInvalidValue)
    }
    let error = descriptor.contents(of: Notification(name: .score)).error
    #expect(error?.location == .notification)
    #expect(error?.expected == "Int")
    #expect((error?.underlying as? CocoaError)?.code == .coderInvalidValue)
  }
}

// MARK: - Notifications of the app

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

  /// Posts a payload, as the object and in the user info, and returns the received payloads.
  func posted<Payload: Sendable>(_ payload: Payload) -> [Payload] {
    descriptors().flatMap { (descriptor: NotificationDescriptor<Payload>) in
      let listener = center.listen(to: descriptor)
      center.send(descriptor, payload)
      return listener.payloads
    }
  }

  private func descriptors<Payload>() -> [NotificationDescriptor<Payload>] {
    let name = Notification.Name("Own")
    return [
      NotificationDescriptor(name: name),
      NotificationDescriptor(name: name, userInfoKey: "payload"),
    ]
  }

  @Test func valuesAreReceivedAsTheyArePosted() {
    #expect(posted(7) == [7, 7])
    #expect(posted(0.5) == [0.5, 0.5])
    #expect(posted(true) == [true, true])
    #expect(posted("text") == ["text", "text"])
    #expect(posted(["a": [1, 2]]) == [["a": [1, 2]], ["a": [1, 2]]])
    let move = Move(from: 1, to: 2)
    #expect(posted(move) == [move, move])
    for weather in [Weather.sun, .rain(millimetres: 3)] {
      #expect(posted(weather) == [weather, weather])
    }
    for payload in [nil, 7] { #expect(posted(payload) == [payload, payload]) }
  }

  @Test func objectsAreReceivedByIdentity() {
    let object = TestObject()
    #expect(posted(object).map { $0 === object } == [true, true])
  }

  @Test(arguments: [nil, ["other": 1]])
  func absentPayloadReadsAsNil(userInfo: [String: Int]?) {
    for descriptor: NotificationDescriptor<Int?> in descriptors() {
      let notification = Notification(name: descriptor.name, userInfo: userInfo)
      #expect(descriptor.contents(of: notification).payload == .some(nil))
    }
  }

  @Test func voidIsReadByAGenericCaller() throws {
    func received<Payload>(_ payload: Payload, from sender: TestObject? = nil) throws -> Int {
      let descriptor = NotificationDescriptor<Payload>(name: .score)
      var count = 0
      for notification in [
        Notification(name: .score), try descriptor.notification(carrying: payload, object: sender),
      ] {
        if descriptor.contents(of: notification).payload != nil { count += 1 }
      }
      return count
    }
    #expect(try received(()) == 2)
    #expect(try received((), from: TestObject()) == 2)
    #expect(try received(7) == 1)
  }

  @Test func anyPayloadThatIsNotVoidIsItsObject() throws {
    let descriptor = NotificationDescriptor<Any>(name: .score)
    let notification = try descriptor.notification(carrying: 7)
    #expect(descriptor.contents(of: notification).payload as? Int == 7)
  }

  @Test func payloadInUserInfoLeavesTheObjectForTheSender() {
    let sender = TestObject()
    let ofSender = center.listen(to: .keyedScore, object: sender)
    let ofAll = center.listen(to: .keyedScore)
    center.send(.keyedScore, 1, object: sender)
    center.send(.keyedScore, 2, object: TestObject())
    center.send(.keyedScore, 3)
    #expect(ofSender.payloads == [1])
    #expect(ofAll.payloads == [1, 2, 3])
  }
}
