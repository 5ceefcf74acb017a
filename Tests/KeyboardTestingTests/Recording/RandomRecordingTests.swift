import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

/// Random sessions of an app, recorded and played again: both end in the same state.
@MainActor
@Suite final class RandomRecordingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("random-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// `KEYBOARD_RANDOM_SEQUENCES` sets the number of sessions of either kind.
  nonisolated private static let seeds: Range<UInt64> =
    0..<(ProcessInfo.processInfo.environment["KEYBOARD_RANDOM_SEQUENCES"].flatMap(UInt64.init) ?? 40)

  @Test(arguments: seeds, [false, true])
  func aSessionEndsAsItDidOnTheDevice(_ seed: UInt64, _ isCut: Bool) throws {
    var session = RandomSession(seed: seed)
    let keyboard = session.keyboard
    let byteLimit = isCut ? 6_000 + Int(seed % 7) * 1_500 : 1 << 20
    let recorder = try keyboard.recorder(in: folder, byteLimit: byteLimit)
    for _ in 0..<30 { session.step() }
    recorder.stop()
    let trace = try KeyboardTrace(contentsOf: #require(recorder.files.first))
    let player = KeyboardTracePlayer()
    player.tracker.onMalformed = { _ in }
    player.play(trace)
    let (found, expected) = (player.tracker.state, keyboard.tracker.state)
    #expect(found.visibility == expected.visibility)
    #expect(found.coveredHeight == expected.coveredHeight)
    #expect(found.isVisible == false || found.frame == expected.frame)
  }
}

/// What a person and the system do, by chance.
@MainActor private struct RandomSession {
  let keyboard: SimulatedKeyboard
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    let device: SimulatedKeyboard.Device = seed % 2 == 0 ? .iPad : .iPhone
    keyboard = SimulatedKeyboard(device, noise: seed % 3 == 0 ? .none : .seeded(seed))
    keyboard.tracker.onMalformed = { _ in }
    keyboard.environment.otherApps = seed % 5 < 2 ? .include : .ignore
    if seed % 4 == 1, let screen = keyboard.environment.screen {
      keyboard.environment.window = screen.insetBy(dx: 0, dy: 20)
    }
  }

  mutating func step() {
    let number = generator.next()
    let verbs = [
      "show", "show", "show", "hide", "hide", "height:\(200 + number / 14 % 150)", "undock", "dock",
      number % 3 == 0 ? "portrait" : "landscape", "hideInBackground",
      number % 3 == 0 ? "otherShows" : "otherHides", number % 3 == 0 ? "drag" : "dragBack",
      "prompt", number % 3 == 0 ? "pinyin" : "standard",
    ]
    keyboard.perform(verbs[Int(number % 14)])
  }
}
