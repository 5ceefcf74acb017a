import Foundation
import Testing

@testable import TypedNotifications

@Suite struct NotificationPayloadErrorTests {
  @Test func missingObjectIsNamed() {
    let expected = NotificationPayloadError(
      notification: .score,
      location: .object,
      expected: Int.self,
      found: nil
    )
    #expect(throws: expected) {
      try Notification(name: .score).object(as: Int.self)
    }
  }

  @Test func wrongObjectIsNamedByType() {
    let expected = NotificationPayloadError(
      notification: .score,
      location: .object,
      expected: Int.self,
      found: "text"
    )
    #expect(throws: expected) {
      try Notification(name: .score, object: "secret").object(as: Int.self)
    }
  }

  @Test func missingValueIsNamedByKey() {
    let expected = NotificationPayloadError(
      notification: .score,
      location: .userInfo(key: "score"),
      expected: Int.self,
      found: nil
    )
    #expect(throws: expected) {
      try Notification(name: .score, userInfo: ["other": 1]).value(forKey: "score", as: Int.self)
    }
    #expect(throws: expected) {
      try Notification(name: .score).value(forKey: "score", as: Int.self)
    }
  }

  @Test func wrongValueIsNamedByType() {
    let expected = NotificationPayloadError(
      notification: .score,
      location: .userInfo(key: "score"),
      expected: Int.self,
      found: [1]
    )
    #expect(throws: expected) {
      try Notification(name: .score, userInfo: ["score": [1]]).value(forKey: "score", as: Int.self)
    }
  }

  @Test func descriptionSaysWhereWhatAndWhatToDo() {
    let error = NotificationPayloadError(
      notification: .score,
      location: .userInfo(key: "score"),
      expected: Int.self,
      found: "text"
    )
    let sentence =
      "The notification \"ScoreDidChange\" should carry Int in its user info under \"score\", "
      + "but String was found. Post it with that value, or correct its descriptor."
    #expect("\(error)" == sentence)
  }

  @Test func descriptionOfAnObjectSaysSo() {
    let error = NotificationPayloadError(
      notification: .score,
      location: .object,
      expected: Int.self,
      found: nil
    )
    let sentence =
      "The notification \"ScoreDidChange\" should carry Int as its object, "
      + "but nothing was found. Post it with that object, or correct its descriptor."
    #expect("\(error)" == sentence)
  }

  @Test func descriptionOfAConversionQuotesItsError() {
    struct TooHigh: Error, CustomStringConvertible {
      let description = "the score is too high"
    }
    let error = NotificationPayloadError(
      notification: .score,
      expected: Int.self,
      underlying: TooHigh()
    )
    let sentence =
      "The notification \"ScoreDidChange\" could not be read as Int: the score is too high. "
      + "Check what posts it, or correct its descriptor's conversion."
    #expect("\(error)" == sentence)
  }

  @Test func valuesStayOutOfTheDescription() {
    let error = #expect(throws: NotificationPayloadError.self) {
      try Notification(name: .score, object: "secret").object(as: Int.self)
    }
    #expect(error?.description.contains("secret") == false)
  }

  @Test func errorsDifferInEachField() {
    let error = NotificationPayloadError(
      notification: .score,
      location: .object,
      expected: Int.self,
      found: "text"
    )
    let others = [
      NotificationPayloadError(
        notification: Notification.Name("Other"),
        location: .object,
        expected: Int.self,
        found: "text"
      ),
      NotificationPayloadError(
        notification: .score,
        location: .userInfo(key: "score"),
        expected: Int.self,
        found: "text"
      ),
      NotificationPayloadError(
        notification: .score,
        location: .object,
        expected: Double.self,
        found: "text"
      ),
      NotificationPayloadError(
        notification: .score,
        location: .object,
        expected: Int.self,
        found: nil
      ),
    ]
    #expect(others.allSatisfy { $0 != error })
  }

  @Test func underlyingErrorsAreNotCompared() {
    struct Refusal: Error, CustomStringConvertible {
      let number: Int
      let description = "refusal"
    }
    let errors = (1...2).map {
      NotificationPayloadError(
        notification: .score,
        expected: Int.self,
        underlying: Refusal(number: $0)
      )
    }
    #expect(errors[0] == errors[1])
  }
}
