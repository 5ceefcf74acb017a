import Foundation
import Testing

@testable import TypedNotifications

@Suite struct NotificationPayloadErrorTests {
  typealias Location = NotificationPayloadError.Location

  static func error(
    of name: Notification.Name = .score,
    at location: Location = .object,
    expected: Any.Type = Int.self,
    found: Any? = "text"
  ) -> NotificationPayloadError {
    NotificationPayloadError(
      notification: name,
      location: location,
      expected: expected,
      found: found
    )
  }

  @Test func missingAndWrongObjectsAreNamedByType() {
    #expect(throws: Self.error(found: nil)) {
      try Notification(name: .score).object(as: Int.self)
    }
    let error = #expect(throws: NotificationPayloadError.self) {
      try Notification(name: .score, object: "secret").object(as: Int.self)
    }
    #expect(error == Self.error(found: "text"))
    #expect(error?.description.contains("secret") == false)
  }

  @Test(arguments: [
    (
      error(at: .userInfo(key: "score")),
      "should carry Int in its user info under \"score\", "
        + "but String was found. Post it with that value, or correct its descriptor."
    ),
    (
      error(found: nil),
      "should carry Int as its object, "
        + "but nothing was found. Post it with that object, or correct its descriptor."
    ),
    (
      NotificationPayloadError(
        notification: .score,
        expected: Int.self,
        underlying: Refusal(number: 1)
      ),
      "could not be read as Int: refusal. "
        + "Check what posts it, or correct its descriptor's conversion."
    ),
  ])
  func descriptionSaysWhereWhatAndWhatToDo(error: NotificationPayloadError, words: String) {
    #expect("\(error)" == "The notification \"ScoreDidChange\" " + words)
  }

  @Test(arguments: [
    error(of: Notification.Name("Other")), error(at: .userInfo(key: "score")),
    error(expected: Double.self), error(found: nil),
  ])
  func errorsDifferInEachField(other: NotificationPayloadError) {
    #expect(other != Self.error())
  }

  struct Refusal: Error, CustomStringConvertible {
    let number: Int
    let description = "refusal"
  }

  @Test func underlyingErrorsAreNotCompared() {
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
