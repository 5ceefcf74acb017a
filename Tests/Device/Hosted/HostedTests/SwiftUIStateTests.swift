import KeyboardSwiftUI
import KeyboardUIKit
import SwiftUI
import Testing
import UIKit

/// SwiftUI views that share a value, are updated, are hidden and come back.
///
/// Decides behaviors 47 and 52.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SwiftUIStateTests {
  let screen = Screen()
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  @Test func storedContentIsRightInBothDirectionsOfAStack() async throws {
    let showing = Showing.inAStack(PaddedContent(screen: screen))
    try await record("An adaptive stack", showing) { fixture in
      await fixture.focus(field)
      expectAboveKeyboard(fixture)
      screen.isVertical = false
      await fixture.settle()
      expectAboveKeyboard(fixture)
      await fixture.blur(field)
      expectAtRest(fixture)
      await fixture.focus(field)
      expectAboveKeyboard(fixture)
    }
  }

  @Test func aKeyboardThatIsRaisedInAnUpdateIsNotMissed() async throws {
    try await record("A field takes the focus in an update", .besideAField) { fixture in
      screen.hasFocus = true
      await fixture.settle()
      expectAboveKeyboard(fixture)
      #expect(screen.transitions.first?.animation != nil)
      screen.hasFocus = false
      await fixture.settle()
      expectAtRest(fixture)
    }
  }

  @Test func aCoveredTabGetsTheNetChangeWhenItReturns() async throws {
    try await record("A covered tab", .inATab) { fixture in
      await fixture.settle()
      screen.tab = 1
      await fixture.settle()
      await fixture.focus(field)
      #expect(screen.transitions.isEmpty, "The tab is covered.")
      screen.tab = 0
      await fixture.settle()
      #expect(screen.transitions.count == 1)
      #expect(screen.transitions.last?.animation == nil)
      expectAboveKeyboard(fixture)
    }
  }

  @Test func aViewThatAppearsInAnOffsetWindowIsRightInItsFirstTurn() async throws {
    screen.isShown = false
    try await record("A view appears in an offset window", .late) { fixture in
      let size = fixture.window.screen.bounds.size
      let offset = CGRect(x: 30, y: 90, width: size.width - 60, height: size.height - 200)
      fixture.window.frame = offset
      await fixture.focus(field)
      screen.isShown = true
      try await Task.sleep(nanoseconds: 20_000_000)
      expectAboveKeyboard(fixture)
      fixture.window.frame.origin.y -= 60
      await fixture.settle()
      expectAboveKeyboard(fixture)
    }
  }

  @Test func contentInTheKeyboardsSafeAreaEndsAtTheKeyboardToo() async throws {
    let marker = Marker(screen: screen).keyboardPadding()
    try await record("Without ignoresSafeArea", marker) { fixture in
      await fixture.settle()
      await fixture.focus(field)
      expectAboveKeyboard(fixture)
      await fixture.blur(field)
      expectAtRest(fixture)
    }
  }

  @Test func aContainerThatIsOfferedNoSizeIsAsLargeAsTheWindow() async throws {
    try await record("Under fixedSize", PaddedContent(screen: screen).fixedSize()) { fixture in
      await fixture.settle()
      let height = screen.marker?.bounds.height ?? 0
      fixture.expect(height, equals: fixture.window.bounds.height, "the container has its height")
    }
  }

  /// Puts the content and a field of UIKit's into a window.
  private func record(
    _ title: String,
    _ showing: Showing,
    body: @MainActor (Fixture) async throws -> Void
  ) async throws {
    try await record(title, ContentScreen(screen: screen, showing: showing), body: body)
  }

  /// Puts a SwiftUI view and a field of UIKit's into a window.
  private func record(
    _ title: String,
    _ view: some View,
    body: @MainActor (Fixture) async throws -> Void
  ) async throws {
    let controller = UIHostingController(rootView: view)
    try await Fixture.record(title, root: controller) { fixture in
      fixture.window.addSubview(field)
      try await body(fixture)
      field.removeFromSuperview()
    }
  }

  /// Expects the content to end at the keyboard.
  private func expectAboveKeyboard(_ fixture: Fixture) {
    guard let marker = screen.marker, let window = marker.window, let frame = fixture.posted.frame
    else {
      Issue.record("There is no content, or no keyboard.")
      return
    }
    let bottom = marker.convert(marker.bounds, to: window.screen.coordinateSpace).maxY
    fixture.expect(bottom, equals: frame.minY, "the content ends at the keyboard")
  }

  /// Expects the content to end within the safe area's height of the window's bottom.
  private func expectAtRest(_ fixture: Fixture) {
    guard let marker = screen.marker else {
      Issue.record("There is no content.")
      return
    }
    let bottom = marker.convert(marker.bounds, to: fixture.window).maxY
    // A tab bar, or the home indicator, is below it.
    #expect(bottom > fixture.window.bounds.maxY - 120, "the content is at rest")
    fixture.expect(screen.height, equals: 0, "the increments add up to nothing")
  }
}
