import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// What is counted twice, and views that are not there.
@Suite struct ViewFactTests {
  private let state = KeyboardStateMachine(after: .willShow(336)).state

  // Behavior 22: the frame includes the home indicator's area, which the safe area counts too.
  // https://github.com/freshOS/KeyboardLayoutGuide/issues/10
  @Test func theSafeAreaIsNotCountedTwice() {
    #expect(state.coveredHeight(of: Phone.screen) == 336)
    #expect(state.inset(of: Phone.screen, safeAreaBottom: 34) == 302)
  }

  // Behavior 22: a safe area that is larger than the keyboard leaves nothing to inset.
  // https://github.com/klaviyo/klaviyo-swift-sdk/pull/541
  @Test(arguments: [CGFloat(336), 400, .infinity])
  func theInsetIsNeverNegative(_ safeAreaBottom: CGFloat) {
    #expect(state.inset(of: Phone.screen, safeAreaBottom: safeAreaBottom) >= 0)
  }

  // Behavior 23: a view that ends above the tab bar is covered by that much less.
  // https://github.com/nnhubbard/ZSSRichTextEditor/issues/202
  @Test func aTabBarIsNotCountedTwice() {
    let aboveTabBar = CGRect(x: 0, y: 0, width: 375, height: 667 - 83)
    #expect(state.coveredHeight(of: aboveTabBar) == 253)
  }

  // Behavior 29: nothing is posted to a screen that is made while the keyboard is up; it receives the
  // keyboard at once. https://github.com/square/swift-keyboard-observer
  @MainActor
  @Test func aScreenThatIsMadeLateReceivesTheKeyboard() {
    let fixture = TrackerFixture()
    fixture.tracker.start()
    fixture.show()
    let late = fixture.log()
    #expect(fixture.tracker.state.coveredHeight == 300)
    #expect(late.inShort == ["appeared +300"])
    fixture.hide()
    #expect(late.inShort == ["appeared +300", "disappeared -300"])
  }

  // Behavior 29: a screen that was left with the keyboard up, and comes back, goes on from what the
  // keyboard is now. https://github.com/kirillzyusko/react-native-keyboard-controller/commit/769bf60a83
  @MainActor
  @Test func whatChangedUnobservedIsKnown() {
    let fixture = TrackerFixture()
    let first = fixture.tracker.observe { _ in }
    fixture.show()
    first.cancel()
    fixture.show(Phone.short)
    #expect(fixture.log().inShort == ["appeared +216"])
  }
}
