import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// What is counted twice, and views that are not there.
@Suite struct ViewFactTests {
  private let state = KeyboardStateMachine(after: .willShow(Phone.docked(height: 336))).state

  // Behaviour 22: the frame includes the home indicator's area, which the safe area counts too.
  // https://github.com/freshOS/KeyboardLayoutGuide/issues/10
  @Test func theSafeAreaIsNotCountedTwice() {
    #expect(state.coveredHeight(of: Phone.screen) == 336)
    #expect(state.inset(of: Phone.screen, safeAreaBottom: 34) == 302)
  }

  // Behaviour 22: a safe area that is larger than the keyboard leaves nothing to inset.
  // https://github.com/klaviyo/klaviyo-swift-sdk/pull/541
  @Test(arguments: [CGFloat(336), 400, .infinity])
  func theInsetIsNeverNegative(_ safeAreaBottom: CGFloat) {
    #expect(state.inset(of: Phone.screen, safeAreaBottom: safeAreaBottom) >= 0)
  }

  // Behaviour 23: a view that ends above the tab bar is covered by that much less.
  // https://github.com/nnhubbard/ZSSRichTextEditor/issues/202
  @Test func aTabBarIsNotCountedTwice() {
    let aboveTabBar = CGRect(x: 0, y: 0, width: 375, height: 667 - 83)
    #expect(state.coveredHeight(of: aboveTabBar) == 253)
  }

  // Behaviour 29: a screen that is made while the keyboard is up hears nothing, and can ask.
  // https://github.com/square/swift-keyboard-observer
  @MainActor
  @Test func whoeverComesLateCanReadTheState() {
    let desk = Desk()
    let app = desk.tracker.observe { _ in }
    desk.show()
    var changes: [KeyboardChange] = []
    let late = desk.tracker.observe { changes.append($0.change) }
    #expect(desk.tracker.state.coveredHeight == 300)
    #expect(changes.isEmpty)
    desk.hide()
    #expect(changes == [.disappeared])
    withExtendedLifetime((app, late)) {}
  }

  // Behaviour 29: a screen left with the keyboard up does not begin with what it knew then.
  // https://github.com/kirillzyusko/react-native-keyboard-controller/commit/769bf60a83
  @MainActor
  @Test func whatWasKnownUnobservedIsForgotten() {
    let desk = Desk()
    desk.tracker.observe { _ in }.cancel()
    let first = desk.tracker.observe { _ in }
    desk.show()
    first.cancel()
    var increments: [CGFloat] = []
    let second = desk.tracker.observe { increments.append($0.heightIncrement) }
    desk.show(Phone.short)
    #expect(increments == [216])
    withExtendedLifetime(second) {}
  }
}
