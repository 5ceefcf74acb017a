import KeyboardUIKit
import Testing
import UIKit

/// Two windows of one app on an iPad.
///
/// Decides behaviors 11, 35 and 49.
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
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    try await Fixture.record("A second scene") { fixture in
      let first: UIView = try #require(fixture.window.rootViewController?.view)
      first.addSubview(field)
      let waiter = NotificationWaiter(UIScene.didActivateNotification)
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      await waiter.wait(for: UIScene.didActivateNotification)
      await fixture.settle()
      let scene = fixture.window.windowScene
      let other = try #require(Fixture.scenes.first { $0 !== scene }, "No second scene came.")
      let second: UIView = try #require(other.windows.first?.rootViewController?.view)
      var (near, far) = (KeyboardCover(), KeyboardCover())
      let adjustments = [first.followKeyboard { near = $0 }, second.followKeyboard { far = $0 }]
      await fixture.focus(field)
      fixture.expect(near.height, equals: fixture.posted.covered(of: first), "where the field is")
      fixture.expect(far.height, equals: fixture.posted.covered(of: second), "beside it")
      withExtendedLifetime(adjustments) {}
      UIApplication.shared.requestSceneSessionDestruction(other.session, options: nil)
    }
  }
}
