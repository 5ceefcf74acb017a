import KeyboardUIKit
import Testing
import UIKit

/// Notifications and screen of a second scene.
///
/// Decides behaviors 11, 37 and 51.
@MainActor
@Suite(
  .serialized,
  .timeLimit(.minutes(2)),
  .enabled("Only an iPad has two scenes.") {
    await MainActor.run { UIDevice.current.userInterfaceIdiom == .pad }
  }
)
struct SceneTests {
  @Test func aViewOfASecondSceneIsJudgedInItsOwnWindow() async throws {
    try await Fixture.record("A second scene") { fixture in
      let waiter = NotificationWaiter(UIScene.didActivateNotification)
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      await waiter.wait()
      await fixture.settle()
      let scene = fixture.window.windowScene
      let other = try #require(Fixture.scenes.first { $0 !== scene }, "No second scene came.")
      let first = fixture.view
      let second: UIView = try #require(other.windows.first?.rootViewController?.view)
      let near = fixture.follow(first)
      let far = fixture.follow(second)
      await fixture.focus(fixture.field)
      fixture.expect(near.height, equals: fixture.posted.covered(of: first), "where the field is")
      fixture.expect(far.height, equals: fixture.posted.covered(of: second), "beside it")
      UIApplication.shared.requestSceneSessionDestruction(other.session, options: nil)
    }
  }
}
