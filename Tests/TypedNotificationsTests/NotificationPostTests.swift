import Foundation
import Testing

@testable import TypedNotifications

@Suite struct NotificationPostTests {
  static let refusing = NotificationDescriptor<Int>(name: .score) { _ in
    0
  } encode: { _, _ in
    throw Refusal()
  }
  static let removingTheSender = NotificationDescriptor<Int>(name: .score) { _ in
    0
  } encode: { _, notification in
    notification.object = nil
  }

  static let failures: [(NotificationDescriptor<Int>, TestObject?, NotificationPostError.Reason)] =
    [
      (.readScore, nil, .noEncoder),
      (.score, TestObject(), .objectInUse),
      (removingTheSender, TestObject(), .objectInUse),
      (refusing, nil, .encodingFailed("refusal")),
    ]

  let center = NotificationCenter()

  @Test(arguments: failures)
  func aFailureToPostIsThrownAndReachesNoObserver(
    descriptor: NotificationDescriptor<Int>,
    sender: TestObject?,
    reason: NotificationPostError.Reason
  ) {
    let scores = center.listen(to: descriptor)
    let error = NotificationPostError(name: .score, payload: Int.self, reason: reason)
    #expect(throws: error) { try center.post(descriptor, 1, object: sender) }
    #expect(scores.payloads.isEmpty)
    #expect(scores.failures.isEmpty)
  }

  @Test func payloadMayItselfBeTheSender() throws {
    let object = TestObject()
    let descriptor = NotificationDescriptor<TestObject>(name: .score)
    let notification = try descriptor.notification(carrying: object, object: object)
    #expect(notification.object as? TestObject === object)
  }

  @Test func aVoidPayloadIsWrittenByTheDescriptor() {
    let descriptor = NotificationDescriptor<Void>(name: .score) { _ in
    } encode: { _, notification in
      notification.userInfo = ["score": 7]
    }
    let scores = center.listen(to: .keyedScore)
    center.post(descriptor)
    #expect(scores.payloads == [7])
  }

  @Test(arguments: [
    (
      NotificationDescriptor<Void>(name: .score) { _ in
      } encode: { _, _ in
        throw Refusal()
      }, 1
    ),
    (
      .init(name: .score) { _ in
      } encode: { _, posted in
        posted.object = nil
      }, 1
    ),
    (.init(name: .score) { _ in }, 0), (.init(name: .score), 0),
  ])
  func aVoidPayloadThatCannotBeWrittenIsPostedAndLogged(
    descriptor: NotificationDescriptor<Void>,
    lineCount: Int
  ) {
    let sender = TestObject()
    let lines = Recorder<String>()
    let senders = center.listen(to: NotificationDescriptor<TestObject>(name: .score))
    center.post(descriptor, object: sender, log: FailureLog { lines.record($0) })
    #expect(senders.payloads.map(ObjectIdentifier.init) == [ObjectIdentifier(sender)])
    #expect(lines.values.count == lineCount)
    #expect(lines.values.allSatisfy { $0.hasPrefix("The encode closure of the notification") })
  }

  @Test(arguments: [
    (
      NotificationPostError.Reason.noEncoder,
      "its descriptor cannot write Int. "
        + "Create the descriptor with NotificationDescriptor(name:convert:encode:)."
    ),
    (
      .objectInUse,
      "its object is the Int it carries, so it cannot name a sender too. "
        + "Omit the sender, or carry the payload under a user-info key."
    ),
    (
      .encodingFailed("refusal"),
      "writing Int failed with refusal. Check the descriptor's encode closure."
    ),
  ])
  func theDescriptionNamesReasonAndRemedy(reason: NotificationPostError.Reason, sentence: String) {
    let error = NotificationPostError(name: .score, payload: Int.self, reason: reason)
    #expect("\(error)" == "The notification \"ScoreDidChange\" was not posted: " + sentence)
  }
}
