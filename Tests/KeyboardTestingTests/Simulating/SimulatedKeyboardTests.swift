import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@testable import KeyboardTesting

@MainActor
@Suite struct SimulatedKeyboardTests {
  @Test func eachNotificationHasTheEightKeysOfTheSystem() {
    let keyboard = SimulatedKeyboard(.iPhoneSE, system: .iOS15)
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
    arguments: [
      (.iPhoneSE, CGSize(width: 375, height: 667), 0, 0),
      (.iPhone, CGSize(width: 390, height: 844), 34, 21),
      (.iPad, CGSize(width: 768, height: 1024), 0, 0),
      (.iPadPro, CGSize(width: 1024, height: 1366), 20, 20),
    ] as [(device: SimulatedKeyboard.Device, screen: CGSize, portrait: CGFloat, landscape: CGFloat)]
  )
  func aDeviceHasItsScreenAndSafeAreas(
    _ device: SimulatedKeyboard.Device,
    _ screen: CGSize,
    _ portrait: CGFloat,
    _ landscape: CGFloat
  ) {
    let keyboard = SimulatedKeyboard(device)
    keyboard.show()
    #expect(keyboard.environment.screen?.size == screen)
    #expect(keyboard.coveredHeight - keyboard.inset == portrait)
    keyboard.rotate(to: .landscape)
    #expect(keyboard.coveredHeight - keyboard.inset == landscape)
  }

  /// Height of a device's keyboard in points, with and without its row of predictions.
  struct Heights: Sendable {
    let device: SimulatedKeyboard.Device
    let orientation: SimulatedKeyboard.Orientation
    let standard: CGFloat
    let withoutPredictions: CGFloat
  }

  /// An iPad cannot hide the row.
  @Test(arguments: [
    Heights(device: .iPhoneSE, orientation: .portrait, standard: 260, withoutPredictions: 216),
    Heights(device: .iPhoneSE, orientation: .landscape, standard: 200, withoutPredictions: 162),
    Heights(device: .iPhone, orientation: .portrait, standard: 336, withoutPredictions: 291),
    Heights(device: .iPhone, orientation: .landscape, standard: 219, withoutPredictions: 181),
    Heights(device: .iPad, orientation: .portrait, standard: 313, withoutPredictions: 313),
    Heights(device: .iPad, orientation: .landscape, standard: 398, withoutPredictions: 398),
    Heights(device: .iPadPro, orientation: .portrait, standard: 378, withoutPredictions: 378),
    Heights(device: .iPadPro, orientation: .landscape, standard: 473, withoutPredictions: 473),
  ])
  func aKeyboardHasTheHeightOfItsDevice(_ heights: Heights) {
    let keyboard = SimulatedKeyboard(heights.device, orientation: heights.orientation)
    keyboard.show()
    #expect(keyboard.tracker.state.coveredHeight == heights.standard)
    keyboard.switchInputMethod(.withoutPredictions)
    #expect(keyboard.tracker.state.coveredHeight == heights.withoutPredictions)
  }

  @Test(arguments: [KeyboardAction.heightAtOnce(300), .prompt])
  func aChangeWithoutAnimationHasNoDuration(_ action: KeyboardAction) {
    let fixture = KeyboardFixture()
    fixture.keyboard.perform([.show, action])
    #expect(fixture.notifications()[4].payload.duration == 0)
  }

  @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
  func aHeightThatIsNoPositiveNumberIsZero(_ height: CGFloat) {
    let keyboard = SimulatedKeyboard()
    keyboard.change(height: height)
    #expect(keyboard.height == 0)
  }

  @Test func anInputMethodBelowTheScreenHasNoHeight() {
    let keyboard = SimulatedKeyboard()
    keyboard.switchInputMethod(.announced([-400]))
    #expect(keyboard.height == 0)
  }

  @Test func eachAnnouncementOfABurstBeginsWhereTheOneBeforeEnded() {
    let fixture = KeyboardFixture()
    fixture.keyboard.perform([.pinyin, .show])
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

  @Test func itsTraceGivesATrackerTheSameChanges() throws {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, orientation: .landscape))
    fixture.keyboard.perform([.show, .float(10, 10)])
    fixture.keyboard.background { fixture.keyboard.otherApp(shows: true) }
    fixture.keyboard.perform([.portrait, .dock, .hide])
    let trace = try KeyboardTrace(jsonLines: fixture.keyboard.trace.jsonLines)
    #expect(trace.outcomes == fixture.outcomes())
    #expect(trace.device == SimulatedKeyboard.Device.iPad.name)
    #expect(trace.source == "simulated")
  }

  @Test(
    arguments: [
      (-50, 508), (0, 508), (120, 628), (336, 844), (337, 844), (5000, 844), (.infinity, 844),
      (.nan, 844),
    ] as [(CGFloat, CGFloat)]
  )
  func aDragEndsAtTheBottomOfTheScreen(_ distance: CGFloat, _ top: CGFloat) {
    let fixture = KeyboardFixture()
    fixture.keyboard.show()
    _ = fixture.notifications()
    fixture.keyboard.dragToDismiss(by: distance)
    let begin = fixture.notifications().first?.payload.beginFrame
    #expect(begin?.origin == CGPoint(x: 0, y: top))
  }

  /// Such as by an app that gives the field the focus again.
  @Test(arguments: [KeyboardAction.hide, .drag, .prompt, .otherHides])
  func aKeyboardThatIsShownDuringAHideKeepsTheFocus(_ hide: KeyboardAction) {
    let keyboard = SimulatedKeyboard()
    keyboard.show()
    let token = keyboard.center.addMainActorObserver(descriptor: .keyboardDidHide) { _ in
      keyboard.show()
    }
    hide.perform(keyboard)
    token.cancel()
    keyboard.background()
    #expect(keyboard.frame != nil)
  }

  @Test func theEnvironmentIsRecordedBeforeTheStateOfTheApp() {
    let keyboard = SimulatedKeyboard(.iPhoneSE)
    let window = CGRect(x: 0, y: 0, width: 375, height: 300)
    keyboard.environment.window = window
    keyboard.background()
    let contents = keyboard.trace.records.map(\.content)
    let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(contents.prefix(3) == [.screen(screen), .window(window), .application(.inactive)])
  }

  /// A reaction may post other notifications.
  @Test(arguments: [
    ("UIKeyboardDidShowNotification", #""name":"UIKeyboardDidShowNotification""#),
    ("UIApplicationDidEnterBackgroundNotification", #""state":"background""#),
  ])
  func aNotificationIsRecordedBeforeTheAppReactsToIt(_ name: String, _ recorded: String) {
    let keyboard = SimulatedKeyboard()
    var lastLine: String?
    let descriptor = NotificationDescriptor<Void>(name: Notification.Name(name)) { _ in }
    let token = keyboard.center.addMainActorObserver(descriptor: descriptor) {
      lastLine = keyboard.trace.records.last?.jsonLine
    }
    keyboard.perform([.lock, .show])
    token.cancel()
    #expect(lastLine?.contains(recorded) == true)
  }

  @Test func anErrorInTheBackgroundIsPassedOnAfterTheReturn() {
    let keyboard = SimulatedKeyboard()
    #expect(throws: CancellationError.self) {
      try keyboard.background { throw CancellationError() }
    }
    #expect(keyboard.environment.applicationState == .active)
  }

  @Test func aHardwareKeyboardEndsAFloatingOne() {
    let keyboard = SimulatedKeyboard(.iPad)
    keyboard.perform([.show, .float(40, 300), .attach, .hide, .detach, .show])
    #expect(keyboard.frame?.maxY == keyboard.environment.screen?.maxY)
  }

  @Test func aKeyboardGrowsFromTheBarWhichIsItsUpperPart() {
    let keyboard = SimulatedKeyboard(.iPad)
    keyboard.perform([.show, .attach])
    #expect(keyboard.frame == CGRect(x: 0, y: 969, width: 768, height: 313))
    keyboard.perform([.detach])
    let begin = keyboard.trace.userInfos.last?[KeyboardUserInfoKey.beginFrame]
    #expect(begin == [0, 969, 768, 313])
  }

  /// Two notifications begin and end with the frame on the screen, and no confirmation has an
  /// animation.
  @Test func aRotationPostsTheFramesOfTheRecordedBurst() {
    // Other moves are confirmed with an animation on this system.
    let keyboard = SimulatedKeyboard(.iPad, system: .iOS15, orientation: .landscape)
    let fixture = KeyboardFixture(keyboard)
    keyboard.show()
    _ = fixture.notifications()
    keyboard.rotate(to: .portrait)
    let burst = fixture.notifications()
    let old = CGRect(x: 0, y: 370, width: 1024, height: 398)
    let new = CGRect(x: 0, y: 711, width: 768, height: 313)
    #expect(burst[2].payload == KeyboardPayload(beginFrame: old, endFrame: old))
    #expect(burst[4].payload.beginFrame == new)
    #expect(burst[4].payload.endFrame == new)
    #expect(burst[5].payload.beginFrame.origin.y == 1024)
    #expect(burst.filter { !$0.type.isAnnouncement }.allSatisfy { $0.payload.animation == nil })
  }

  @Test(arguments: [false, true])
  func theWorkOfARotationIsDoneOnTheNewScreenWithoutAKeyboard(isFloating: Bool) {
    let keyboard = SimulatedKeyboard(.iPad)
    keyboard.show()
    if isFloating { keyboard.float(at: .zero) }
    var screens: [CGRect?] = []
    keyboard.rotate(to: .landscape) {
      screens.append(keyboard.environment.screen)
      #expect(keyboard.tracker.state.coveredHeight == 0)
    }
    keyboard.rotate(to: .landscape) { Issue.record("it has that orientation already") }
    #expect(screens == [CGRect(x: 0, y: 0, width: 1024, height: 768)])
    #expect((keyboard.tracker.state.coveredHeight == 0) == isFloating)
  }

  @Test func aFloatingKeyboardStaysOnTheScreen() {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, orientation: .landscape))
    let keyboard = fixture.keyboard
    keyboard.perform([.show, .float(2000, 2000)])
    #expect(keyboard.frame == CGRect(x: 704, y: 488, width: 320, height: 260))
    keyboard.float(at: CGPoint(x: -5, y: CGFloat.nan))
    #expect(keyboard.frame?.origin == CGPoint(x: 0, y: 0))
    #expect(fixture.tracker.state.frame == keyboard.frame)
    keyboard.perform([.float(704, 100), .portrait])
    #expect(keyboard.frame?.origin == CGPoint(x: 448, y: 100))
    #expect(fixture.tracker.state.frame == keyboard.frame)
  }

  @Test func aKeyboardThatIsMovedWhileHiddenAppearsAtItsNewPlace() {
    let keyboard = SimulatedKeyboard(.iPad)
    keyboard.perform([.float(10, 10), .float(100, 300), .show])
    #expect(keyboard.frame?.origin == CGPoint(x: 100, y: 300))
  }

  @Test(
    arguments: [
      (.iOS15, ["didChangeFrame moved"]),
      (.iOS16, ["willChangeFrame dragging", "didChangeFrame moved"]),
    ] as [(SimulatedKeyboard.System, [String])]
  )
  func newerSystemsAnnounceADragOfAFloatingKeyboardByAnEmptyFrame(
    _ system: SimulatedKeyboard.System,
    _ expected: [String]
  ) {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, system: system))
    fixture.keyboard.perform([.show, .float(10, 10)])
    _ = fixture.outcomes()
    fixture.keyboard.float(at: CGPoint(x: 100, y: 300))
    #expect(fixture.outcomes() == expected)
    #expect(fixture.tracker.state.frame?.origin == CGPoint(x: 100, y: 300))
  }

  // MARK: - Other shapes, other devices, and single notifications

  @Test func aRoundedKeyboardIsNarrowerThanTheScreen() {
    let fixture = KeyboardFixture(SimulatedKeyboard(system: [.iOS26, .roundedKeyboard]))
    fixture.keyboard.show()
    #expect(fixture.tracker.state.frame == CGRect(x: 8, y: 508, width: 374, height: 336))
    #expect(fixture.tracker.state.coveredHeight == 336)
    fixture.keyboard.hide()
    // A view beside it is not covered.
    fixture.keyboard.environment.view = CGRect(x: 0, y: 0, width: 8, height: 844)
    fixture.keyboard.show()
    #expect(fixture.keyboard.coveredHeight == 0)
    #expect(fixture.tracker.state.coveredHeight == 0)
  }

  @Test func anInputMethodAnnouncesItsIncrements() {
    let fixture = KeyboardFixture()
    fixture.keyboard.switchInputMethod(.announced([-100, .nan, 0, 20]))
    fixture.keyboard.show()
    let heights = fixture.events.compactMap(\.outcome.transition).map(\.state.coveredHeight)
    #expect(heights == [236, 336, 356])
    #expect(SimulatedKeyboard.InputMethod.announced([]) == .standard)
  }

  @Test func aDeviceWithAnotherScreenHasTheSameKeyboard() {
    let device = SimulatedKeyboard.Device(like: .iPhone, screen: CGSize(width: 874, height: 402))
    #expect(device.size == CGSize(width: 402, height: 874))
    #expect(device.name == "iPhone, 402x874")
    let fixture = KeyboardFixture(SimulatedKeyboard(device))
    fixture.keyboard.show()
    #expect(fixture.tracker.state.frame == CGRect(x: 0, y: 538, width: 402, height: 336))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aSizeThatIsNotPositiveIsIgnored(_ width: CGFloat) {
    let size = CGSize(width: width, height: 100)
    #expect(SimulatedKeyboard.Device(like: .iPad, screen: size) == .iPad)
  }

  /// UIKit keeps the keyboard on the screen, even with a high accessory view.
  @Test(arguments: [180, 5000] as [CGFloat], SimulatedKeyboard.Device.all)
  func aKeyboardNeverBeginsAboveItsScreen(_ height: CGFloat, _ device: SimulatedKeyboard.Device) {
    let keyboard = SimulatedKeyboard(
      device,
      system: .iOS16,
      orientation: .landscape,
      accessoryHeight: height
    )
    let screen = device.size.width
    let covered = min(screen, device.landscape.keyboard + height)
    keyboard.show()
    #expect(keyboard.frame?.minY == screen - covered)
    #expect(keyboard.coveredHeight == covered)
    for actions in [[], [.attach], [.detach, .undock]] as [[KeyboardAction]] {
      keyboard.perform(actions)
      #expect(keyboard.frame.map { $0.minY >= 0 } == true)
      #expect(keyboard.coveredHeight == keyboard.tracker.state.coveredHeight)
    }
  }

  @Test func aFloatingKeyboardIsOnASmallScreenToo() {
    let size = CGSize(width: 150, height: 200)
    let keyboard = SimulatedKeyboard(SimulatedKeyboard.Device(like: .iPad, screen: size))
    keyboard.show()
    keyboard.float(at: CGPoint(x: 900, y: 900))
    let frame = keyboard.frame ?? .null
    #expect(CGRect(origin: .zero, size: size).contains(frame))
    #expect(keyboard.coveredHeight == keyboard.tracker.state.coveredHeight)
  }

  @Test func theInsetLeavesTheSafeAreaOut() {
    let keyboard = SimulatedKeyboard()
    keyboard.show()
    #expect(keyboard.inset == 302)
    keyboard.environment.view = CGRect(x: 0, y: 0, width: 390, height: 800)
    #expect(keyboard.coveredHeight == 292)
    #expect(keyboard.inset == 292)
    keyboard.hide()
    #expect(keyboard.inset == 0)
  }

  @Test func anyNotificationCanBePosted() {
    let fixture = KeyboardFixture()
    fixture.keyboard.post(.willShow, end: CGRect(x: 0, y: 544, width: 390, height: 300))
    #expect(fixture.tracker.state.coveredHeight == 300)
    #expect(fixture.keyboard.frame == nil)
    #expect(fixture.keyboard.trace.userInfos[0][KeyboardUserInfoKey.duration] == 0.25)
    fixture.keyboard.post(.willChangeFrame, end: nil)
    fixture.keyboard.post(.willHide, begin: .zero, end: .zero, duration: nil, isLocal: false)
    #expect(
      fixture.outcomes() == ["willShow appeared", "unreadable malformed", "willHide disappeared"]
    )
    #expect(
      fixture.keyboard.trace.userInfos.last?.keys.contains("UIKeyboardAnimationCurveUserInfoKey")
        == false
    )
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
