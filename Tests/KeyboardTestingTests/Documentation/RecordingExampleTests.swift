import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// The examples of the article "Recording on a device".
@MainActor
@Suite struct RecordingExampleTests {
  @MainActor
  final class KeyboardRecording {
    private let recorder: KeyboardTraceRecorder

    /// Begins a recording, beside those of the last launches.
    init(
      folder: URL,
      center: NotificationCenter = .default,
      environment: @escaping @MainActor () -> KeyboardEnvironment
    ) throws {
      recorder = try KeyboardTraceRecorder(
        folder: folder,
        title: "The keyboard in a chat",
        center: center,
        environment: environment
      )
    }

    /// The files to share, the newest first.
    func filesToShare() -> [URL] {
      recorder.files
    }
  }

  @Test func aRecordingIsAFileToShare() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let keyboard = SimulatedKeyboard()
    let recording = try KeyboardRecording(folder: folder, center: keyboard.center) {
      keyboard.environment
    }
    keyboard.show()
    keyboard.hide()
    let file = try #require(recording.filesToShare().first)
    let trace = try KeyboardTrace(data: Data(contentsOf: file))
    #expect(trace.drawing == "cwCWchCH\n^=.=v=.=")
  }
}
