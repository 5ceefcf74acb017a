public import Foundation
public import KeyboardNotifications

/// A player that posts a trace's notifications again, with the recorded screen and settings.
///
/// Give the code under test the player's tracker or its notification center. The code then receives
/// the same notifications as on the device:
///
/// ```swift
/// let player = KeyboardTracePlayer()
/// let screen = ChatScreen(tracker: player.tracker)
/// let failures = player.check(trace) { screen.bottomInset }
/// ```
///
/// If you play single records, make a new player for each trace, because settings of earlier
/// records stay in effect.
@MainActor public final class KeyboardTracePlayer {
  /// The notification center to which the player posts.
  public let center: NotificationCenter
  /// A tracker of the center that has observed it since the player was made.
  public let tracker: KeyboardTracker
  /// The screen, window, view, settings and application's state of the records so far.
  public private(set) var environment: KeyboardEnvironment
  /// The bottom safe-area inset of the view, in points.
  package private(set) var safeAreaBottom: CGFloat = 0
  /// The objects that are posted instead of screens, by the names in the records so far.
  private(set) var screens: [String: PlayedScreen] = [:]
  private let initialEnvironment: KeyboardEnvironment
  /// True once a trace was played; the next one begins with the initial environment again.
  private var hasPlayed = false

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - center: The center to post to; by default a new one, which keeps tests independent.
  ///   - environment: The screen, window and settings before the first record.
  public init(
    center: NotificationCenter = NotificationCenter(),
    environment: KeyboardEnvironment = KeyboardEnvironment()
  ) {
    self.center = center
    self.environment = environment
    initialEnvironment = environment
    // A closure can capture the player only when all properties have values.
    tracker = KeyboardTracker(center: center) { environment }
    tracker.givenEnvironment = { [weak self] in self?.environment ?? environment }
    tracker.start()
  }

  /// Plays one record: posts its notification, or stores its screen, window or setting.
  ///
  /// An expectation has no effect.
  ///
  /// - Parameter record: A record. It is played at once, even if it has a time.
  public func play(_ record: KeyboardTrace.Record) {
    switch record.content {
    case .screen(let frame, let name, _):
      environment.screenBounds = frame
      environment.screenIdentity = name.map { ScreenIdentity(self.screen(named: $0)) }
    case .window(let frame): environment.window = frame
    case .view(let frame, let safeAreaBottom):
      environment.view = frame
      self.safeAreaBottom = safeAreaBottom
    case .accessibility(let isOn): environment.prefersCrossFadeTransitions = isOn
    case .policy(let otherApps): environment.otherApps = otherApps
    case .application(let state):
      let name = state.notificationName(from: environment.applicationState)
      environment.applicationState = state
      center.post(Notification(name: Notification.Name(name)))
    case .notification(let name, let userInfo, let screen):
      let object: PlayedScreen? = screen.map { self.screen(named: $0) }
      let posted = userInfo?.mapValues(\.posted)
      center.post(Notification(name: Notification.Name(name), object: object, userInfo: posted))
    case .expectation: break
    }
  }

  private func screen(named name: String) -> PlayedScreen {
    let screen = screens[name] ?? PlayedScreen()
    screens[name] = screen
    return screen
  }

  /// Plays all records of a trace at once.
  ///
  /// - Parameter trace: A trace.
  public func play(_ trace: KeyboardTrace) {
    begin()
    trace.records.forEach(play)
  }

  /// Plays all records of a trace, each at its time, for example in a preview.
  ///
  /// A record without a time is played with the one before it.
  ///
  /// - Parameter trace: A trace.
  /// - Throws: `CancellationError` when the task is cancelled. The remaining records are not played
  ///   then.
  public func playInRealTime(_ trace: KeyboardTrace) async throws {
    begin()
    let start = ProcessInfo.processInfo.systemUptime
    for record in trace.records {
      if let time = record.time {
        // Each time is counted from the start, so delays do not add up.
        let delay = start + time - ProcessInfo.processInfo.systemUptime
        // More nanoseconds than those of 30 years would not fit into an integer.
        try await Task.sleep(nanoseconds: UInt64(min(max(0, delay), 1e9) * 1e9))
      }
      play(record)
    }
    try Task.checkCancellation()
  }

  /// The result of the records so far, to compare with an expectation.
  package var result: KeyboardTraceExpectation {
    // Unlike the tracker's own state, this one also changes while the app is not active.
    let state = tracker.machine.state
    let covered = coveredHeight(in: state)
    return KeyboardTraceExpectation(
      visibility: state.visibility,
      placement: state.placement,
      covered: covered,
      inset: max(0, covered - safeAreaBottom)
    )
  }

  /// Returns the height in points that the keyboard covers of the trace's view.
  package func coveredHeight(in state: KeyboardState) -> CGFloat {
    area.map { state.coveredHeight(of: $0) } ?? state.coveredHeight
  }

  /// The area that the covered height is measured in: the view, else the window, else the screen.
  package var area: CGRect? {
    environment.view ?? environment.window ?? environment.screenBounds
  }

  /// Undoes the effects of the trace before: restores the environment, and hides the keyboard.
  func begin() {
    defer { hasPlayed = true }
    guard hasPlayed else { return }
    // A hide is delivered only while the app is active, so the app's state is restored first.
    if environment.applicationState != initialEnvironment.applicationState {
      play(KeyboardTrace.Record(.application(initialEnvironment.applicationState)))
    }
    if tracker.machine.state.visibility != .hidden { hide() }
    tracker.forgetHiddenKeyboard()
    environment = initialEnvironment
    safeAreaBottom = 0
  }

  private func hide() {
    let userInfo = [KeyboardUserInfoKey.endFrame: KeyboardTraceValue(CGRect.zero)]
    for type in [KeyboardNotificationType.willHide, .didHide] {
      play(KeyboardTrace.Record(.notification(name: type.name.rawValue, userInfo: userInfo)))
    }
  }
}

extension KeyboardApplicationState {
  /// Returns the name of the notification that UIKit posts when the application enters the state.
  ///
  /// An application becomes inactive twice: when it stops being active, and on its way back from
  /// the background.
  func notificationName(from old: KeyboardApplicationState) -> String {
    switch self {
    case .active: "UIApplicationDidBecomeActiveNotification"
    case .background: "UIApplicationDidEnterBackgroundNotification"
    case .inactive where old == .background: "UIApplicationWillEnterForegroundNotification"
    case .inactive: "UIApplicationWillResignActiveNotification"
    }
  }
}
