import Foundation
import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing
import TypedNotifications
import UIKit

/// What the system did when a text field was focused and left again.
@MainActor
final class Performance {
  private(set) var transitions: [KeyboardTransition] = []
  private(set) var errors: [KeyboardDecodingError] = []
  private var data = Data()

  /// Plays the scene on a real screen, and keeps the recording beside the results of the test.
  static func record() async throws -> Performance {
    let performance = Performance()
    let stage = try await TextFieldStage()
    let environment = { @MainActor in KeyboardEnvironment(in: stage.window) }
    let tracker = KeyboardTracker(environment: environment)
    tracker.onMalformed = { performance.errors.append($0) }
    let token = tracker.observe { performance.transitions.append($0) }
    let recorder = KeyboardTraceRecorder(
      header: .recording("A text field is focused and left"),
      environment: environment,
      write: { performance.data.append($0) }
    )
    await show(stage)
    recorder.stop()
    token.cancel()
    stage.clear()
    Attachment.record(String(decoding: performance.data, as: UTF8.self), named: "text-field.jsonl")
    return performance
  }

  private static func show(_ stage: TextFieldStage) async {
    let didShow = UIResponder.keyboardDidShowNotification
    let didHide = UIResponder.keyboardDidHideNotification
    let waiter = NotificationWaiter(didShow, didHide)
    #expect(stage.field.becomeFirstResponder())
    await waiter.wait(for: didShow)
    stage.field.resignFirstResponder()
    await waiter.wait(for: didHide)
  }

  /// The recording, read as a file from a device would be.
  var trace: KeyboardTrace {
    get throws { try KeyboardTrace(data: data) }
  }
}
