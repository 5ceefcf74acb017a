import Foundation
import KeyboardNotifications
import Testing

/// Split View, Slide Over, Stage Manager, and sheets that move.
@Suite struct MultitaskingTests {
  // Behavior 11: every visible app is told, and `isLocal` says whose keyboard it is.
  // https://developer.apple.com/documentation/uikit/uikeyboardislocaluserinfokey
  @Test(arguments: KeyboardNotificationType.allCases.filter { $0 != .willHide && $0 != .didHide })
  func anotherAppsKeyboardIsTheCallersChoice(_ type: KeyboardNotificationType) {
    let event = KeyboardEvent.post(type, Pad.docked, isLocal: false)
    var environment = Pad.environment
    #expect(outcomes(of: [event], in: environment) == ["otherApp"])
    let shown = KeyboardStateMachine(after: .willShow(Pad.docked), in: environment)
    let small = KeyboardEvent.post(type, Pad.small, isLocal: false)
    #expect(shown.outcomes(of: [small], in: environment) == ["otherApp"])
    environment.otherApps = .include
    #expect(outcomes(of: [event], in: environment) == ["appeared +352"])
  }

  // Behavior 11: a hide counts even if it is not local.
  // https://github.com/flutter/engine/pull/37719
  @Test(arguments: [KeyboardNotificationType.willHide, .didHide])
  func aHideCountsFromWhicheverApp(_ type: KeyboardNotificationType) {
    var machine = KeyboardStateMachine(
      after: .willShow(Pad.docked),
      .didShow(Pad.docked),
      in: Pad.environment
    )
    let hide = KeyboardEvent.post(type, Pad.offscreen, isLocal: false)
    #expect(machine.play([hide], in: Pad.environment) == ["disappeared -352"])
  }

  // Behavior 11: in Slide Over the reported frame leaves out the gap under the app.
  // https://github.com/flutter/engine/pull/37719
  @Test func aKeyboardThatEndsAtTheWindowsBottomIsDocked() {
    let window = CGRect(x: 680, y: 20, width: 320, height: 728)
    let frame = CGRect(x: 680, y: 396, width: 320, height: 352)
    var machine = KeyboardStateMachine()
    machine.play([.willShow(frame)], in: Pad.environment(window: window))
    #expect(machine.state.placement == .docked)
    #expect(machine.state.coveredHeight == 352)
  }

  // Behavior 11: a window that ends above the screen's bottom is covered by less.
  // https://github.com/Automattic/simplenote-ios/issues/1524
  @Test(arguments: [(CGFloat(0), CGFloat(352)), (40, 312), (352, 0), (400, 0)])
  func onlyThePartInTheWindowIsCovered(_ gap: CGFloat, _ covered: CGFloat) {
    let window = CGRect(x: 512, y: 0, width: 512, height: 768 - gap)
    var machine = KeyboardStateMachine()
    machine.play([.willShow(Pad.docked)], in: Pad.environment(window: window))
    #expect(machine.state.coveredHeight == covered)
  }

  // Behavior 11: the intersection counts, and views beside the keyboard have none.
  // https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
  @Test func aWindowBesideTheKeyboardIsNotCovered() {
    let window = CGRect(x: 0, y: 0, width: 500, height: 768)
    let frame = CGRect(x: 524, y: 416, width: 500, height: 352)
    var machine = KeyboardStateMachine()
    machine.play([.willShow(frame)], in: Pad.environment(window: window))
    #expect(machine.state.coveredHeight == 0)
  }

  // Behavior 12: the show is posted before the sheet moves, so the question can be asked again.
  // https://github.com/freshOS/KeyboardLayoutGuide/issues/33
  @Test func theCoveredHeightOfASheetFollowsTheSheet() {
    var machine = KeyboardStateMachine()
    machine.play([.willShow(Pad.docked)], in: Pad.environment)
    let sheet = CGRect(x: 242, y: 74, width: 540, height: 620)
    #expect(machine.state.coveredHeight(of: sheet) == 278)
    #expect(machine.state.coveredHeight(of: sheet.offsetBy(dx: 0, dy: -54)) == 224)
  }

  // Behavior 12: what was measured too early is corrected by the confirmation.
  // https://github.com/FinalCAD/iOS-KeyboardManager/issues/2
  @Test func theConfirmationMeasuresTheSheetWhereItIsThen() {
    var environment = Pad.environment
    environment.view = CGRect(x: 242, y: 74, width: 540, height: 620)
    var machine = KeyboardStateMachine()
    #expect(machine.play([.willShow(Pad.docked)], in: environment) == ["appeared +278"])
    environment.view = CGRect(x: 242, y: 20, width: 540, height: 620)
    #expect(machine.play([.didShow(Pad.docked)], in: environment) == ["resized -54"])
  }
}
