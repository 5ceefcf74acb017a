import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// The examples of the article "Recording on a device".
@MainActor
@Suite struct RecordingExampleTests {
  @MainActor
  final class KeyboardRecording {
    private let file: URL
    private var recorder: KeyboardTraceRecorder?

    init(folder: URL) {
      file = folder.appendingPathComponent("keyboard.jsonl")
    }

    /// Begins a recording, in place of the one before.
    func start(
      center: NotificationCenter = .default,
      environment: @escaping @MainActor () -> KeyboardEnvironment = { .system }
    ) throws {
      recorder = try KeyboardTraceRecorder(
        file: file,
        header: .recording("The keyboard in a chat"),
        center: center,
        environment: environment
      )
    }

    /// Ends the recording, and gives the file to share.
    func finish() -> URL {
      recorder?.stop()
      recorder = nil
      return file
    }
  }

  @Test func aRecordingIsAFileToShare() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let keyboard = SimulatedKeyboard()
    let recording = KeyboardRecording(folder: folder)
    try recording.start(center: keyboard.center) { keyboard.environment }
    keyboard.show()
    keyboard.hide()
    let trace = try KeyboardTrace(data: Data(contentsOf: recording.finish()))
    #expect(KeyboardTimeline(trace).description == "cwCWchCH\n^x.xvx.x")
  }
}
