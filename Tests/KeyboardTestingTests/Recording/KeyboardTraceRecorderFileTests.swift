import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

@MainActor
@Suite struct KeyboardTraceRecorderFileTests {
  private let temporaryFolder = TemporaryFolder()
  private var folder: URL { temporaryFolder.url }

  private func trace(of recorder: KeyboardTraceRecorder) throws -> KeyboardTrace {
    try KeyboardTrace(data: Data(contentsOf: #require(recorder.files.first)))
  }

  @Test func eachLineIsWrittenAtOnce() throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder)
    #expect(try trace(of: recorder).types.isEmpty)
    keyboard.show()
    #expect(try trace(of: recorder).types.count == 4)
    #expect(recorder.ending == nil)
  }

  @Test func aRelaunchDoesNotChangeTheRecordingOfTheCrash() throws {
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

  @Test func byDefaultTheLastThreeFilesAreKept() throws {
    let recorders = try (0..<5).map { _ in
      try KeyboardTraceRecorder(
        folder: folder,
        title: "A test",
        center: NotificationCenter(),
        environment: { KeyboardEnvironment() }
      )
    }
    let names = recorders[4].files.map(\.lastPathComponent)
    #expect(names == ["keyboard-0005.jsonl", "keyboard-0004.jsonl", "keyboard-0003.jsonl"])
  }

  @Test func theLastFewFilesAreKeptWhenOneIsFull() throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder, fileCount: 2, byteLimit: 8_000)
    for _ in 0..<10 { keyboard.perform([.show, .hide]) }
    #expect(recorder.files.count == 2)
    #expect(recorder.files.last?.lastPathComponent != "keyboard-0001.jsonl")
  }

  @Test(arguments: [0, -1, Int.min])
  func theNewFileIsAlwaysKept(_ fileCount: Int) throws {
    _ = try SimulatedKeyboard().recorder(in: folder)
    #expect(try SimulatedKeyboard().recorder(in: folder, fileCount: fileCount).files.count == 1)
  }

  @Test func aNumberThatAnotherProcessUsesIsNotUsedAgain() throws {
    let numbers = try ["one", "another", "a third"].map { header in
      try RotatingFile.open(header, in: folder, from: 1).number
    }
    #expect(numbers == [1, 2, 3])
    let first = folder.appendingPathComponent("keyboard-0001.jsonl")
    #expect(try String(contentsOf: first, encoding: .utf8) == "one\n")
  }

  @Test func otherFilesAreNeverRemoved() throws {
    let others = [
      "notes.txt", "keyboard-1.jsonl", "keyboard-000x.jsonl", "keyboard-.jsonl",
      "keyboard-\(Int.max).jsonl", "keyboard-٠٠٠١.jsonl", "keyboard-1000000000.jsonl",
    ]
    for name in others { _ = try temporaryFolder.file(named: name) }
    for _ in 0..<4 { _ = try SimulatedKeyboard().recorder(in: folder, fileCount: 1) }
    #expect(try temporaryFolder.names() == Set(others + ["keyboard-0004.jsonl"]))
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let file = try temporaryFolder.file()
    #expect(throws: (any Error).self) { try KeyboardTraceRecorder(folder: file, title: "A test") }
  }

  // MARK: - Rotation

  @Test func eachNotificationIsInOneFile() throws {
    let keyboard = SimulatedKeyboard(.iPad)
    let recorder = try keyboard.recorder(in: folder, fileCount: 10, byteLimit: 16_000)
    for height in 0..<20 {
      keyboard.show()
      keyboard.change(height: 300 + CGFloat(height))
      keyboard.hide()
    }
    let files = Array(recorder.files.reversed())
    #expect(files.count > 2)
    // The notifications at the beginning of a file have no begin frame.
    let posted = try files.flatMap { try KeyboardTrace(contentsOf: $0).userInfos }
      .filter { $0[KeyboardUserInfoKey.beginFrame] != nil }
    #expect(posted == keyboard.trace.userInfos)
    let lines = try String(contentsOf: files[1], encoding: .utf8).split(separator: "\n")
    #expect(lines[1].contains(#""kind":"cut""#))
    #expect(lines[1].contains(#""continues":"keyboard-0001.jsonl""#))
  }

  /// A whole move stays in one file, which may therefore be a little longer than the limit.
  @Test(arguments: stride(from: 8_000, to: 12_000, by: 500).map(\.self))
  func aFileIsFullAtItsLimitOnceTheKeyboardRests(_ byteLimit: Int) throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder, fileCount: 10, byteLimit: byteLimit)
    for _ in 0..<10 { keyboard.perform([.show, .hide]) }
    let full = recorder.files.dropFirst()
    #expect(!full.isEmpty)
    for file in full {
      let size = try Data(contentsOf: file).count
      #expect((byteLimit..<byteLimit + 5_000).contains(size))
      #expect(try KeyboardTrace(contentsOf: file).types.last?.hasPrefix("did") == true)
    }
  }

  @Test func theNextFileIsNotBegunWhenTheAppBecomesInactive() throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder, byteLimit: 4_096)
    let file = try #require(recorder.files.first)
    keyboard.show()
    var height: CGFloat = 300
    while try Data(contentsOf: file).count < 4_096 {
      height += 1
      keyboard.change(height: height)
    }
    let name = Notification.Name("UIApplicationWillResignActiveNotification")
    keyboard.center.post(name: name, object: nil)
    #expect(recorder.files == [file])
  }

  @Test func aMoveThatNeverEndsIsSplitAtTwiceTheLimit() throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder, byteLimit: 8_000)
    for height in 0..<80 {
      keyboard.post(.willShow, end: CGRect(x: 0, y: 500 - height, width: 390, height: 344 + height))
    }
    let sizes = try recorder.files.map { try Data(contentsOf: $0).count }
    #expect(sizes.count > 1 && sizes.allSatisfy { $0 < 17_000 })
  }

  @Test(arguments: [0, -1, Int.min])
  func aLimitIsLargeEnoughForAMove(_ byteLimit: Int) throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder, byteLimit: byteLimit)
    keyboard.show()
    #expect(try trace(of: recorder).types.count == 4)
    #expect(recorder.files.count == 1)
  }

  @Test func theNextFileBeginsWithTheScreenTheWindowAndTheKeyboard() throws {
    let screens = [PlayedScreen(), PlayedScreen()]
    let keyboard = SimulatedKeyboard(.iPad, object: screens[1])
    keyboard.environment.window = CGRect(x: 0, y: 0, width: 500, height: 1024)
    // The screen that was named first is not the one at the end.
    keyboard.environment.screenIdentity = KeyboardScreen(screens[0])
    let recorder = try keyboard.recorder(in: folder, byteLimit: 12_000)
    keyboard.environment.screenIdentity = KeyboardScreen(screens[1])
    keyboard.show()
    for height in 0..<30 { keyboard.change(height: 300 + CGFloat(height)) }
    #expect(recorder.files.count > 1)
    let player = KeyboardTracePlayer()
    player.play(try trace(of: recorder))
    #expect(player.environment.window == keyboard.environment.window)
    #expect(player.tracker.state.coveredHeight == keyboard.coveredHeight)
    #expect(player.tracker.state.visibility == .shown)
  }

  @Test func theNextFileBeginsWithTheStateOfTheApp() throws {
    let keyboard = SimulatedKeyboard(.iPad)
    let recorder = try keyboard.recorder(in: folder, byteLimit: 4_096)
    keyboard.show()
    try keyboard.background {
      for height in 0..<10 { keyboard.change(height: 300 + CGFloat(height)) }
      let contents = try trace(of: recorder).records.map(\.content)
      #expect(contents.contains(.application(.background)))
    }
    let player = KeyboardTracePlayer()
    player.play(try trace(of: recorder))
    #expect(player.tracker.state.coveredHeight == keyboard.coveredHeight)
  }

  @Test(arguments: [true, false])
  func theNextFileIsBegunIfThisOneIsMovedOrRemoved(_ isMoved: Bool) throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder)
    keyboard.show()
    let file = try #require(recorder.files.first)
    let elsewhere = folder.appendingPathComponent("taken.jsonl")
    try FileManager.default.moveItem(at: file, to: elsewhere)
    if !isMoved { try FileManager.default.removeItem(at: elsewhere) }
    keyboard.hide()
    recorder.stop()
    #expect(recorder.ending == .stopped)
    // Its number is not used again.
    #expect(recorder.files.map(\.lastPathComponent) == ["keyboard-0002.jsonl"])
    let types = ["willShow", "didShow", "willChangeFrame", "willHide", "didChangeFrame", "didHide"]
    #expect(try trace(of: recorder).types == types)
  }

  // MARK: - Random sessions of an app

  /// `KEYBOARD_RANDOM_SEQUENCES` sets the number of sessions of either kind.
  nonisolated private static let seeds: Range<UInt64> =
    0..<(ProcessInfo.processInfo.environment["KEYBOARD_RANDOM_SEQUENCES"].flatMap(UInt64.init) ?? 40)

  /// With rotation there is no noise: a late confirmation would be in another file than its
  /// announcement.
  @Test(arguments: seeds, [false, true])
  func aRecordedSessionEndsInTheSameState(_ seed: UInt64, _ isRotated: Bool) throws {
    var session = RandomSession(seed: seed, hasNoise: !isRotated && seed % 3 > 0)
    let keyboard = session.keyboard
    let byteLimit = isRotated ? 6_000 + Int(seed % 7) * 1_500 : 1 << 20
    let recorder = try keyboard.recorder(in: folder, byteLimit: byteLimit)
    for _ in 0..<30 { session.step() }
    recorder.stop()
    let trace = try KeyboardTrace(contentsOf: #require(recorder.files.first))
    let player = KeyboardTracePlayer()
    player.tracker.onMalformed = { _ in }
    player.play(trace)
    let found = player.tracker.state
    let expected = keyboard.tracker.state
    #expect(found.visibility == expected.visibility)
    #expect(found.coveredHeight == expected.coveredHeight)
    #expect(found.isVisible == false || found.frame == expected.frame)
  }
}

/// Random actions of a person and the system.
@MainActor private struct RandomSession {
  let keyboard: SimulatedKeyboard
  private var generator: SplitMix64

  init(seed: UInt64, hasNoise: Bool) {
    generator = SplitMix64(seed: seed)
    let device: SimulatedKeyboard.Device = seed % 2 == 0 ? .iPad : .iPhone
    keyboard = SimulatedKeyboard(device, noise: hasNoise ? .seeded(seed) : .none)
    keyboard.tracker.onMalformed = { _ in }
    keyboard.environment.otherApps = seed % 5 < 2 ? .include : .ignore
    if seed % 4 == 1, let screen = keyboard.environment.screen {
      keyboard.environment.window = screen.insetBy(dx: 0, dy: 20)
    }
  }

  mutating func step() {
    let number = generator.next()
    let isThird = number % 3 == 0
    let actions: [KeyboardAction] = [
      .show, .show, .show, .hide, .hide, .height(CGFloat(200 + number / 14 % 150)), .undock, .dock,
      isThird ? .portrait : .landscape, .hideInBackground, isThird ? .otherShows : .otherHides,
      isThird ? .drag : .dragBack, .prompt, isThird ? .pinyin : .standard,
    ]
    actions[Int(number % 14)].perform(keyboard)
  }
}
