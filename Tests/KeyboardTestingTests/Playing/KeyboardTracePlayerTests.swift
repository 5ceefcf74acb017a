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
  func aChangeOfTheApplicationIsPostedWithUIKitsName(
    _ states: [KeyboardApplicationState],
    _ names: [String]
  ) {
    let posted = Mailbox(player.center, names: KeyboardEvent.lifecycle.map(\.0))
    for state in states { player.play(KeyboardTrace.Record(.application(state))) }
    #expect(posted.names == names.map { "UIApplication\($0)Notification" })
    #expect(player.environment.applicationState == states.last)
  }

  @Test func theApplicationsStateChangesBeforeItsNotification() {
    let name = Notification.Name("UIApplicationWillResignActiveNotification")
    var states: [KeyboardApplicationState] = []
    let token = player.center.addMainActorObserver(
      descriptor: NotificationDescriptor<Void>(name: name, convert: { _ in })
    ) { [player] _ in states.append(player.environment.applicationState) }
    player.play(KeyboardTrace.Record(.application(.inactive)))
    token.cancel()
    #expect(states == [.inactive])
  }

  @Test func theEnvironmentIsThatOfTheRecordsSoFar() {
    let frames = (1...3).map { CGRect(x: 0, y: 0, width: 1, height: $0) }
    let contents: [KeyboardTraceContent] = [
      .screen(frames[0]), .window(frames[1]), .view(frames[2], safeAreaBottom: 34),
      .accessibility(prefersCrossFadeTransitions: true), .policy(otherApps: .include),
    ]
    for content in contents { player.play(KeyboardTrace.Record(content)) }
    #expect(
      player.environment
        == KeyboardEnvironment(
          screenBounds: frames[0],
          window: frames[1],
          view: frames[2],
          prefersCrossFadeTransitions: true,
          otherApps: .include
        )
    )
    #expect(player.safeAreaBottom == 34)
  }

  @Test func aNotificationOfAnotherScreenThanTheLastOneIsIgnored() {
    let userInfo = [KeyboardUserInfoKey.endFrame: KeyboardTraceValue.array([0, 508, 390, 336])]
    player.play(
      KeyboardTrace.Record(.screen(CGRect(x: 0, y: 0, width: 390, height: 844), name: "phone"))
    )
    let heights = ["projector", "phone"].map { screen in
      let name = KeyboardNotificationType.willShow.name.rawValue
      player.play(
        KeyboardTrace.Record(.notification(name: name, userInfo: userInfo, screen: screen))
      )
      return player.tracker.state.coveredHeight
    }
    #expect(heights == [0, 336])
  }

  /// Records of notifications at these times.
  private static func trace(_ times: [TimeInterval?]) -> KeyboardTrace {
    let records = times.map { time in
      KeyboardTrace.Record(time: time, .notification(name: "N", userInfo: nil))
    }
    return KeyboardTrace(title: "T", records: records)
  }

  /// All times are counted from the start; a record without a time has that of the one before.
  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func aTraceIsPlayedInRealTime() async throws {
    let posted = Mailbox(player.center, names: ["N"])
    let start = ProcessInfo.processInfo.systemUptime
    try await player.playInRealTime(Self.trace([nil, 0.03, nil, 0.05]))
    #expect(posted.names.count == 4)
    let times = posted.times.map { $0 - start }
    #expect(times[0] < times[1] && times[1] >= 0.03 && times[3] >= 0.05)
  }

  @Test func aTraceInRealTimeBeginsInTheInitialEnvironment() async throws {
    player.play(.builtIn(.safeArea))
    try await player.playInRealTime(KeyboardTrace(title: "Nothing"))
    #expect(player.safeAreaBottom == 0)
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10)), arguments: [60, 1e300])
  func aCancelledTaskPlaysNoMoreRecords(_ time: TimeInterval) async throws {
    let player = player
    let posted = Mailbox(player.center, names: ["N"])
    let playing = Task { try await player.playInRealTime(Self.trace([nil, time])) }
    for _ in 0..<1_000 where posted.names.isEmpty { await Task.yield() }
    playing.cancel()
    await #expect(throws: CancellationError.self) { try await playing.value }
    #expect(posted.names.count == 1)
  }

  // MARK: - Several traces with one player

  @Test func onePlayerChecksAnyTwoTraces() {
    for first in KeyboardTrace.builtIn {
      for second in KeyboardTrace.builtIn {
        let player = KeyboardTracePlayer()
        player.play(first)
        #expect(player.check(second) == [], "\(second.title) after \(first.title)")
      }
    }
  }

  @Test func eachTraceBeginsWithoutAKeyboardInTheFirstEnvironment() {
    let environment = KeyboardEnvironment(otherApps: .include)
    let player = KeyboardTracePlayer(environment: environment)
    player.play(.builtIn(.safeArea))
    player.play(KeyboardTrace.Record(.application(.background)))
    player.play(KeyboardTrace(title: "Nothing"))
    #expect(player.environment == environment)
    #expect(player.safeAreaBottom == 0)
    #expect(player.tracker.state.visibility == .hidden)
  }

  @Test func theEnvironmentOfEarlierRecordsRemainsForATrace() {
    player.play(KeyboardTrace.Record(.screen(CGRect(x: 0, y: 0, width: 375, height: 400))))
    player.play(KeyboardTrace.Record(.application(.inactive)))
    var trace = KeyboardTrace.builtIn(.pinyinGrowth)
    trace.records.removeAll { if case .screen = $0.content { true } else { false } }
    player.play(trace)
    #expect(player.environment.screenBounds?.height == 400)
    #expect(player.environment.applicationState == .inactive)
  }
}

/// Stores the notifications that are posted to a center.
@MainActor private final class Mailbox {
  private(set) var names: [String] = []
  private(set) var frames: [CGRect] = []
  /// The times of posting, in seconds.
  private(set) var times: [TimeInterval] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ center: NotificationCenter, names: [String]) {
    tokens = names.map { name in
      center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { [weak self] in
        let frame = $0.userInfo?["frame"] as? CGRect
        MainActor.assumeIsolated {
          self?.names.append(name)
          self?.times.append(ProcessInfo.processInfo.systemUptime)
          if let frame { self?.frames.append(frame) }
        }
      }
    }
  }
}
