import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor
@Suite struct SimulatedKeyboardTests {
  @Test func aShowAndAHideArePostedInTheOrderOfTheSystem() {
    let fixture = KeyboardFixture()
    fixture.keyboard.show()
    fixture.keyboard.hide()
    #expect(fixture.timeline() == "cwCWchCH\n^=.=v=.=")
  }

  @Test func eachNotificationHasTheEightKeysOfTheSystem() {
    let keyboard = SimulatedKeyboard(.iPhoneSE, system: .iOS13)
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

  @Test(
    arguments: SimulatedKeyboard.Device.all,
    [.portrait, .landscape] as [SimulatedKeyboard.Orientation]
  )
  func aTrackerFindsWhatTheKeyboardCovers(
    _ device: SimulatedKeyboard.Device,
    _ orientation: SimulatedKeyboard.Orientation
  ) {
    let fixture = KeyboardFixture(SimulatedKeyboard(device, orientation: orientation))
    fixture.keyboard.show()
    #expect(fixture.tracker.state.placement == .docked)
    #expect(fixture.tracker.state.coveredHeight == device.measures(in: orientation).keyboardHeight)
    #expect(fixture.keyboard.coveredHeight == fixture.tracker.state.coveredHeight)
    fixture.keyboard.hide()
    #expect(fixture.tracker.state.visibility == .hidden)
    #expect(fixture.keyboard.coveredHeight == 0)
  }

  @Test func whatIsSoAlreadyIsNotPostedAgain() {
    let fixture = KeyboardFixture()
    fixture.keyboard.hide()
    #expect(fixture.reports.isEmpty)
    fixture.keyboard.show()
    #expect(fixture.timeline() == "cwCW\n^=.=")
    fixture.keyboard.show()
    #expect(fixture.reports.isEmpty)
  }

  @Test func anotherHeightIsAnnouncedAsAShow() {
    let fixture = KeyboardFixture()
    fixture.keyboard.show()
    _ = fixture.timeline()
    fixture.keyboard.change(height: 380)
    #expect(fixture.timeline() == "cwCW\n#=.=")
    #expect(fixture.tracker.state.coveredHeight == 380)
    // A change that is not animated has no duration.
    fixture.keyboard.change(height: 300, animated: false)
    #expect(fixture.notifications().first?.payload.duration == 0)
  }

  @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
  func aHeightThatCannotBeIsNone(_ height: CGFloat) {
    let keyboard = SimulatedKeyboard()
    keyboard.change(height: height)
    #expect(keyboard.height == 0)
  }

  @Test func aHeightIsKeptForTheNextShow() {
    let fixture = KeyboardFixture()
    fixture.keyboard.change(height: 300)
    #expect(fixture.reports.isEmpty)
    fixture.keyboard.show()
    #expect(fixture.tracker.state.coveredHeight == 300)
  }

  @Test func theAccessoryViewIsPartOfTheFrame() {
    let fixture = KeyboardFixture(SimulatedKeyboard(accessoryHeight: 44))
    fixture.keyboard.show()
    #expect(fixture.tracker.state.coveredHeight == 380)
    _ = fixture.timeline()
    fixture.keyboard.change(accessoryHeight: 0)
    #expect(fixture.timeline() == "cwCW\n#=.=")
    #expect(fixture.tracker.state.coveredHeight == 336)
  }

  @Test func pinyinIsAnnouncedThreeTimesAndGrows() {
    let fixture = KeyboardFixture()
    fixture.keyboard.switchInputMethod(.pinyin)
    fixture.keyboard.show()
    #expect(fixture.timeline() == "cwcwcwCWCW\n=n^=#=ss.=")
    #expect(fixture.tracker.state.coveredHeight == 365)
  }

  @Test func pinyinTakesTheKeyboardThatIsUpAlong() {
    let fixture = KeyboardFixture()
    fixture.keyboard.show()
    _ = fixture.timeline()
    fixture.keyboard.switchInputMethod(.pinyin)
    #expect(fixture.timeline() == "cwcwCWCW\n#=#=ss.=")
    fixture.keyboard.switchInputMethod(.standard)
    #expect(fixture.tracker.state.coveredHeight == 336)
  }

  @Test func eachAnnouncementOfABurstBeginsWhereTheOneBeforeEnded() {
    let fixture = KeyboardFixture()
    fixture.keyboard.switchInputMethod(.pinyin)
    fixture.keyboard.show()
    let shows = fixture.notifications().filter { $0.type == .willShow }.map(\.payload)
    #expect(zip(shows, shows.dropFirst()).allSatisfy { $0.endFrame == $1.beginFrame })
    #expect(shows.count == 3)
  }

  @Test func aWindowThatIsNotFullIsCoveredInPart() {
    let keyboard = SimulatedKeyboard(.iPad)
    keyboard.environment.window = CGRect(x: 0, y: 100, width: 400, height: 824)
    let fixture = KeyboardFixture(keyboard)
    keyboard.show()
    #expect(keyboard.coveredHeight == 213)
    #expect(fixture.tracker.state.coveredHeight == 213)
  }

  @Test func whatItPostedIsATraceThatPlaysTheSame() throws {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, orientation: .landscape))
    fixture.keyboard.show()
    fixture.keyboard.float(at: CGPoint(x: 10, y: 10))
    fixture.keyboard.background { fixture.keyboard.otherApp(shows: true) }
    fixture.keyboard.rotate(to: .portrait)
    fixture.keyboard.dock()
    fixture.keyboard.hide()
    let trace = try KeyboardTrace(jsonLines: fixture.keyboard.trace.jsonLines)
    #expect(trace.drawing == fixture.timeline())
    #expect(trace.header.device == SimulatedKeyboard.Device.iPad.name)
  }

  @Test func theTimesOfItsTraceAreThoseOfADevice() {
    let keyboard = SimulatedKeyboard()
    keyboard.show()
    keyboard.hide()
    let times = keyboard.trace.records.dropFirst(2).map(\.time)
    #expect(times == [0, 0, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5])
  }
}
