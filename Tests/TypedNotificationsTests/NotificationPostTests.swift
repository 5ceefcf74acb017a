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

  @Test func failureToPostReachesItsHandlerAndNobodyElse() {
    let received = Recorder<Int>()
    let failures = Recorder<NotificationPostError>()
    let token = center.addObserver(descriptor: .readScore) { received.record($0) }
    center.post(.readScore, 1, onFailure: { failures.record($0) })
    token.cancel()
    #expect(failures.values.map(\.reason) == [.noEncoder])
    #expect(received.values.isEmpty)
  }

  @Test func failureToPostIsReportedOnceWithoutHandler() {
    let lines = Recorder<String>()
    let reporter = FailureReporter { lines.record($0) }
    for score in 0..<3 {
      center.post(.readScore, score, object: nil, onFailure: nil, reporter: reporter)
    }
    #expect(lines.count == 1)
    #expect(lines.values.first?.contains("cannot write Int") == true)
  }

  @Test func successIsNotReported() {
    let lines = Recorder<String>()
    let reporter = FailureReporter { lines.record($0) }
    center.post(.score, 1, object: nil, onFailure: nil, reporter: reporter)
    #expect(lines.values.isEmpty)
  }

  @Test func postReachesItsObserversBeforeItReturns() {
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .score) { received.record($0) }
    center.post(.score, 1)
    #expect(received.values == [1])
    center.post(.score, 2)
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
