import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

@MainActor
@Suite final class KeyboardTraceRecorderFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("recorder-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func trace(of recorder: KeyboardTraceRecorder) throws -> KeyboardTrace {
    try KeyboardTrace(data: Data(contentsOf: #require(recorder.files.first)))
  }

  @Test func eachLineIsInTheFileAsSoonAsItIsRecorded() throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder)
    #expect(try trace(of: recorder).types.isEmpty)
    keyboard.show()
    #expect(try trace(of: recorder).types.count == 4)
    #expect(recorder.ending == nil)
  }

  @Test func whatASimulatedKeyboardPostsIsWhatIsRecorded() throws {
    let keyboard = SimulatedKeyboard(.iPad)
    let recorder = try keyboard.recorder(in: folder)
    keyboard.show()
    keyboard.rotate(to: .landscape)
    keyboard.background()
    keyboard.undock()
    recorder.stop()
    #expect(try trace(of: recorder).records.map(\.content) == keyboard.trace.records.map(\.content))
  }

  @Test func aRelaunchLeavesTheRecordingOfTheCrashAlone() throws {
    let keyboard = SimulatedKeyboard()
    let crashed = try keyboard.recorder(in: folder)
    keyboard.show()
    let first = try #require(crashed.files.first)
    let written = try Data(contentsOf: first)
    let relaunched = try SimulatedKeyboard().recorder(in: folder)
    #expect(relaunched.files.count == 2)
    #expect(relaunched.files.last == first)
    #expect(try Data(contentsOf: first) == written)
  }

  @Test func theLastFewSessionsAreKept() throws {
    let recorders = try (0..<5).map { _ in try SimulatedKeyboard().recorder(in: folder, sessions: 3)
    }
    let names = recorders[4].files.map(\.lastPathComponent)
    #expect(names == ["keyboard-0005.jsonl", "keyboard-0004.jsonl", "keyboard-0003.jsonl"])
  }

  @Test(arguments: [0, -1, Int.min])
  func theNewSessionIsAlwaysKept(_ sessions: Int) throws {
    _ = try SimulatedKeyboard().recorder(in: folder)
    #expect(try SimulatedKeyboard().recorder(in: folder, sessions: sessions).files.count == 1)
  }

  @Test func otherFilesAreNeverRemoved() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let others = [
      "notes.txt", "keyboard-1.jsonl", "keyboard-000x.jsonl", "keyboard-.jsonl",
      "keyboard-\(Int.max).jsonl", "keyboard-٠٠٠١.jsonl",
    ]
    for name in others { try Data().write(to: folder.appendingPathComponent(name)) }
    for _ in 0..<4 { _ = try SimulatedKeyboard().recorder(in: folder, sessions: 1) }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(left) == Set(others + ["keyboard-0004.jsonl"]))
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    try Data("a file".utf8).write(to: folder)
    #expect(throws: (any Error).self) {
      try KeyboardTraceRecorder(folder: self.folder, title: "A test")
    }
  }

  @Test func aFileThatGrowsTooLongKeepsItsEnd() throws {
    let keyboard = SimulatedKeyboard(.iPad)
    let recorder = try keyboard.recorder(in: folder, byteLimit: 16_000)
    for height in 0..<100 {
      keyboard.show()
      keyboard.change(height: 300 + CGFloat(height))
      keyboard.hide()
    }
    keyboard.show()
    recorder.stop()
    let data = try Data(contentsOf: #require(recorder.files.first))
    #expect(data.count <= 16_000)
    #expect(data.count >= 6_000)
    let trace = try KeyboardTrace(data: data)
    let last = keyboard.trace.records.suffix(12).map(\.content)
    #expect(trace.records.suffix(12).map(\.content) == last)
    // The file says how much of it is missing.
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    #expect(lines[1].contains(#""kind":"cut""#))
    #expect(lines.last?.contains(#""reason":"stopped","unrecorded":"#) == true)
    #expect(lines.last?.contains(#""unrecorded":0"#) == false)
    #expect(recorder.ending == .stopped)
  }

  @Test func theEndThatIsKeptIsJudgedAsItWasOnTheDevice() throws {
    let screens = [PlayedScreen(), PlayedScreen()]
    let keyboard = SimulatedKeyboard(.iPad, object: screens[1])
    keyboard.environment.window = CGRect(x: 0, y: 0, width: 500, height: 1024)
    // The screen that was named first is not the one at the end.
    keyboard.environment.screenIdentity = KeyboardScreen(screens[0])
    let recorder = try keyboard.recorder(in: folder, byteLimit: 12_000)
    keyboard.environment.screenIdentity = KeyboardScreen(screens[1])
    keyboard.show()
    for height in 0..<60 { keyboard.change(height: 300 + CGFloat(height)) }
    let player = KeyboardTracePlayer()
    player.play(try trace(of: recorder))
    #expect(player.environment.window == keyboard.environment.window)
    #expect(player.tracker.state.coveredHeight == keyboard.coveredHeight)
    #expect(player.tracker.state.visibility == .shown)
  }

  @Test func anAnnouncementIsNotCutFromItsConfirmations() throws {
    for byteLimit in stride(from: 8_000, to: 12_000, by: 250) {
      let keyboard = SimulatedKeyboard()
      let recorder = try keyboard.recorder(in: folder, byteLimit: byteLimit)
      keyboard.show()
      for height in 0..<60 { keyboard.change(height: 300 + CGFloat(height)) }
      let data = try Data(contentsOf: #require(recorder.files.first))
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      let first = lines.first { $0.contains("UIKeyboardFrameBeginUserInfoKey") }
      #expect(first?.contains("KeyboardWill") == true)
    }
  }

  @Test(arguments: [true, false])
  func aFileThatIsMovedOrRemovedMeanwhileIsMadeAnew(_ isMoved: Bool) throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder)
    keyboard.show()
    let file = try #require(recorder.files.first)
    let elsewhere = folder.appendingPathComponent("rotated.jsonl")
    try FileManager.default.moveItem(at: file, to: elsewhere)
    if !isMoved { try FileManager.default.removeItem(at: elsewhere) }
    keyboard.hide()
    recorder.stop()
    #expect(recorder.ending == .stopped)
    #expect(recorder.files == [file])
    let trace = try trace(of: recorder)
    #expect(trace.records.map(\.content) == keyboard.trace.records.map(\.content))
  }

  // MARK: - Random sessions of an app, recorded and played again, end in the same state

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
