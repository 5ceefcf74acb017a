import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

/// A real text field raises the real keyboard; needs a simulator without a hardware keyboard.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct KeyboardTraceRecorderTests {
  @Test func theSystemsNotificationsAreRecordedInOrder() async throws {
    let trace = try await Performance.record().trace
    let names = trace.records.compactMap { record in
      if case .notification(let name, _) = record.content { name } else { nil }
    }
    let types = names.compactMap { KeyboardNotificationType(name: Notification.Name($0)) }
    let shown: [KeyboardNotificationType] = [.willShow, .didShow, .willHide, .didHide]
    var firsts: [KeyboardNotificationType] = []
    for type in types where shown.contains(type) && !firsts.contains(type) { firsts.append(type) }
    #expect(firsts == shown)
  }

  @Test func everyNotificationOfTheSystemIsRead() async throws {
    let performance = try await Performance.record()
    #expect(performance.errors == [])
  }

  @Test func whatAppearsDisappears() async throws {
    let transitions = try await Performance.record().transitions
    #expect(transitions.first?.change == .appeared)
    #expect(transitions.last?.change == .disappeared)
    #expect(abs(transitions.reduce(0) { $0 + $1.heightIncrement }) < 0.5)
  }

  @Test func theRecordingPlaysAsItWasSeen() async throws {
    let performance = try await Performance.record()
    let player = KeyboardTracePlayer()
    let tracker = KeyboardTracker(center: player.center) { player.environment }
    var played: [KeyboardTransition] = []
    let token = tracker.observe { played.append($0) }
    player.play(try performance.trace)
    token.cancel()
    #expect(played == performance.transitions)
  }
}
