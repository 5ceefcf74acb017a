#if os(macOS) || os(Linux)
import Foundation
import KeyboardNotifications
import Testing
import TestSupport

@testable import KeyboardTesting

/// Recordings on a full disk, and in a folder that is changed by others.
@MainActor struct RecordingDiskTests {
  /// A limit on the size of files simulates a full disk.
  ///
  /// It applies to a whole process, so the test has its own.
  @Test func aRecordingThatCannotBeBegunRemovesNoFile() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let folder = TemporaryFolder()
        for _ in 0..<3 { _ = try SimulatedKeyboard().recorder(in: folder.url) }
        let before = try folder.names()
        limitFileSize(to: 0)
        #expect(throws: CocoaError.self) { try SimulatedKeyboard().recorder(in: folder.url) }
        #expect(try folder.names() == before)
      }
    }
  }

  @Test func anEmptyFileDoesNotCount() throws {
    let folder = TemporaryFolder()
    let first = try SimulatedKeyboard().recorder(in: folder.url)
    for number in 2...3 { _ = try folder.file("keyboard-000\(number).jsonl") }
    let last = try SimulatedKeyboard().recorder(in: folder.url, fileCount: 2)
    #expect(
      last.files.map(\.lastPathComponent) == ["keyboard-0004.jsonl", "keyboard-0001.jsonl"]
    )
    #expect(first.files == last.files)
  }

  @Test func aNextFileThatCannotBeBegunEndsTheRecording() throws {
    let folder = TemporaryFolder()
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder.url)
    try FileManager.default.removeItem(at: folder.url)
    try Data("a file".utf8).write(to: folder.url)
    keyboard.show()
    #expect(recorder.ending != nil)
  }

  @Test func aRemovedFolderIsCreatedAgain() throws {
    let folder = TemporaryFolder()
    let keyboard = SimulatedKeyboard()
    let recorder = try keyboard.recorder(in: folder.url)
    keyboard.show()
    try FileManager.default.removeItem(at: folder.url)
    keyboard.hide()
    #expect(recorder.ending == nil)
    let trace = try KeyboardTrace(contentsOf: #require(recorder.files.first))
    #expect(
      trace.types.suffix(4) == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]
    )
  }
}

#if os(Linux)
private let fileSizeResource = Int32(RLIMIT_FSIZE.rawValue)
#else
private let fileSizeResource = RLIMIT_FSIZE
#endif

/// Limits the size that a file of this process can have; writing beyond it is an error.
private func limitFileSize(to bytes: rlim_t) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit()
  getrlimit(fileSizeResource, &limit)
  limit.rlim_cur = bytes
  setrlimit(fileSizeResource, &limit)
}
#endif
