public import Foundation
public import KeyboardNotifications

/// Posts a trace's notifications again, and keeps what must be known beside them.
///
/// Give a tracker the same centre and the player's environment, and it sees what the device saw:
///
/// ```swift
/// let player = KeyboardTracePlayer(center: NotificationCenter())
/// let tracker = KeyboardTracker(center: player.center) { player.environment }
/// let token = tracker.observe { print($0.change, $0.heightIncrement) }
/// try player.play(.builtIn("pinyin-growth"))
/// ```
///
/// Use a player for one trace: what a record has set stays set.
@MainActor public final class KeyboardTracePlayer {
  /// Where the notifications are posted.
  public let center: NotificationCenter
  /// The screen, window, view and setting that the records so far have given.
  public private(set) var environment: KeyboardEnvironment
  /// The bottom safe-area inset of the view, in points.
  public private(set) var safeAreaBottom: CGFloat = 0

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - center: Where to post; a centre of its own keeps tests apart from each other.
  ///   - environment: What holds before the first record.
  public init(
    center: NotificationCenter = NotificationCenter(),
    environment: KeyboardEnvironment = KeyboardEnvironment()
  ) {
    self.center = center
    self.environment = environment
  }

  /// Plays one record: posts it, or remembers what it says.
  ///
  /// Headers and expectations do nothing.
  ///
  /// - Parameter record: A record; its time is not waited for.
  public func play(_ record: KeyboardTraceRecord) {
    switch record.content {
    case .header, .expectation: break
    case .screen(let frame, _, _): environment.screen = frame
    case .window(let frame): environment.window = frame
    case .view(let frame, let safeAreaBottom):
      environment.view = frame
      self.safeAreaBottom = safeAreaBottom
    case .accessibility(let prefersCrossFadeTransitions):
      environment.prefersCrossFadeTransitions = prefersCrossFadeTransitions
    case .application(let state): post(state.notificationName, userInfo: nil)
    case .notification(let name, let userInfo, _):
      post(name, userInfo: userInfo.map(Self.posted))
    }
  }

  /// Plays all records of a trace at once.
  ///
  /// - Parameter trace: A trace.
  public func play(_ trace: KeyboardTrace) {
    trace.records.forEach(play)
  }

  /// Plays all records of a trace, each at its own time.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - sleep: Waits for a number of seconds; a test gives one that does not wait.
  /// - Throws: What `sleep` throws, as when the task is cancelled; the rest is then not played.
  public func play(
    _ trace: KeyboardTrace,
    sleep: @MainActor (TimeInterval) async throws -> Void
  ) async throws {
    var now: TimeInterval = 0
    for record in trace.records {
      if let time = record.time, time > now {
        try await sleep(time - now)
        now = time
      }
      play(record)
    }
  }

  /// Plays all records of a trace, each at its own time, by the system's clock.
  ///
  /// - Parameter trace: A trace.
  /// - Throws: An error when the task is cancelled; the rest is then not played.
  public func playInTime(_ trace: KeyboardTrace) async throws {
    try await play(trace) { seconds in
      // A day is longer than any recording, and fits in the nanoseconds that a task sleeps.
      try await Task.sleep(nanoseconds: UInt64(min(seconds, 86_400) * 1_000_000_000))
    }
  }

  /// What the trace has led to so far, in the vocabulary of its expectations.
  ///
  /// - Parameter state: The state of a tracker on the player's centre.
  /// - Returns: The state, judged where the trace says.
  package func result(of state: KeyboardState) -> KeyboardTraceResult {
    KeyboardTraceResult(state: state, environment: environment, safeAreaBottom: safeAreaBottom)
  }

  private static func posted(_ values: [String: KeyboardTraceValue]) -> [AnyHashable: Any] {
    var userInfo: [AnyHashable: Any] = [:]
    userInfo.reserveCapacity(values.count)
    for (key, value) in values {
      userInfo[key] = value.posted
    }
    return userInfo
  }

  private func post(_ name: String, userInfo: [AnyHashable: Any]?) {
    center.post(name: Notification.Name(name), object: nil, userInfo: userInfo)
  }
}
