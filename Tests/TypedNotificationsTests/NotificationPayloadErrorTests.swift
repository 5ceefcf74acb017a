import Foundation
import Testing

@testable import TypedNotifications

@Suite struct NotificationPayloadErrorTests {
  @Test func missingAndWrongObjectsAreNamedByType() {
    let missing = #expect(throws: NotificationPayloadError.self) {
      try Notification(name: .score).object(as: Int.self)
    }
    #expect(missing?.found == "nothing")
    let error = #expect(throws: NotificationPayloadError.self) {
      try Notification(name: .score, object: "secret").object(as: Int.self)
    }
    #expect(error?.location == .object)
    #expect(error?.expected == "Int" && error?.found == "String")
    #expect(error?.description.contains("secret") == false)
  }

  @Test(arguments: [
    (
      NotificationPayloadError.score(at: .userInfo(key: "score"), found: "text"),
      "should carry Int in its user info under \"score\", "
        + "but String was found. Post it with that value, or correct its descriptor."
    ),
    (
      .score(),
      "should carry Int as its object, "
        + "but nothing was found. Post it with that object, or correct its descriptor."
    ),
    (
      NotificationPayloadError(
        name: .score,
        expected: Int.self,
        underlying: Refusal(number: 1)
      ),
      "could not be read as Int: refusal. "
        + "Check what posts it, or correct its descriptor's conversion."
    ),
  ])
  func theDescriptionNamesPlaceTypesAndRemedy(error: NotificationPayloadError, words: String) {
    #expect("\(error)" == "The notification \"ScoreDidChange\" " + words)
  }
}
