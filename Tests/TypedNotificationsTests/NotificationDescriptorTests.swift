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

  @Test(arguments: [Notification.Name.score, Notification.Name("Other")])
  func convertReadsNotificationsOfAnyName(name: Notification.Name) throws {
    let notification = Notification(name: name, userInfo: ["score": 3])
    #expect(try NotificationDescriptor.readScore.payload(of: notification) == 3)
  }

  @Test func convertReadsWhatEncodeWrites() throws {
    let pair = Pair(left: 1, right: "one")
    let notification = try Self.pair.notification(carrying: pair)
    #expect(notification.userInfo as? [String: AnyHashable] == ["left": 1, "right": "one"])
    #expect(try Self.pair.payload(of: notification) == pair)
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
    #expect(throws: thrown) {
      try descriptor.payload(of: Notification(name: .score))
    }
  }

  @Test func otherErrorOfConvertIsWrapped() throws {
    let descriptor = NotificationDescriptor<Int>(name: .score) { _ in
      throw CocoaError(.coderInvalidValue)
    }
    let error = #expect(throws: NotificationPayloadError.self) {
      try descriptor.payload(of: Notification(name: .score))
    }
    #expect(error?.location == .notification)
    #expect(error?.expected == "Int")
    #expect((error?.underlying as? CocoaError)?.code == .coderInvalidValue)
  }
}
