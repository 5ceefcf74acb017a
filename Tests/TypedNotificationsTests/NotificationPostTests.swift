import Foundation
import Testing

@testable import TypedNotifications

@Suite struct NotificationPostTests {
  struct Refusal: Error, CustomStringConvertible {
    let description = "refusal"
  }

  let center = NotificationCenter()

  @Test func descriptorThatOnlyReadsCannotPost() {
    let expected = NotificationPostError(
      notification: .score,
      payload: Int.self,
      reason: .noEncoder
    )
    #expect(throws: expected) {
      try NotificationDescriptor.readScore.notification(carrying: 1)
    }
  }

  @Test func payloadThatIsTheObjectLeavesNoRoomForASender() {
    let expected = NotificationPostError(
      notification: .score,
      payload: Int.self,
      reason: .objectTaken
    )
    #expect(throws: expected) {
      try NotificationDescriptor.score.notification(carrying: 1, object: Canary())
    }
  }

  @Test func payloadMayItselfBeTheSender() throws {
    let canary = Canary()
    let descriptor = NotificationDescriptor<Canary>(name: .score)
    let notification = try descriptor.notification(carrying: canary, object: canary)
    #expect(notification.object as? Canary === canary)
  }

  @Test func errorOfEncodeIsTold() {
    let descriptor = NotificationDescriptor<Int>(name: .score) { _ in
      0
    } encode: { _, _ in
      throw Refusal()
    }
    let expected = NotificationPostError(
      notification: .score,
      payload: Int.self,
      reason: .encodingFailed("refusal")
    )
    #expect(throws: expected) {
      try descriptor.notification(carrying: 1)
    }
  }

  @Test func failureToPostIsThrownAndReachesNobody() {
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .readScore) { received.record($0) }
    let error = #expect(throws: NotificationPostError.self) { try center.post(.readScore, 1) }
    token.cancel()
    #expect(error?.reason == .noEncoder)
    #expect(received.values.isEmpty)
  }

  @Test func nothingToCarryIsPostedHoweverTheDescriptorReads() {
    let descriptor = NotificationDescriptor<Void>(name: .score, convert: { _ in })
    let canary = Canary()
    let senders = Recorder<ObjectIdentifier>()
    let token = center.addObserver(
      descriptor: NotificationDescriptor<Canary>(name: .score),
      using: { senders.record(ObjectIdentifier($0)) }
    )
    center.post(descriptor, object: canary)
    token.cancel()
    #expect(senders.values == [ObjectIdentifier(canary)])
  }

  @Test func postReachesItsObserversBeforeItReturns() throws {
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .score) { received.record($0) }
    try center.post(.score, 1)
    #expect(received.values == [1])
    try center.post(.score, 2)
    #expect(received.values == [1, 2])
    token.cancel()
  }

  static let sentences: [(NotificationPostError.Reason, String)] = [
    (
      .noEncoder,
      "its descriptor cannot write Int. "
        + "Create the descriptor with NotificationDescriptor(name:convert:encode:)."
    ),
    (
      .objectTaken,
      "its object is the Int it carries, so it cannot name a sender too. "
        + "Omit the sender, or carry the payload under a user-info key."
    ),
    (
      .encodingFailed("refusal"),
      "writing Int failed with refusal. Check the descriptor's encode closure."
    ),
  ]

  @Test(arguments: sentences)
  func descriptionSaysWhyAndWhatToDo(reason: NotificationPostError.Reason, sentence: String) {
    let error = NotificationPostError(notification: .score, payload: Int.self, reason: reason)
    #expect("\(error)" == "The notification \"ScoreDidChange\" was not posted: " + sentence)
  }
}
