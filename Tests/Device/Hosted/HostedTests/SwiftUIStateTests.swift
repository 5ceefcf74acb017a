import KeyboardSwiftUI
import KeyboardUIKit
import SwiftUI
import Testing
import UIKit

/// A keyboard that is raised in an update of SwiftUI's, and a view that appears late.
///
/// Decides behaviors 49 and 62.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SwiftUIStateTests {
  @Test func aKeyboardThatIsRaisedInAnUpdateIsNotMissed() async throws {
    let screen = Screen()
    try await Fixture.record("A focus in an update", root: host(screen)) { fixture in
      screen.hasFocus = true
      await fixture.settle()
      try expectAboveKeyboard(screen, fixture)
      #expect(screen.transitions.first?.animation != nil)
      screen.hasFocus = false
      await fixture.settle()
      fixture.expect(screen.height, equals: 0, "the increments add up to nothing")
    }
  }

  @Test func aViewThatAppearsInAnOffsetWindowIsRightInItsFirstTurn() async throws {
    let screen = Screen()
    screen.isShown = false
    try await Fixture.record("A view in an offset window", root: host(screen)) { fixture in
      let size = fixture.window.screen.bounds.size
      let offset = CGRect(x: 30, y: 90, width: size.width - 60, height: size.height - 200)
      fixture.window.frame = offset
      screen.hasFocus = true
      await fixture.settle()
      screen.isShown = true
      try await Task.sleep(nanoseconds: 20_000_000)
      try expectAboveKeyboard(screen, fixture)
    }
  }

  private func host(_ screen: Screen) -> UIViewController {
    UIHostingController(rootView: ContentScreen(screen: screen))
  }

  /// Expects the content to end at the keyboard.
  private func expectAboveKeyboard(_ screen: Screen, _ fixture: Fixture) throws {
    let marker = try #require(screen.marker, "There is no content.")
    let frame = try #require(fixture.posted.frame, "There is no keyboard.")
    let space = fixture.window.screen.coordinateSpace
    let bottom = marker.convert(marker.bounds, to: space).maxY
    fixture.expect(bottom, equals: frame.minY, "the content ends at the keyboard")
  }
}
