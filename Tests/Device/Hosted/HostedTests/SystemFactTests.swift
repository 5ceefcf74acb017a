import KeyboardUIKit
import Testing
import UIKit

/// Notifications of the system, without the package.
///
/// Decides behaviors 15, 16, 17, 18, 32, 50.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SystemFactTests {
  @Test func everyNotificationHasTheKeysOfTheDecoder() async throws {
    try await Fixture.record("What the system posts") { fixture in
      await fixture.focusAndBlur()
      for post in fixture.posted.posts {
        let end = post.userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        #expect(end != nil, "\(post.name.rawValue) has no end frame")
        guard post.name.rawValue.contains("Will") else { continue }
        let duration = post.userInfo[UIResponder.keyboardAnimationDurationUserInfoKey]
        #expect(duration is NSNumber, "\(post.name.rawValue) has no duration")
        let curve = post.userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
        #expect(curve?.intValue == KeyboardAnimation.Curve.keyboard.rawValue)
      }
    }
  }

  @Test func theObjectIsTheScreen() async throws {
    try await Fixture.record("The object of the notifications") { fixture in
      await fixture.focus(fixture.field)
      for post in fixture.posted.posts {
        let isScreen = post.object === fixture.window.screen
        #expect(isScreen, "\(post.name.rawValue): \(post.object as Any)")
      }
    }
  }

  @Test func theKeyboardReachesTheBottomOfTheScreen() async throws {
    try await Fixture.record("Where the keyboard ends") { fixture in
      await fixture.focus(fixture.field)
      let frame = try #require(fixture.posted.frame)
      fixture.expect(frame.maxY, equals: fixture.window.screen.bounds.maxY, "bottom")
      #expect(fixture.transitions.last?.state.placement == .docked)
    }
  }
}
