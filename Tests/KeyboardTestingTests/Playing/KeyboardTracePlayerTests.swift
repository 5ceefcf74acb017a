import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor struct KeyboardTracePlayerTests {
  private let player = KeyboardTracePlayer()

  @Test func aNotificationIsPostedWithItsUserInfo() async {
    let record = KeyboardTrace.Record(
      .notification(name: "Name", userInfo: ["frame": [1, 2, 3, 4], "text": "x"])
    )
    let posted = Mailbox(player.center, names: ["Name"])
    player.play(record)
    #expect(posted.frames == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test(
    arguments: [
      ([.inactive, .active], ["WillResignActive", "DidBecomeActive"]),
      (
        [.background, .inactive, .active],
        ["DidEnterBackground", "WillEnterForeground", "DidBecomeActive"]
      ),
      ([.inactive, .inactive], ["WillResignActive", "WillResignActive"]),
    ] as [([KeyboardApplicationState], [String])]
  )
  func aChangeOfTheApplicationIsPostedByUIKitsName(
    _ states: [KeyboardApplicationState],
    _ names: [String]
  ) {
    let posted = Mailbox(player.center, names: KeyboardEvent.lifecycle.map(\.0))
    for state in states { player.play(KeyboardTrace.Record(.application(state))) }
    #expect(posted.names == names.map { "UIApplication\($0)Notification" })
    #expect(player.environment.applicationState == states.last)
  }

  @Test func aTrackerThatBeginsInTheBackgroundHearsOfNoAppearanceThere() throws {
    let player = player
    player.play(KeyboardTrace.Record(.application(.background)))
    let late = KeyboardTracker(center: player.center) { player.environment }
    var changes: [KeyboardChange] = []
    let token = late.observe { changes.append($0.change) }
    player.play(.builtIn(.showAndHide))
    token.cancel()
    #expect(changes.isEmpty)
  }

  @Test func whatIsSaidOfThePlaceIsRemembered() {
    let frames = (1...3).map { CGRect(x: 0, y: 0, width: 1, height: $0) }
    let contents: [KeyboardTraceContent] = [
      .screen(frames[0]), .window(frames[1]), .view(frames[2], safeAreaBottom: 34),
      .accessibility(prefersCrossFadeTransitions: true), .policy(otherApps: .include),
    ]
    for content in contents { player.play(KeyboardTrace.Record(content)) }
    #expect(
      player.environment
        == KeyboardEnvironment(
          screen: frames[0],
          window: frames[1],
          view: frames[2],
          prefersCrossFadeTransitions: true,
          otherApps: .include
        )
    )
    #expect(player.safeAreaBottom == 34)
  }

  @Test func recordsArePlayedAtTheirTimes() async throws {
    let trace = KeyboardTrace(
      title: "T",
      records: [nil, 0.5, nil, 0.5, 2].map { time in
        KeyboardTrace.Record(time: time, .notification(name: "N", userInfo: nil))
      }
    )
    let player = player
    let posted = Mailbox(player.center, names: ["N"])
    let clock = ManualKeyboardClock()
    let playing = Task { try await player.play(trace, on: clock) }
    for _ in 0..<100 where clock.pendingCount == 0 { await clock.advance(by: 0) }
    await clock.advance(by: 0.25)
    #expect(posted.names.count == 1)
    await clock.advance(by: 0.25)
    #expect(posted.names.count == 4)
    await clock.advance(by: 1.5)
    try await playing.value
    #expect(posted.names.count == 5)
  }

  /// Each record is waited for from the start, so that what a wait adds is not added again.
  @Test func theTimesAreMeasuredFromTheStart() async throws {
    let records = (1...3).map { second in
      KeyboardTrace.Record(time: Double(second), .notification(name: "N", userInfo: nil))
    }
    let trace = KeyboardTrace(title: "T", records: records)
    let clock = LateClock()
    let playing = Task { [player] in try await player.play(trace, on: clock) }
    for _ in 0..<100 where clock.time.pendingCount < 3 { await clock.time.advance(by: 0) }
    await clock.time.advance(by: 4)
    try await playing.value
    #expect(clock.delays == [1, 2, 3])
  }

  @Test func aTaskThatIsCancelledPlaysNoMore() async throws {
    let player = player
    let posted = Mailbox(player.center, names: ["UIKeyboardWillShowNotification"])
    let clock = ManualKeyboardClock()
    let playing = Task { try await player.play(.builtIn(.secondShowTaller), on: clock) }
    for _ in 0..<100 where clock.pendingCount == 0 { await clock.advance(by: 0) }
    playing.cancel()
    await #expect(throws: CancellationError.self) { try await playing.value }
    await clock.advance(by: 10)
    #expect(posted.names.count == 1)
  }
}

/// A clock that is a tenth of a second late with each action.
@MainActor private final class LateClock: KeyboardClock {
  let time = ManualKeyboardClock()
  private(set) var delays: [TimeInterval] = []

  func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken {
    delays.append(seconds)
    return time.schedule(after: seconds + 0.1, action)
  }
}

/// Keeps what is posted to a centre.
@MainActor private final class Mailbox {
  private(set) var names: [String] = []
  private(set) var frames: [CGRect] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ center: NotificationCenter, names: [String]) {
    tokens = names.map { name in
      center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { [weak self] in
        let frame = $0.userInfo?["frame"] as? CGRect
        MainActor.assumeIsolated {
          self?.names.append(name)
          if let frame { self?.frames.append(frame) }
        }
      }
    }
  }
}
