import Foundation
import KeyboardNotifications
import Testing

/// Split View, Slide Over, Stage Manager, and sheets that move.
@Suite struct MultitaskingTests {
  // Behavior 11: every visible app is told, and `isLocal` says whose keyboard it is.
  // https://developer.apple.com/documentation/uikit/uikeyboardislocaluserinfokey
  @Test(arguments: KeyboardNotificationType.withFrame)
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

  // Behavior 11: https://github.com/flutter/engine/pull/37719
  @Test(arguments: [KeyboardNotificationType.willHide, .didHide])
  func aHideCountsFromWhicheverApp(_ type: KeyboardNotificationType) {
    let hide = KeyboardEvent.post(type, Phone.offscreen, isLocal: false)
    #expect(Phone.shown().outcomes(of: [hide]) == ["disappeared -300"])
  }

  @Test(
    arguments: [
      // Behavior 11: https://github.com/flutter/engine/pull/37719
      ("a frame that ends where the window does", [680, 396, 320, 352], [680, 20, 320, 728], 352),
      // Behavior 11: https://github.com/Automattic/simplenote-ios/issues/1524
      ("a window to the screen's bottom", [0, 416, 1024, 352], [512, 0, 512, 768], 352),
      ("one that ends above it", [0, 416, 1024, 352], [512, 0, 512, 728], 312),
      ("one that ends at the keyboard", [0, 416, 1024, 352], [512, 0, 512, 416], 0),
      ("one that ends above the keyboard", [0, 416, 1024, 352], [512, 0, 512, 368], 0),
      // Behavior 11: the intersection counts, and views beside the keyboard have none.
      // https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
      ("one beside the keyboard", [524, 416, 500, 352], [0, 0, 500, 768], 0),
    ] as [(String, [CGFloat], [CGFloat], CGFloat)]
  )
  func onlyThePartInTheWindowIsCovered(
    rule: String,
    frame: [CGFloat],
    window: [CGFloat],
    covered: CGFloat
  ) {
    let environment = KeyboardEnvironment(screen: Pad.screen, window: CGRect(window))
    let machine = KeyboardStateMachine(after: .willShow(CGRect(frame)), in: environment)
    #expect(machine.state.placement == .docked, "\(rule)")
    #expect(machine.state.coveredHeight == covered, "\(rule)")
  }

  // Behavior 12: the show is posted before the sheet moves, so the question can be asked again.
  // https://github.com/freshOS/KeyboardLayoutGuide/issues/33
  @Test func theCoveredHeightOfASheetFollowsTheSheet() {
    let machine = KeyboardStateMachine(after: .willShow(Pad.docked), in: Pad.environment)
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
