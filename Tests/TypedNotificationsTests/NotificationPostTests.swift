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

  static let failures: [(NotificationDescriptor<Int>, Canary?, NotificationPostError.Reason)] = [
    (.readScore, nil, .noEncoder),
    (.score, Canary(), .objectInUse),
    (removingTheSender, Canary(), .objectInUse),
    (refusing, nil, .encodingFailed("refusal")),
  ]

  let center = NotificationCenter()

  @Test(arguments: failures)
  func failureToPostIsThrownAndReachesNobody(
    descriptor: NotificationDescriptor<Int>,
    sender: Canary?,
    reason: NotificationPostError.Reason
  ) {
    let scores = center.listen(to: descriptor)
    let error = NotificationPostError(notification: .score, payload: Int.self, reason: reason)
    #expect(throws: error) { try center.post(descriptor, 1, object: sender) }
    #expect(scores.payloads.isEmpty)
    #expect(scores.failures.isEmpty)
  }

  @Test func payloadMayItselfBeTheSender() throws {
    let canary = Canary()
    let descriptor = NotificationDescriptor<Canary>(name: .score)
    let notification = try descriptor.notification(carrying: canary, object: canary)
    #expect(notification.object as? Canary === canary)
  }

  @Test func nothingToCarryIsPostedHoweverTheDescriptorReads() {
    let canary = Canary()
    let senders = center.listen(to: NotificationDescriptor<Canary>(name: .score))
    center.post(NotificationDescriptor<Void>(name: .score, convert: { _ in }), object: canary)
    #expect(senders.payloads.map(ObjectIdentifier.init) == [ObjectIdentifier(canary)])
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
