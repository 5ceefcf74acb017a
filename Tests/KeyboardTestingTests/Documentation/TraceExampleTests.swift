import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

/// The examples of the article "Testing a screen against a trace".
@MainActor
@Suite struct TraceExampleTests {
  @Test func theScreenMeetsTheTrace() throws {
    let player = KeyboardTracePlayer()
    let screen = ChatScreen(tracker: player.tracker)

    let failures = player.check(.builtIn(.pinyinGrowth)) { screen.bottomInset }
    #expect(failures.isEmpty)
  }

  @Test(arguments: KeyboardTrace.builtIn)
  func theTrackerMeetsEveryTrace(_ trace: KeyboardTrace) {
    #expect(KeyboardTracePlayer().check(trace).isEmpty)
  }

  @Test func theTraceOfACustomerIsReadFromAFile() throws {
    let customer = FileManager.default.temporaryDirectory
      .appendingPathComponent("customer-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: customer) }
    try Data(KeyboardTrace.builtIn(.passwordPrompt).jsonLines.utf8).write(to: customer)

    let trace = try KeyboardTrace(contentsOf: customer)

    #expect(trace == .builtIn(.passwordPrompt))
  }
}
