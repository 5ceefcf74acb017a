import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor
@Suite struct SimulatedKeyboardTests {
  @Test func aShowAndAHideArePostedInTheOrderOfTheSystem() {
    let stage = Stage()
    stage.keyboard.show()
    stage.keyboard.hide()
    #expect(stage.timeline() == "cwCWchCH\n^x.xvx.x")
  }

  @Test func eachNotificationHasTheEightKeysOfTheSystem() {
    let keyboard = SimulatedKeyboard(device: .iPhoneSE, system: .iOS13)
    keyboard.show()
    let userInfo = keyboard.trace.userInfos.last ?? [:]
    #expect(
      userInfo == [
        "UIKeyboardFrameBeginUserInfoKey": [0, 667, 375, 260],
        "UIKeyboardFrameEndUserInfoKey": [0, 407, 375, 260],
        "UIKeyboardAnimationDurationUserInfoKey": 0.25,
        "UIKeyboardAnimationCurveUserInfoKey": 7,
        "UIKeyboardIsLocalUserInfoKey": 1,
        "UIKeyboardBoundsUserInfoKey": [0, 0, 375, 260],
        "UIKeyboardCenterBeginUserInfoKey": [187.5, 797],
        "UIKeyboardCenterEndUserInfoKey": [187.5, 537],
      ]
    )
  }

  @Test(arguments: SimulatedDevice.all, SimulatedOrientation.allCases)
  func aTrackerFindsWhatTheKeyboardCovers(
    _ device: SimulatedDevice,
    _ orientation: SimulatedOrientation
  ) {
    let stage = Stage(SimulatedKeyboard(device: device, orientation: orientation))
    stage.keyboard.show()
    #expect(stage.tracker.state.placement == .docked)
    #expect(stage.tracker.state.coveredHeight == device.measures(in: orientation).keyboardHeight)
    #expect(stage.keyboard.coveredHeight == stage.tracker.state.coveredHeight)
    stage.keyboard.hide()
    #expect(stage.tracker.state.visibility == .hidden)
    #expect(stage.keyboard.coveredHeight == 0)
  }

  @Test func aKeyboardThatIsUpIsNotPostedAgain() {
    let stage = Stage()
    stage.keyboard.show()
    #expect(stage.timeline() == "cwCW\n^x.x")
    stage.keyboard.show()
    #expect(stage.reports.isEmpty)
  }

  @Test func aKeyboardThatIsHiddenIsNotHiddenAgain() {
    let stage = Stage()
    stage.keyboard.hide()
    #expect(stage.reports.isEmpty)
  }

  @Test func anotherHeightIsAnnouncedAsAShow() {
    let stage = Stage()
    stage.keyboard.show()
    _ = stage.timeline()
    stage.keyboard.change(height: 380)
    #expect(stage.timeline() == "cwCW\n#x.x")
    #expect(stage.tracker.state.coveredHeight == 380)
  }

  @Test func aChangeThatIsNotAnimatedHasNoDuration() {
    let stage = Stage()
    stage.keyboard.show()
    _ = stage.notifications()
    stage.keyboard.change(height: 380, animated: false)
    #expect(stage.notifications().first?.payload.duration == 0)
  }

  @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
  func aHeightThatCannotBeIsNone(_ height: CGFloat) {
    let keyboard = SimulatedKeyboard()
    keyboard.change(height: height)
    #expect(keyboard.height == 0)
  }

  @Test func aHeightIsKeptForTheNextShow() {
    let stage = Stage()
    stage.keyboard.change(height: 300)
    #expect(stage.reports.isEmpty)
    stage.keyboard.show()
    #expect(stage.tracker.state.coveredHeight == 300)
  }

  @Test func theAccessoryViewIsPartOfTheFrame() {
    let stage = Stage(SimulatedKeyboard(accessoryHeight: 44))
    stage.keyboard.show()
    #expect(stage.tracker.state.coveredHeight == 380)
    _ = stage.timeline()
    stage.keyboard.change(accessoryHeight: 0)
    #expect(stage.timeline() == "cwCW\n#x.x")
    #expect(stage.tracker.state.coveredHeight == 336)
  }

  @Test func pinyinIsAnnouncedThreeTimesAndGrows() {
    let stage = Stage()
    stage.keyboard.switchInputMethod(.pinyin)
    stage.keyboard.show()
    #expect(stage.timeline() == "cwcwcwCWCW\nxx^x#xxx.x")
    #expect(stage.tracker.state.coveredHeight == 365)
  }

  @Test func pinyinTakesTheKeyboardThatIsUpAlong() {
    let stage = Stage()
    stage.keyboard.show()
    _ = stage.timeline()
    stage.keyboard.switchInputMethod(.pinyin)
    #expect(stage.timeline() == "cwcwCWCW\n#x#xxx.x")
    stage.keyboard.switchInputMethod(.standard)
    #expect(stage.tracker.state.coveredHeight == 336)
  }

  @Test func eachAnnouncementOfABurstBeginsWhereTheOneBeforeEnded() {
    let stage = Stage()
    stage.keyboard.switchInputMethod(.pinyin)
    stage.keyboard.show()
    let shows = stage.notifications().filter { $0.type == .willShow }.map(\.payload)
    #expect(zip(shows, shows.dropFirst()).allSatisfy { $0.endFrame == $1.beginFrame })
    #expect(shows.count == 3)
  }

  @Test func aWindowThatIsNotFullIsCoveredInPart() {
    let keyboard = SimulatedKeyboard(device: .iPad)
    keyboard.environment.window = CGRect(x: 0, y: 100, width: 400, height: 824)
    let stage = Stage(keyboard)
    keyboard.show()
    #expect(keyboard.coveredHeight == 213)
    #expect(stage.tracker.state.coveredHeight == 213)
  }

  @Test func whatItPostedIsATraceThatPlaysTheSame() throws {
    let stage = Stage(SimulatedKeyboard(device: .iPad, orientation: .landscape))
    stage.keyboard.show()
    stage.keyboard.float(at: CGPoint(x: 10, y: 10))
    stage.keyboard.background { stage.keyboard.otherApp(shows: true) }
    stage.keyboard.rotate(to: .portrait)
    stage.keyboard.dock()
    stage.keyboard.hide()
    let trace = try KeyboardTrace(jsonLines: stage.keyboard.trace.jsonLines)
    #expect(KeyboardTimeline(trace).description == stage.timeline())
    #expect(trace.header.device == SimulatedDevice.iPad.name)
  }

  @Test func theTimesOfItsTraceAreThoseOfADevice() {
    let keyboard = SimulatedKeyboard()
    keyboard.show()
    keyboard.hide()
    let times = keyboard.trace.records.dropFirst(2).map(\.time)
    #expect(times == [0, 0, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5])
  }
}
