import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardSwiftUI

/// The window of a SwiftUI view, which is read in each layout of the view.
@MainActor
@Suite struct KeyboardWindowReaderTests {
  let system = System()
  let commits = Commits()
  let reader = KeyboardWindowReader()
  let center = NotificationCenter()
  let tracker: KeyboardTracker

  /// A view with its window as the system has it, and what the reader has asked for.
  @MainActor
  final class System: KeyboardWindowSource {
    var frame: CGRect? = CGRect(x: 700, y: 20, width: 320, height: 700)
    var screen: ScreenIdentity?
    var finger: CGFloat?
    var applicationState: KeyboardApplicationState?
    var prefersCrossFadeTransitions = false
    var hasFocus: Bool? = true
    var isUpdating = false
    let clock = ManualKeyboardClock()
    /// The animations of the changes that were delivered.
    var animations: [KeyboardAnimation?] = []
    private(set) var fingerSearches = 0

    var keyboardWindow: KeyboardWindow? {
      frame.map { KeyboardWindow(frame: $0, screen: screen) }
    }

    func findDraggingFinger(searched: inout Set<ObjectIdentifier>) -> KeyboardFinger? {
      fingerSearches += 1
      return finger.map { KeyboardFinger(y: $0) }
    }

    func hasFocus(searched: inout Set<ObjectIdentifier>) -> Bool? { hasFocus }
  }

  /// The commits of the system, and the numbers of views for which they were monitored.
  final class Commits: KeyboardCommits {
    var action: @MainActor () -> Void = {}
    private(set) var counts: [Int] = []

    func monitor(_ sources: [any KeyboardWindowSource]) { counts.append(sources.count) }
  }

  let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 500, width: 1024, height: 268),
    animation: KeyboardAnimation(duration: 0.25, curve: .keyboard)
  )

  init() {
    tracker = KeyboardTracker(center: center) {
      KeyboardEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 1024, height: 768))
    }
    reader.isReady = { [system] in !system.isUpdating }
    reader.onChange = { [system] in system.animations.append($0) }
    tracker.schedule = system.clock.schedule
    follow(tracker)
    tracker.start()
  }

  /// Makes the reader follow a tracker that has no readers, before the commits of this test.
  private func follow(_ tracker: KeyboardTracker) {
    let coordinator = KeyboardReaderCoordinator(tracker) { [commits] action in
      commits.action = action
      return commits
    }
    reader.follow(coordinator)
  }

  /// Posts a show of the keyboard, as iOS does.
  private func post(_ frame: CGRect? = nil, duration: Double = 0.25) {
    let userInfo: [String: Any] = [
      KeyboardUserInfoKey.endFrame: frame ?? shown.frame ?? .zero,
      KeyboardUserInfoKey.duration: duration, KeyboardUserInfoKey.curve: 7,
    ]
    center.post(name: KeyboardNotificationType.willShow.name, object: nil, userInfo: userInfo)
  }

  /// Lays out a view in the window, with a keyboard that is docked unless another is given.
  @discardableResult
  private func layout(
    under keyboard: KeyboardState? = nil
  ) -> KeyboardReading {
    reader.readForLayout(under: keyboard ?? shown, in: nil)
  }

  /// Puts a view into the window, and gives it the layout in which its window is known.
  private func appear() {
    layout()
    reader.windowDidChange(in: system)
    reader.check()
    layout()
    system.animations = []
  }

  /// Commits a frame.
  private func frame() {
    commits.action()
  }

  // MARK: A view without a window

  @Test func aViewWhoseWindowIsNotKnownIsLaidOutWithoutAKeyboard() {
    let first = layout()
    #expect(first.window == nil)
    #expect(first.keyboard == .initial)
  }

  @Test func aViewThatHasComeToAWindowIsLaidOutOnceMore() {
    layout()
    reader.windowDidChange(in: system)
    #expect(system.animations.isEmpty)
    reader.check()
    #expect(system.animations == [nil])
    let second = layout()
    #expect(second.window?.frame == system.frame)
    #expect(second.keyboard == shown)
    reader.check()
    #expect(system.animations.count == 1)
  }

  @Test func aWindowThatIsGivenCountsUntilTheViewsOwnIsKnown() {
    let given = KeyboardWindow(frame: CGRect(x: 0, y: 90, width: 320, height: 400))
    let before = reader.readForLayout(under: shown, in: given)
    #expect(before.window == given && before.keyboard == shown)
    reader.windowDidChange(in: system)
    #expect(reader.readForLayout(under: shown, in: given).window?.frame == system.frame)
  }

  @Test func aGivenWindowIsThatOfTheAppAndNotOfAnAdapter() {
    let environment = KeyboardEnvironment(window: CGRect(x: 100, y: 50, width: 700, height: 600))
    let given = KeyboardTracker(center: NotificationCenter()) { environment }
    #expect(given.givenWindow?.frame == environment.window)
    let adapted = KeyboardTracker(center: NotificationCenter())
    reader.follow(.of(adapted))
    reader.windowDidChange(in: system)
    #expect(adapted.environment().window == system.frame)
    #expect(adapted.givenWindow == nil)
  }

  @Test func aViewInAWindowIsMeasuredOnTheScreenOfTheWindow() {
    let frame = CGRect(x: 0, y: 10, width: 320, height: 600)
    let window = KeyboardWindow(
      frame: CGRect(x: 700, y: 20, width: 320, height: 700),
      screen: ScreenIdentity(system)
    )
    let place = OverlapMeasurement(at: frame, size: frame.size, in: window)
    #expect(place.frame == CGRect(x: 700, y: 30, width: 320, height: 600))
    #expect(place.window == window)
    #expect(OverlapMeasurement(at: frame, size: frame.size, in: nil).frame == frame)
  }

  @Test func aViewThatHasLeftItsWindowIsLaidOutWithoutAKeyboard() {
    appear()
    system.frame = nil
    reader.windowDidChange(in: system)
    #expect(layout().keyboard == .initial)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aFrameThatIsNotFiniteIsNotKnown(_ number: CGFloat) {
    appear()
    system.frame?.origin.y = number
    frame()
    #expect(system.animations.isEmpty)
    #expect(layout().keyboard == .initial)
  }

  @Test func theViewIsNotKeptAlive() {
    weak var released: System?
    do {
      let system = System()
      released = system
      reader.windowDidChange(in: system)
    }
    #expect(released == nil)
    #expect(layout().window == nil)
  }

  // MARK: Frames

  @Test func framesAreNeededWhileAKeyboardIsVisible() {
    appear()
    let count = commits.counts.count
    #expect(commits.counts.last == 1)
    layout()
    layout(under: .initial)
    layout(under: .initial)
    layout()
    #expect(commits.counts[count...] == [0, 1])
  }

  @Test(arguments: [true, false])
  func withoutAKeyboardFramesAreNeededUntilTheWindowIsCompared(byALayout: Bool) {
    layout(under: .initial)
    // The view comes to the window, and comes to it again.
    for _ in 1...2 {
      reader.windowDidChange(in: system)
      #expect(commits.counts.last == 1)
      if byALayout { layout(under: .initial) } else { frame() }
      #expect(commits.counts.last == 0)
    }
  }

  @Test func aWindowThatCannotBeDeliveredYetIsComparedInTheNextFrame() {
    layout(under: .initial)
    reader.windowDidChange(in: system)
    system.isUpdating = true
    frame()
    #expect(commits.counts == [0, 1])
    system.isUpdating = false
    frame()
    #expect(system.animations == [nil])
    #expect(commits.counts == [0, 1, 0])
  }

  @Test func aViewOutsideAWindowNeedsNoFramesUntilItIsInOne() {
    appear()
    #expect(commits.counts.last == 1)
    let window = system.frame
    system.frame = nil
    reader.windowDidChange(in: system)
    #expect(commits.counts.last == 0)
    layout()
    #expect(commits.counts.last == 0)
    system.frame = window
    reader.windowDidChange(in: system)
    layout()
    #expect(commits.counts.last == 1)
  }

  // MARK: The animation of a layout

  @Test(arguments: [(.showing, true), (.shown, false)] as [(KeyboardVisibility, Bool)])
  func aLayoutIsAnimatedWhileTheKeyboardChanges(_ visibility: KeyboardVisibility, isAnimated: Bool)
  {
    appear()
    var keyboard = shown
    keyboard.visibility = visibility
    #expect(layout(under: keyboard).animation == (isAnimated ? shown.animation : nil))
  }

  @Test func aLayoutUnderAFingerIsNotAnimated() {
    post()
    appear()
    system.finger = 600
    frame()
    var keyboard = shown
    keyboard.visibility = .showing
    let dragged = layout(under: keyboard)
    #expect(dragged.keyboard.pulledDownBy == 100)
    #expect(dragged.animation == nil)
  }

  // MARK: A window that changes

  @Test func aMoveByHalfAPointIsAChangeInTheNextFrame() {
    appear()
    system.frame?.origin.x += 0.4
    frame()
    #expect(system.animations.isEmpty)
    system.frame?.origin.x += 0.2
    frame()
    frame()
    #expect(system.animations == [nil])
    #expect(layout().window?.frame == system.frame)
  }

  @Test func aLayoutReadsTheWindowAsItIsNow() {
    appear()
    system.frame?.origin.y = 400
    #expect(layout().window?.frame.origin.y == 400)
    frame()
    #expect(system.animations.isEmpty)
  }

  @Test func anotherScreenIsAChange() {
    appear()
    system.screen = ScreenIdentity(system)
    frame()
    #expect(system.animations.count == 1)
  }

  // MARK: A finger that drags the keyboard

  @Test func aFingerBelowTheKeyboardsTopLowersIt() {
    post()
    appear()
    for finger in [CGFloat(600), 640] {
      system.finger = finger
      frame()
      #expect(layout().keyboard == shown.lowered(toTop: finger))
    }
    #expect(system.animations == [nil, nil])
  }

  /// Drags the keyboard to 600, and lifts the finger.
  private func dragAndLift() {
    post()
    appear()
    system.finger = 600
    frame()
    layout()
    system.finger = nil
    frame()
    system.animations = []
  }

  @Test func aReturnThatComesDuringAnUpdateIsInTheNextFrame() {
    dragAndLift()
    system.isUpdating = true
    system.clock.advance(by: 0.1)
    #expect(system.animations.isEmpty)
    system.isUpdating = false
    frame()
    #expect(system.animations == [shown.animation])
  }

  @Test func aRepeatedShowEndsADragInItsAnimation() {
    dragAndLift()
    post(duration: 0.3)
    let animation = KeyboardAnimation(duration: 0.3, curve: .keyboard)
    #expect(system.animations == [animation])
    let back = layout()
    #expect(back.keyboard == shown && back.animation == animation)
  }

  // MARK: The tracker

  @Test func theWindowIsKnownToTheTracker() {
    reader.windowDidChange(in: system)
    post(CGRect(x: 700, y: 400, width: 320, height: 320))
    #expect(tracker.state.placement == .docked)
    #expect(tracker.state.coveredHeight == 320)
    let other = KeyboardTracker(center: center)
    reader.follow(.of(other))
    #expect(tracker.environment().windows.isEmpty)
    #expect(other.environment().window == system.frame)
  }

  @Test func theSceneTellsWhetherTheAppIsActive() {
    system.applicationState = .inactive
    reader.windowDidChange(in: system)
    let other = KeyboardTracker(center: center)
    reader.follow(.of(other))
    #expect(other.environment().applicationState == .inactive)
  }

  /// Puts a view into the window, and shows the keyboard of a tracker that has no other views.
  private func show() -> KeyboardTracker {
    let tracker = KeyboardTracker(center: center)
    follow(tracker)
    reader.windowDidChange(in: system)
    tracker.start()
    post()
    return tracker
  }

  // Behavior 3. https://github.com/finn-no/FinniversKit/pull/1208
  @Test(arguments: [true, false])
  func anEmptyFrameHidesTheKeyboardIfTheUserPrefersCrossFade(prefers: Bool) {
    let tracker = show()
    system.prefersCrossFadeTransitions = prefers
    post(.zero)
    #expect(tracker.state.isVisible == !prefers)
  }

  // Behavior 9. https://github.com/irccloud/ios/issues/164
  @Test(arguments: [true, false, nil])
  func aKeyboardWhoseFieldHasLostTheFocusWhileTheAppWasAwayIsHidden(hasFocus: Bool?) {
    let tracker = show()
    center.post(name: Notification.Name("UIApplicationWillResignActiveNotification"), object: nil)
    system.hasFocus = hasFocus
    center.post(name: Notification.Name("UIApplicationDidBecomeActiveNotification"), object: nil)
    #expect(tracker.state.isVisible == (hasFocus != false))
  }

  // MARK: Several readers

  /// Adds a reader of another view in the same window.
  private func addReader() -> (reader: KeyboardWindowReader, system: System) {
    let added = (reader: KeyboardWindowReader(), system: System())
    added.reader.follow(.of(tracker))
    added.reader.windowDidChange(in: added.system)
    return added
  }

  @Test func theFingerIsSearchedOncePerCommit() {
    post()
    appear()
    let others = [addReader(), addReader()]
    let systems = others.map(\.system) + [system]
    let before = systems.map(\.fingerSearches)
    frame()
    #expect(zip(systems, before).map { $0.fingerSearches - $1 } == [1, 1, 1])
  }

  @Test func viewsInOneWindowHaveOneWindow() {
    appear()
    let other = addReader()
    #expect(tracker.environment().windows.map(\.frame) == [system.frame])
    other.system.frame?.origin.x = 0
    #expect(tracker.environment().windows.map(\.frame) == [other.system.frame, system.frame])
  }

  @Test func aReaderThatIsReleasedNeedsNoCommits() {
    layout(under: .initial)
    do {
      let other = addReader()
      #expect(commits.counts.last == 1)
      withExtendedLifetime(other) {}
    }
    frame()
    #expect(commits.counts.last == 0)
  }
}
