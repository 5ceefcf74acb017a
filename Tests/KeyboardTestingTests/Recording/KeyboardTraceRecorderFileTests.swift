import Foundation
import KeyboardNotifications
import TestSupport
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
    for _ in 0..<10 {
      keyboard.show()
      keyboard.hide()
    }
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
    for name in others { _ = try temporaryFolder.file(name) }
    for _ in 0..<4 { _ = try SimulatedKeyboard().recorder(in: folder, fileCount: 1) }
    #expect(try temporaryFolder.names() == Set(others + ["keyboard-0004.jsonl"]))
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let file = try temporaryFolder.file("file")
    #expect(throws: (any Error).self) { try KeyboardTraceRecorder(folder: file, title: "A test") }
  }

  // MARK: - Rotation

  /// The end frames of the notifications in the files, the oldest first.
  private func postedFrames(_ recorder: KeyboardTraceRecorder) throws -> [KeyboardTraceValue?] {
    try recorder.files.reversed().flatMap { file in
      try KeyboardTrace(contentsOf: file).userInfos.map { $0[KeyboardUserInfoKey.endFrame] }
    }
  }

  @Test func eachNotificationIsInOneFile() throws {
    let keyboard = SimulatedKeyboard(.iPadWithHomeButton)
    let recorder = try keyboard.recorder(in: folder, fileCount: 10, byteLimit: 16_000)
    let fixture = SimulatedKeyboardFixture(keyboard)
    for height in 0..<20 {
      keyboard.show()
      keyboard.change(height: 300 + CGFloat(height))
      keyboard.hide()
    }
    #expect(recorder.files.count > 2)
    let frames = fixture.notifications().map { KeyboardTraceValue($0.payload.endFrame) }
    #expect(try postedFrames(recorder) == frames)
  }

  /// A whole move stays in one file, which may therefore be a little longer than the limit.
  @Test(arguments: stride(from: 8_000, to: 12_000, by: 500).map(\.self))
  func aFullFileEndsAfterAHide(_ byteLimit: Int) throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder, fileCount: 10, byteLimit: byteLimit)
    for _ in 0..<10 {
      keyboard.show()
      keyboard.hide()
    }
    let full = recorder.files.dropFirst()
    #expect(!full.isEmpty)
    for file in full {
      let size = try Data(contentsOf: file).count
      #expect((byteLimit..<byteLimit + 5_000).contains(size))
      let trace = try KeyboardTrace(contentsOf: file)
      #expect(trace.types.last == "didHide" && trace.importNotes.isEmpty)
    }
    let next = try trace(of: recorder)
    #expect(next.importNotes.isEmpty && !next.continuesKeyboard)
  }

  @Test func theLastLineOfAFileAndTheFirstOfTheNextSayThatTheyBelongTogether() throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder, byteLimit: 4_096)
    while recorder.files.count == 1 {
      keyboard.show()
      keyboard.hide()
    }
    let lines = try recorder.files.map { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }
    #expect(lines[1].last?.contains(#""kind":"end""#) == true)
    #expect(lines[1].last?.contains(#""reason":"continued""#) == true)
    #expect(lines[0][1].contains(#""kind":"cut""#))
    #expect(lines[0][1].contains(#""continues":"keyboard-0001.jsonl""#))
  }

  /// A keyboard that was up in the middle is none of the next file's, until it moves again.
  @Test func aKeyboardThatStaysUpIsCutAtTwiceTheLimitWithANoteInBothFiles() throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder, byteLimit: 8_000)
    keyboard.show()
    var height: CGFloat = 300
    while recorder.files.count == 1 {
      height += 1
      keyboard.change(height: height)
    }
    let sizes = try recorder.files.map { try Data(contentsOf: $0).count }
    #expect(sizes[1] >= 16_000 && sizes[1] < 17_500)
    let traces = try recorder.files.map { try KeyboardTrace(contentsOf: $0) }
    let lastLine = try String(contentsOf: recorder.files[1], encoding: .utf8).count { $0 == "\n" }
    #expect(
      traces[1].importNotes == [
        "line \(lastLine): the recording is continued in another file, with a keyboard on screen"
      ]
    )
    #expect(
      traces[0].importNotes == [
        "line 2: the recording continues another file, with a keyboard on screen"
      ]
    )
    #expect(traces[0].continuesKeyboard && !traces[1].continuesKeyboard)
  }

  @Test(arguments: [0, -1, Int.min])
  func aLimitIsLargeEnoughForAMove(_ byteLimit: Int) throws {
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder, byteLimit: byteLimit)
    keyboard.show()
    #expect(try trace(of: recorder).types.count == 4)
    #expect(recorder.files.count == 1)
  }

  @Test func theNextFileBeginsWithTheScreenTheWindowAndTheStateOfTheApp() throws {
    let keyboard = SimulatedKeyboard(.iPadWithHomeButton)
    keyboard.environment.window = CGRect(x: 0, y: 0, width: 500, height: 1024)
    let recorder = try keyboard.recorder(in: folder, byteLimit: 4_096)
    keyboard.show()
    try keyboard.background {
      for height in 0..<20 { keyboard.change(height: 300 + CGFloat(height)) }
      let player = KeyboardTracePlayer()
      try trace(of: recorder).records.prefix(3).forEach(player.play)
      #expect(player.environment.screenBounds == keyboard.environment.screenBounds)
      #expect(player.environment.window == keyboard.environment.window)
      #expect(player.environment.applicationState == .background)
    }
    #expect(recorder.files.count > 1)
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
    let next = try trace(of: recorder)
    #expect(next.types == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(next.continuesKeyboard)
  }
}
