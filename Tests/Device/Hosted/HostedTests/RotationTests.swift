import KeyboardUIKit
import Testing
import UIKit

/// The device turns with the keyboard up.
///
/// Decides behavior 10.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct RotationTests {
  @Test func afterARotationTheInsetIsWhatIsCoveredNow() async throws {
    let scroll = FieldScroll()
    try await Fixture.record("A rotation with the keyboard up") { fixture in
      let view: UIView = try #require(fixture.window.rootViewController?.view)
      scroll.filling(view)
      let adjustment = scroll.adjustForKeyboard()
      await fixture.focus(scroll.field)
      let upright = fixture.posted.covered(of: scroll)
      fixture.expect(scroll.adjustedContentInset.bottom, equals: upright, "upright")
      try await turn(fixture, to: .landscapeRight)
      #expect(view.bounds.width > view.bounds.height, "The host did not turn.")
      let covered = fixture.posted.covered(of: scroll)
      fixture.expect(scroll.adjustedContentInset.bottom, equals: covered, "on its side")
      try await turn(fixture, to: .portrait)
      let again = fixture.posted.covered(of: scroll)
      fixture.expect(scroll.adjustedContentInset.bottom, equals: again, "upright again")
      withExtendedLifetime(adjustment) {}
    }
  }

  @Test func theSumOfTheIncrementsSurvivesARotation() async throws {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    try await Fixture.record("The increments of a rotation") { fixture in
      let view: UIView = try #require(fixture.window.rootViewController?.view)
      view.addSubview(field)
      var sum: CGFloat = 0
      let adjustment = view.followKeyboard { sum += $0.heightIncrement }
      await fixture.focus(field)
      try await turn(fixture, to: .landscapeRight)
      fixture.expect(sum, equals: fixture.posted.covered(of: view), "sum of increments")
      try await turn(fixture, to: .portrait)
      withExtendedLifetime(adjustment) {}
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
