import Foundation
import KeyboardNotifications
import Testing

/// A keyboard whose top is elsewhere than its last notification said.
@Suite struct KeyboardStateTopTests {
  private let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 508, width: 390, height: 336),
    coveredHeight: 336
  )

  @Test(arguments: [(458, 386), (508, 336), (600, 244)] as [(CGFloat, CGFloat)])
  func theBottomStaysWhereItIs(top: CGFloat, height: CGFloat) {
    let state = shown.resized(toTop: top)
    #expect(state.frame == CGRect(x: 0, y: top, width: 390, height: height))
    #expect(state.coveredHeight == height)
  }

  @Test(arguments: [844, 900, CGFloat.nan, .infinity])
  func aTopBelowTheBottomIsNone(top: CGFloat) {
    #expect(shown.resized(toTop: top) == shown)
  }

  @Test func onlyADockedKeyboardHasOne() {
    var floating = shown
    floating.placement = .floating
    #expect(floating.resized(toTop: 400) == floating)
    #expect(KeyboardState.initial.resized(toTop: 400) == .initial)
  }
}
