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
    let error = NotificationPostError(notification: .score, payload: Int.self, reason: reason)
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

  @Test func aVoidPayloadIsPostedWithAnyDescriptor() {
    let object = TestObject()
    let senders = center.listen(to: NotificationDescriptor<TestObject>(name: .score))
    center.post(NotificationDescriptor<Void>(name: .score, convert: { _ in }), object: object)
    #expect(senders.payloads.map(ObjectIdentifier.init) == [ObjectIdentifier(object)])
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
    let error = NotificationPostError(notification: .score, payload: Int.self, reason: reason)
    #expect("\(error)" == "The notification \"ScoreDidChange\" was not posted: " + sentence)
  }
}
