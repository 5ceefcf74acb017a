import Foundation
import KeyboardNotifications
import TestSupport
import Testing
import TypedNotifications

@testable import KeyboardTesting

@MainActor
@Suite struct SimulatedKeyboardTests {
  // MARK: - Systems and frames

  @Test func eachNotificationHasTheEightKeysOfTheSystem() throws {
    let keyboard = SimulatedKeyboard(.iPhoneSE)
    let folder = TemporaryFolder()
    let recorder = try keyboard.recorder(in: folder.url)
    keyboard.show()
    let trace = try KeyboardTrace(contentsOf: #require(recorder.files.first))
    #expect(
      trace.userInfos[1] == [
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

  /// The keyboard of iOS 17 and later is a process of its own, and posts later what a handler asks
  /// for.
  @Test(arguments: [nil, ManualKeyboardClock()])
  func anActionInAHandlerFollowsTheOneThatIsPosted(_ clock: ManualKeyboardClock?) {
    let fixture = SimulatedKeyboardFixture(SimulatedKeyboard(clock: clock))
    let keyboard = fixture.keyboard
    let refusal = fixture.tracker.observe { if $0.kind == .appeared { keyboard.hide() } }
    keyboard.show()
    clock?.advance(by: 1)
    #expect([keyboard.coveredHeight, fixture.tracker.state.coveredHeight] == [0, 0])
    refusal.cancel()
    let growth = fixture.tracker.observe {
      if $0.kind == .appeared { keyboard.change(height: 400) }
    }
    keyboard.show()
    clock?.advance(by: 1)
    #expect([keyboard.coveredHeight, fixture.tracker.state.coveredHeight] == [400, 400])
    growth.cancel()
    let insistence = fixture.tracker.observe { if $0.kind == .disappeared { keyboard.show() } }
    keyboard.hide()
    clock?.advance(by: 1)
    #expect([keyboard.coveredHeight, fixture.tracker.state.coveredHeight] == [400, 400])
    insistence.cancel()
  }

  @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
  func aHeightThatIsNoPositiveNumberIsZero(_ height: CGFloat) {
    let keyboard = SimulatedKeyboard(accessoryHeight: height)
    keyboard.change(height: height)
    #expect(keyboard.height == 0 && keyboard.accessoryHeight == 0)
  }

  /// UIKit keeps the keyboard on the screen, even with a high accessory view.
  @Test func aKeyboardNeverBeginsAboveItsScreen() {
    let keyboard = SimulatedKeyboard(system: .iOS18, accessoryHeight: 5_000)
    keyboard.show()
    #expect(keyboard.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(keyboard.coveredHeight == 874)
  }

  /// The system, the height of the accessory view, and the end frame of a hide.
  @Test(
    arguments: [
      (.iOS18, 44, CGRect(x: 0, y: 874, width: 402, height: 380)),
      (.iOS26, 0, CGRect(x: 0, y: 874, width: 402, height: 0)),
      (.iOS26, 44, CGRect(x: 0, y: 830, width: 402, height: 44)),
      (.iOS26, 5_000, CGRect(x: 0, y: 0, width: 402, height: 874)),
    ] as [(SimulatedKeyboard.System, CGFloat, CGRect)]
  )
  func aHideEndsBelowTheScreenOrAtTheAccessoryView(
    _ system: SimulatedKeyboard.System,
    _ accessoryHeight: CGFloat,
    _ end: CGRect
  ) {
    let keyboard = SimulatedKeyboard(system: system, accessoryHeight: accessoryHeight)
    let fixture = SimulatedKeyboardFixture(keyboard)
    keyboard.show()
    keyboard.hide()
    #expect(fixture.notifications().last?.payload.endFrame == end)
    #expect(keyboard.tracker.state.visibility == .hidden)
  }

  @Test func aKeyboardThatFadesOutEndsWithAnEmptyFrame() {
    let fixture = SimulatedKeyboardFixture()
    fixture.keyboard.environment.prefersCrossFadeTransitions = true
    fixture.keyboard.show()
    fixture.keyboard.hide()
    #expect(fixture.notifications().last?.payload.endFrame == .zero)
    #expect(fixture.tracker.state.visibility == .hidden)
  }

  @Test func aChangeWithoutAnimationHasNoDuration() {
    let fixture = SimulatedKeyboardFixture()
    fixture.keyboard.show()
    fixture.keyboard.change(height: 300, animated: false)
    #expect(fixture.notifications()[4].payload.duration == 0)
  }

  @Test func onlyAnnouncementsHaveAnAnimation() {
    let fixture = SimulatedKeyboardFixture()
    fixture.keyboard.show()
    fixture.keyboard.rotate(to: .landscape)
    for notification in fixture.notifications() {
      #expect((notification.payload.animation != nil) == notification.type.isAnnouncement)
    }
  }

  // MARK: - The expected values

  @Test func aWindowThatIsNotFullIsCoveredInPart() {
    let keyboard = SimulatedKeyboard(.iPadWithHomeButton)
    keyboard.environment.window = CGRect(x: 0, y: 100, width: 400, height: 824)
    keyboard.show()
    #expect(keyboard.coveredHeight == 213)
    #expect(keyboard.tracker.state.coveredHeight == 313)
  }

  @Test func theInsetLeavesTheSafeAreaOut() {
    let keyboard = SimulatedKeyboard()
    keyboard.show()
    #expect(keyboard.inset == 302)
    keyboard.environment.view = CGRect(x: 0, y: 0, width: 402, height: 830)
    #expect(keyboard.coveredHeight == 292)
    #expect(keyboard.inset == 292)
    keyboard.hide()
    #expect(keyboard.inset == 0)
  }

  // MARK: - Drags, rotations and floating keyboards

  @Test(
    arguments: [
      (-50, 538), (0, 538), (120, 658), (336, 874), (337, 874), (5000, 874), (.infinity, 874),
      (.nan, 874),
    ] as [(CGFloat, CGFloat)]
  )
  func aDragEndsAtTheBottomOfTheScreen(_ distance: CGFloat, _ top: CGFloat) {
    let fixture = SimulatedKeyboardFixture()
    fixture.keyboard.show()
    _ = fixture.notifications()
    fixture.keyboard.dragToDismiss(by: distance)
    let begin = fixture.notifications().first?.payload.beginFrame
    #expect(begin?.origin == CGPoint(x: 0, y: top))
  }

  @Test func aKeyboardGrowsFromTheBarWhichIsItsUpperPart() {
    let fixture = SimulatedKeyboardFixture(SimulatedKeyboard(.iPadWithHomeButton))
    fixture.keyboard.show()
    fixture.keyboard.attachHardwareKeyboard()
    let bar = CGRect(x: 0, y: 969, width: 768, height: 313)
    #expect(fixture.keyboard.frame == bar)
    fixture.keyboard.detachHardwareKeyboard()
    #expect(fixture.notifications().last?.payload.beginFrame == bar)
  }

  /// Two notifications begin and end with the frame on the screen.
  @Test func aRotationPostsTheFramesOfTheRecordedBurst() {
    let fixture = SimulatedKeyboardFixture(
      SimulatedKeyboard(.iPadWithHomeButton, orientation: .landscape)
    )
    fixture.keyboard.show()
    _ = fixture.notifications()
    fixture.keyboard.rotate(to: .portrait)
    let burst = fixture.notifications()
    let old = CGRect(x: 0, y: 370, width: 1024, height: 398)
    let new = CGRect(x: 0, y: 711, width: 768, height: 313)
    #expect(burst[2].payload == KeyboardPayload(beginFrame: old, endFrame: old))
    #expect(burst[4].payload.beginFrame == new)
    #expect(burst[4].payload.endFrame == new)
    #expect(burst[5].payload.beginFrame.origin.y == 1024)
  }

  @Test(arguments: [false, true])
  func theWorkOfARotationIsDoneOnTheNewScreenWithoutAKeyboard(isFloating: Bool) {
    let keyboard = SimulatedKeyboard(.iPadWithHomeButton)
    keyboard.show()
    if isFloating { keyboard.float(at: .zero) }
    var screens: [CGRect?] = []
    keyboard.rotate(to: .landscape) {
      screens.append(keyboard.environment.screenBounds)
      #expect(keyboard.tracker.state.coveredHeight == 0)
    }
    keyboard.rotate(to: .landscape) { Issue.record("it has that orientation already") }
    #expect(screens == [CGRect(x: 0, y: 0, width: 1024, height: 768)])
    #expect((keyboard.tracker.state.coveredHeight == 0) == isFloating)
  }

  @Test func aFloatingKeyboardStaysOnTheScreen() {
    let keyboard = SimulatedKeyboard(.iPadWithHomeButton, orientation: .landscape)
    keyboard.show()
    keyboard.float(at: CGPoint(x: 2000, y: 2000))
    #expect(keyboard.frame == CGRect(x: 704, y: 488, width: 320, height: 260))
    keyboard.float(at: CGPoint(x: -5, y: CGFloat.nan))
    #expect(keyboard.frame?.origin == .zero)
    keyboard.float(at: CGPoint(x: 704, y: 100))
    keyboard.rotate(to: .portrait)
    #expect(keyboard.frame?.origin == CGPoint(x: 448, y: 100))
    #expect(keyboard.tracker.state.frame == keyboard.frame)
  }

  @Test func aKeyboardThatIsMovedWhileHiddenAppearsAtItsNewPlace() {
    let keyboard = SimulatedKeyboard(.iPadWithHomeButton)
    keyboard.float(at: CGPoint(x: 10, y: 10))
    keyboard.float(at: CGPoint(x: 100, y: 300))
    keyboard.show()
    #expect(keyboard.frame?.origin == CGPoint(x: 100, y: 300))
  }

  // MARK: - The app

  /// Such as by an app that gives the field the focus again.
  @Test func aKeyboardThatIsShownDuringAHideKeepsTheFocus() {
    let keyboard = SimulatedKeyboard()
    keyboard.show()
    let token = keyboard.center.addMainActorObserver(descriptor: .keyboardDidHide) { _ in
      keyboard.show()
    }
    keyboard.hide()
    token.cancel()
    keyboard.background()
    #expect(keyboard.frame != nil)
  }

  @Test func anErrorInTheBackgroundIsPassedOnAfterTheReturn() {
    let keyboard = SimulatedKeyboard()
    #expect(throws: CancellationError.self) {
      try keyboard.background { throw CancellationError() }
    }
    #expect(keyboard.environment.applicationState == .active)
  }

  @Test func theWorkInTheBackgroundMayBeAsynchronous() async throws {
    let keyboard = SimulatedKeyboard()
    keyboard.show()
    var state: KeyboardApplicationState?
    await keyboard.background {
      await Task.yield()
      state = keyboard.environment.applicationState
    }
    #expect(state == .background)
    #expect(keyboard.environment.applicationState == .active)
    #expect(keyboard.tracker.state.coveredHeight == 336)
  }

  @Test func anyNotificationCanBePosted() {
    let fixture = SimulatedKeyboardFixture()
    fixture.keyboard.post(.willShow, end: CGRect(x: 0, y: 574, width: 402, height: 300))
    #expect(fixture.tracker.state.coveredHeight == 300)
    #expect(fixture.keyboard.frame == nil)
    #expect(fixture.notifications().first?.payload.duration == 0.25)
    fixture.keyboard.post(.willChangeFrame, end: nil)
    fixture.keyboard.post(.willHide, begin: .zero, end: .zero, duration: nil, isLocal: false)
    #expect(fixture.outcomes() == ["unreadable malformed", "willHide disappeared"])
  }

  /// A tracker without views, and without an environment of its own.
  @Test func aTrackerReadsTheScreenOfTheNotifications() {
    let keyboard = SimulatedKeyboard(.iPadWithHomeButton)
    let tracker = KeyboardTracker(center: keyboard.center)
    tracker.start()
    keyboard.center.post(name: KeyboardNotificationType.willShow.name, object: nil)
    #expect(tracker.environment() == KeyboardEnvironment())
    keyboard.post(.willShow, end: .zero)
    #expect(tracker.environment().screenBounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
    keyboard.show()
    keyboard.rotate(to: .landscape)
    #expect(tracker.environment().screenBounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(tracker.state.coveredHeight == 398)
  }

  /// Its notifications are those of the screen that the views are on.
  @Test func notificationsNameTheScreenOfTheViews() {
    let keyboard = SimulatedKeyboard()
    keyboard.environment.screenIdentity = ScreenIdentity(PlayedScreen())
    keyboard.show()
    #expect(keyboard.tracker.state.coveredHeight == 336)
  }

  @Test func settlingLetsTasksReceiveTheStates() async {
    let keyboard = SimulatedKeyboard()
    let states = keyboard.tracker.states()
    var heights: [CGFloat] = []
    let task = Task { for await state in states { heights.append(state.coveredHeight) } }
    keyboard.show()
    for _ in 0..<100 where heights.last != 336 { await keyboard.settle() }
    task.cancel()
    #expect(heights.last == 336)
  }
}
