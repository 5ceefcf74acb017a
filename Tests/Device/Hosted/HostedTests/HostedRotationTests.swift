import KeyboardUIKit
import Testing
import UIKit

/// Notifications of a rotation, and where the keyboard ends.
///
/// Decides behavior 10.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct HostedRotationTests {
  @Test func afterARotationTheInsetIsTheOverlap() async throws {
    try await Fixture.record("A rotation with the keyboard up") { fixture in
      let scroll = FieldScroll(filling: fixture.view)
      fixture.keep(scroll.adjustForKeyboard())
      await fixture.focus(scroll.field)
      fixture.expectClear(scroll, "upright")
      try await turn(fixture, to: .landscapeRight)
      #expect(fixture.view.bounds.width > fixture.view.bounds.height, "The host did not turn.")
      fixture.expectClear(scroll, "on its side")
      try await turn(fixture, to: .portrait)
      fixture.expectClear(scroll, "upright again")
    }
  }

  private func turn(_ fixture: Fixture, to mask: UIInterfaceOrientationMask) async throws {
    let scene = try #require(fixture.window.windowScene)
    let preferences = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: mask)
    scene.requestGeometryUpdate(preferences) { error in
      Issue.record("The host may not turn: \(error)")
    }
    await fixture.settle()
    await fixture.settle()
  }
}
