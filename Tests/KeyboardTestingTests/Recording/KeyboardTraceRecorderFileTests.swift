import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct KeyboardTraceRecorderFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("recorder-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var file: URL { folder.appendingPathComponent("keyboard.jsonl") }

  @Test func eachLineIsInTheFileAsSoonAsItIsRecorded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let keyboard = SimulatedKeyboard()
    let recorder = try recorder(of: keyboard)
    #expect(try KeyboardTrace(data: Data(contentsOf: file)).types.isEmpty)
    keyboard.show()
    #expect(try KeyboardTrace(data: Data(contentsOf: file)).types.count == 4)
    #expect(recorder.isRecording)
  }

  @Test func whatASimulatedKeyboardPostsIsWhatIsRecorded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let keyboard = SimulatedKeyboard(device: .iPad)
    let recorder = try recorder(of: keyboard)
    keyboard.show()
    keyboard.rotate(to: .landscape)
    keyboard.background()
    keyboard.undock()
    recorder.stop()
    let trace = try KeyboardTrace(data: Data(contentsOf: file))
    #expect(trace.records.map(\.content) == keyboard.trace.records.map(\.content))
  }

  @Test func aFileThatIsThereIsReplaced() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("nonsense".utf8).write(to: file)
    let recorder = try recorder(of: SimulatedKeyboard())
    recorder.stop()
    #expect(throws: Never.self) { try KeyboardTrace(data: Data(contentsOf: file)) }
  }

  @Test func aFileThatCannotBeMadeIsAnError() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("nowhere").appendingPathComponent("keyboard.jsonl")
    #expect(throws: (any Error).self) { try KeyboardTraceRecorder(file: file) }
  }

  private func recorder(of keyboard: SimulatedKeyboard) throws -> KeyboardTraceRecorder {
    try KeyboardTraceRecorder(
      file: file,
      center: keyboard.center,
      environment: { keyboard.environment },
      safeAreaBottom: { keyboard.safeAreaBottom }
    )
  }
}
