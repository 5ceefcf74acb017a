public import Foundation
public import KeyboardNotifications
import TypedNotifications

/// Player that posts a trace's notifications again, with the screen, window and settings of each.
///
/// Give the code under test the player's tracker, or its notification centre, and it sees what the
/// device saw:
///
/// ```swift
/// let player = KeyboardTracePlayer()
/// let screen = ChatScreen(tracker: player.tracker)
/// let failures = player.check(.builtIn(.pinyinGrowth)) { screen.bottomInset }
/// ```
///
/// Use a player for one trace: a setting of a record stays set.
@MainActor public final class KeyboardTracePlayer {
  /// The notification centre to which the player posts.
  public let center: NotificationCenter
  /// A tracker of the centre that has observed it since the player was made.
  public let tracker: KeyboardTracker
  /// Screen, window, view, settings and application's state that the records so far have given.
  public private(set) var environment: KeyboardEnvironment
  /// The bottom safe-area inset of the view, in points.
  package private(set) var safeAreaBottom: CGFloat = 0
  /// The screens that the records so far have named, each by one object.
  private(set) var screens: [String: PlayedScreen] = [:]
  private let initialEnvironment: KeyboardEnvironment
  /// True once a trace was played; the next one must not begin with its environment.
  private var hasPlayed = false

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - center: The centre to post to; a centre of its own keeps tests apart from each other.
  ///   - environment: The screen, window and settings before the first record.
  public init(
    center: NotificationCenter = NotificationCenter(),
    environment: KeyboardEnvironment = KeyboardEnvironment()
  ) {
    self.center = center
    self.environment = environment
    initialEnvironment = environment
    tracker = KeyboardTracker(center: center) { environment }
    tracker.givenEnvironment = { [weak self] in self?.environment ?? environment }
    tracker.start()
  }

  /// Plays one record: posts a notification, or stores the screen, window or setting it gives.
  ///
  /// Expectations do nothing.
  ///
  /// - Parameter record: A record; its time is not waited for.
  public func play(_ record: KeyboardTrace.Record) {
    switch record.content {
    case .screen(let frame, let name, _):
      environment.screen = frame
      environment.screenIdentity = name.map { KeyboardScreen(self.screen(named: $0)) }
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
    case .header, .expectation: break
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

  /// Plays all records of a trace, each when a clock has been moved to its time.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - clock: The clock that a test moves meanwhile.
  /// - Throws: An error when the task is cancelled; the rest is then not played.
  public func play(_ trace: KeyboardTrace, on clock: ManualKeyboardClock) async throws {
    try await play(trace, by: clock.schedule)
  }

  /// Plays all records of a trace, each at its own time, such as in a preview.
  ///
  /// - Parameter trace: A trace.
  /// - Throws: An error when the task is cancelled; the rest is then not played.
  public func playInRealTime(_ trace: KeyboardTrace) async throws {
    try await play(trace, by: MainQueue.schedule)
  }

  /// Schedules each record from the start, so that delays do not add up, and waits for the last.
  private func play(_ trace: KeyboardTrace, by schedule: MainQueue.Schedule) async throws {
    begin()
    let (turns, continuation) = AsyncStream.makeStream(of: Void.self)
    var end: TimeInterval = 0
    // The records of one time are played in one turn of the run loop.
    let records = Dictionary(grouping: trace.records) { record in
      end = max(end, record.time ?? 0)
      return end
    }
    records[0]?.forEach(play)
    let delayed = records.filter { $0.key > 0 }.sorted { $0.key < $1.key }
    let tokens = delayed.map { time, records in
      schedule(time) { [weak self, end] in
        records.forEach { self?.play($0) }
        if time == end { continuation.finish() }
      }
    }
    if tokens.isEmpty { continuation.finish() }
    // The stream ends with the last turn, or with the task.
    for await _ in turns {}
    tokens.forEach { $0.cancel() }
    try Task.checkCancellation()
  }

  /// The result of the records so far, in the vocabulary of expectations.
  package var result: KeyboardTraceExpectation {
    // The newest, also while the app is not active and observers know another.
    let state = tracker.machine.state
    let covered = area.map { state.coveredHeight(of: $0) } ?? state.coveredHeight
    return KeyboardTraceExpectation(
      visibility: state.visibility,
      placement: state.placement,
      covered: covered,
      inset: max(0, covered - max(0, safeAreaBottom))
    )
  }

  /// The view that the keyboard is judged in, else its window, else its screen.
  package var area: CGRect? {
    environment.view ?? environment.window ?? environment.screen
  }

  /// Undoes the effects of the trace before: makes the app active and hides the keyboard.
  func begin() {
    defer { hasPlayed = true }
    guard hasPlayed else { return }
    environment.screenIdentity = nil
    if environment.applicationState != initialEnvironment.applicationState {
      play(KeyboardTrace.Record(.application(initialEnvironment.applicationState)))
    }
    if tracker.machine.state.visibility != .hidden {
      let gone = [KeyboardUserInfoKey.endFrame: KeyboardTraceValue(posted: CGRect.zero)]
      for type in [KeyboardNotificationType.willHide, .didHide] {
        play(KeyboardTrace.Record(.notification(name: type.name.rawValue, userInfo: gone)))
      }
    }
    tracker.forgetHiddenKeyboard()
    environment = initialEnvironment
    safeAreaBottom = 0
  }
}

extension KeyboardApplicationState {
  /// Returns the name of the notification that UIKit posts when the application enters the state.
  ///
  /// An application becomes inactive twice: when it stops being active, and on its way back from
  /// the background.
  func notificationName(from old: KeyboardApplicationState) -> String {
    let names = KeyboardEvent.lifecycle.filter { $0.1 == self }.map(\.0)
    return names[self == .inactive && old == .background ? 1 : 0]
  }
}
