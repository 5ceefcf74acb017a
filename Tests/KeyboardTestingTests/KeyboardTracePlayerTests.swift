import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor struct KeyboardTracePlayerTests {
  private let player = KeyboardTracePlayer()

  @Test func aNotificationIsPostedWithItsUserInfo() async {
    let record = KeyboardTraceRecord(
      .notification(name: "Name", userInfo: ["frame": [1, 2, 3, 4], "text": "x"])
    )
    let posted = Mailbox(player.center, names: ["Name"])
    player.play(record)
    #expect(posted.frames == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test(arguments: [
    (KeyboardApplicationState.active, "UIApplicationDidBecomeActiveNotification"),
    (.inactive, "UIApplicationWillResignActiveNotification"),
    (.background, "UIApplicationDidEnterBackgroundNotification"),
  ])
  func aChangeOfTheApplicationIsPostedByUIKitsName(
    _ state: KeyboardApplicationState,
    _ name: String
  ) {
    let posted = Mailbox(player.center, names: [name])
    player.play(KeyboardTraceRecord(.application(state)))
    #expect(posted.names == [name])
  }

  @Test func whatIsSaidOfThePlaceIsRemembered() {
    let frames = (1...3).map { CGRect(x: 0, y: 0, width: 1, height: $0) }
    let contents: [KeyboardTraceContent] = [
      .screen(frames[0]), .window(frames[1]), .view(frames[2], safeAreaBottom: 34),
      .accessibility(prefersCrossFadeTransitions: true),
    ]
    for content in contents { player.play(KeyboardTraceRecord(content)) }
    #expect(
      player.environment
        == KeyboardEnvironment(
          screen: frames[0],
          window: frames[1],
          view: frames[2],
          prefersCrossFadeTransitions: true
        )
    )
    #expect(player.safeAreaBottom == 34)
  }

  @Test func aTrackerSeesWhatTheDeviceSaw() throws {
    let player = player
    let tracker = KeyboardTracker(center: player.center) { player.environment }
    var increments: [CGFloat] = []
    let token = tracker.observe { increments.append($0.heightIncrement) }
    try player.play(.builtIn("pinyin-growth"))
    token.cancel()
    #expect(increments == [216, 66])
  }

  @Test func recordsAreWaitedForInTime() async throws {
    let trace = KeyboardTrace(
      header: KeyboardTraceHeader(title: "T"),
      records: [0.5, nil, 0.5, 2].map { time in
        KeyboardTraceRecord(time: time, .notification(name: "N", userInfo: nil))
      }
    )
    let posted = Mailbox(player.center, names: ["N"])
    var waits: [String] = []
    try await player.play(trace) { seconds in
      waits.append("\(posted.names.count) posted, then \(seconds)")
    }
    #expect(waits == ["0 posted, then 0.5", "3 posted, then 1.5"])
    #expect(posted.names.count == 4)
  }

  @Test func whatWaitingThrowsEndsThePlaying() async throws {
    let posted = Mailbox(player.center, names: ["UIKeyboardWillShowNotification"])
    await #expect(throws: CancellationError.self) {
      try await player.play(.builtIn("second-show-taller")) { _ in throw CancellationError() }
    }
    #expect(posted.names.count == 1)
  }

  @Test func aTraceWithoutTimesPlaysAtOnceByTheClock() async throws {
    let posted = Mailbox(player.center, names: ["N"])
    let record = KeyboardTraceRecord(.notification(name: "N", userInfo: nil))
    try await player.playInTime(
      KeyboardTrace(header: KeyboardTraceHeader(title: "T"), records: [record])
    )
    #expect(posted.names == ["N"])
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
