import Foundation
import KeyboardNotifications
import Testing

/// Split View, Slide Over, Stage Manager, one-handed keyboards, and sheets that move.
@Suite struct MultitaskingTests {
  // Behavior 11: every visible app gets the notification, and `isLocal` distinguishes the
  // keyboards.
  // https://developer.apple.com/documentation/uikit/uikeyboardislocaluserinfokey
  @Test(arguments: KeyboardNotificationType.withFrame)
  func anotherAppsKeyboardCountsOnlyIfTheCallerIncludesIt(_ type: KeyboardNotificationType) {
    let event = KeyboardEvent.post(type, Pad.docked, isLocal: false)
    let small = KeyboardEvent.post(type, Pad.small, isLocal: false)
    var environment = Pad.environment
    let shown = KeyboardStateMachine(after: .willShow(Pad.docked), in: environment)
    expectOutcomes([(event, "otherApp")], in: environment)
    expectOutcomes([(small, "otherApp")], of: shown, in: environment)
    environment.otherApps = .include
    expectOutcomes([(event, "appeared +352")], in: environment)
  }

  // Behavior 11: https://github.com/flutter/engine/pull/37719
  @Test(arguments: [KeyboardNotificationType.willHide, .didHide])
  func aHideOfAnyAppCounts(_ type: KeyboardNotificationType) {
    let hide = KeyboardEvent.post(type, Phone.offscreen, isLocal: false)
    expectOutcomes([(hide, "disappeared -300")], of: Phone.shown())
  }

  /// A frame and a window as x, y, width and height.
  typealias Row = (
    rule: String, frame: [CGFloat], window: [CGFloat], placement: KeyboardPlacement,
    covered: CGFloat
  )

  @Test(
    arguments: [
      // Behavior 11: https://github.com/flutter/engine/pull/37719
      (
        "a keyboard that ends where Slide Over does", [680, 396, 320, 352], [680, 20, 320, 728],
        .docked, 352
      ),
      // Behavior 11: https://github.com/Automattic/simplenote-ios/issues/1524
      (
        "a window that ends where the keyboard does", [0, 416, 1024, 352], [512, 0, 512, 768],
        .docked, 352
      ),
      (
        "a window that ends above the keyboard's end", [0, 416, 1024, 352], [512, 0, 512, 728],
        .docked, 352
      ),
      // Behavior 46: https://github.com/facebook/react-native/pull/48131
      (
        "a window narrower than the keyboard", [0, 416, 1024, 352], [100, 50, 700, 400], .docked,
        352
      ),
      ("a one-handed keyboard", [624, 368, 400, 400], [0, 0, 1024, 768], .docked, 400),
      (
        "a keyboard across the window's bottom", [500, 400, 320, 264], [0, 0, 1024, 500],
        .floating, 0
      ),
    ] as [Row]
  )
  func aKeyboardAtTheBottomOfTheScreenOrTheWindowIsDocked(_ row: Row) {
    let environment = KeyboardEnvironment(screenBounds: Pad.screen, window: CGRect(row.window))
    let machine = KeyboardStateMachine(after: .willShow(CGRect(row.frame)), in: environment)
    #expect(machine.state.placement == row.placement, "\(row.rule)")
    #expect(machine.state.coveredHeight == row.covered, "\(row.rule)")
  }

  // Behavior 38: https://github.com/flutter/engine/pull/37719
  @Test(arguments: [(CGFloat(-2), false), (-1, true), (0, true), (1, true), (2, false)])
  func aKeyboardThatEndsWhereTheWindowDoesIsDocked(_ distance: CGFloat, _ isDocked: Bool) {
    let window = CGRect(x: 680, y: 20, width: 320, height: 700)
    let frame = CGRect(x: 680, y: 420 + distance, width: 320, height: 300)
    let environment = KeyboardEnvironment(screenBounds: Pad.screen, window: window)
    let state = KeyboardStateMachine(after: .willShow(frame), in: environment).state
    #expect(state.placement == (isDocked ? .docked : .floating))
  }

  // Behavior 11: in Slide Over the keyboard ends at the bottom of one window only.
  // https://github.com/flutter/engine/pull/37719
  @Test func aViewDecidesByItsOwnWindowWhetherTheKeyboardIsDocked() {
    let slideOver = CGRect(x: 680, y: 20, width: 320, height: 728)
    let frame = CGRect(x: 680, y: 396, width: 320, height: 352)
    func overlap(in window: CGRect, _ state: KeyboardState) -> KeyboardOverlap {
      var view = OverlapMeasurement(at: window, size: window.size)
      view.window = KeyboardWindow(frame: window, screenBounds: Pad.screen)
      return view.overlap(in: state)
    }
    for window in [nil, slideOver, Pad.screen] {
      let environment = KeyboardEnvironment(screenBounds: Pad.screen, window: window)
      let state = KeyboardStateMachine(after: .willShow(frame), in: environment).state
      #expect(state.coveredHeight == (window == slideOver ? 352 : 0))
      let narrow = overlap(in: slideOver, state)
      #expect(narrow.height == 352 && narrow.state.placement == .docked)
      #expect(narrow.state.coveredHeight == 352)
      let full = overlap(in: Pad.screen, state)
      #expect(full.height == 0 && full.state.placement == .floating)
      #expect(full.state.coveredHeight == 0)
    }
  }

  @Test func aFingerThatPullsAKeyboardBelowItsWindowDoesNotUndockIt() {
    let slideOver = CGRect(x: 680, y: 20, width: 320, height: 728)
    let environment = KeyboardEnvironment(screenBounds: Pad.screen, window: slideOver)
    let frame = CGRect(x: 680, y: 396, width: 320, height: 352)
    let state = KeyboardStateMachine(after: .willShow(frame), in: environment).state
    var view = OverlapMeasurement(at: slideOver, size: slideOver.size)
    view.window = KeyboardWindow(frame: slideOver, screenBounds: Pad.screen)
    #expect(view.overlap(in: state.lowered(toTop: 406)).height == 342)
  }
}
