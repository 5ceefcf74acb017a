import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor
@Suite struct SimulatedKeyboardTests {
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

  @Test(arguments: ["heightAtOnce:300", "prompt"])
  func whatComesAtOnceHasNoDuration(_ verb: String) {
    let fixture = KeyboardFixture()
    fixture.keyboard.perform("show " + verb)
    #expect(fixture.notifications()[4].payload.duration == 0)
  }

  @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
  func aHeightThatCannotBeIsNone(_ height: CGFloat) {
    let keyboard = SimulatedKeyboard()
    keyboard.change(height: height)
    #expect(keyboard.height == 0)
  }

  @Test func eachAnnouncementOfABurstBeginsWhereTheOneBeforeEnded() {
    let fixture = KeyboardFixture()
    fixture.keyboard.perform("pinyin show")
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
    fixture.keyboard.perform("show float:10,10")
    fixture.keyboard.background { fixture.keyboard.otherApp(shows: true) }
    fixture.keyboard.perform("portrait dock hide")
    let trace = try KeyboardTrace(jsonLines: fixture.keyboard.trace.jsonLines)
    #expect(trace.drawing == fixture.timeline())
    #expect(trace.header.device == SimulatedKeyboard.Device.iPad.name)
  }

  @Test func theTimesOfItsTraceAreThoseOfADevice() {
    let keyboard = SimulatedKeyboard()
    keyboard.perform("show hide")
    let times = keyboard.trace.records.dropFirst(2).map(\.time)
    #expect(times == [0, 0, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5])
  }
}
