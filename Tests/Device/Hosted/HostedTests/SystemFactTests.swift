import KeyboardUIKit
import Testing
import UIKit

/// Keys, curve, object and frame of the system's notifications.
///
/// Decides behaviors 15, 16, 17, 18, 32, 52.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SystemFactTests {
  @Test func everyNotificationHasTheKeysOfTheDecoderAndTheScreen() async throws {
    try await Fixture.record("What the system posts") { fixture in
      await fixture.focus(fixture.field)
      let frame = try #require(fixture.posted.frame)
      fixture.expect(frame.maxY, equals: fixture.window.screen.bounds.maxY, "bottom")
      await fixture.blur(fixture.field)
      for post in fixture.posted.posts {
        let name = post.name.rawValue
        #expect(post.object === fixture.window.screen, "\(name): \(post.object as Any)")
        let end = post.userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        #expect(end != nil, "\(name) has no end frame")
        guard name.contains("Will") else { continue }
        let duration = post.userInfo[UIResponder.keyboardAnimationDurationUserInfoKey]
        #expect(duration is NSNumber, "\(name) has no duration")
        let curve = post.userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
        #expect(curve?.intValue == KeyboardAnimation.Curve.keyboard.rawValue)
      }
    }
  }
}
