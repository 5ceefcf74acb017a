import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// The screens that notifications are posted with, recorded and played again.
@MainActor
@Suite struct RecordedScreenTests {
  private final class Screen {}

  private func names(_ trace: KeyboardTrace) -> [String?] {
    trace.records.compactMap { record -> String?? in
      guard case .notification(_, _, let screen) = record.content else { return nil }
      return .some(screen)
    }
  }

  /// Records a notification for each screen, in an environment with the screen of an identity.
  private func trace(_ identity: KeyboardScreen, _ screens: [Screen?]) throws -> KeyboardTrace {
    let center = NotificationCenter()
    var data = Data()
    var environment = KeyboardEnvironment(screen: .zero)
    environment.screenIdentity = identity
    let recorder = KeyboardTraceRecorder(
      title: "T",
      center: center,
      environment: { [environment] in environment },
      write: { data += $0 }
    )
    for screen in screens {
      center.post(name: KeyboardNotificationType.willShow.name, object: screen)
    }
    recorder.stop()
    return try KeyboardTrace(data: data)
  }

  @Test func screensAreNumberedInTheOrderOfTheirAppearance() throws {
    let (first, second) = (Screen(), Screen())
    let trace = try trace(KeyboardScreen(second), [first, second, first, nil])
    #expect(names(trace) == ["screen 2", "screen 1", "screen 2", nil])
    #expect(trace.records.first?.content == .screen(.zero, name: "screen 1"))
  }

  @Test func aScreenNamedLikeANumberIsAnotherOne() throws {
    let trace = try trace(KeyboardScreen(name: "screen 1"), [Screen()])
    #expect(trace.records.first?.content == .screen(.zero, name: "screen 1"))
    #expect(names(trace) == ["screen 2"])
  }

  @Test func aKeyboardOnAnotherScreenCoversNothingHereWhenItIsPlayedAgain() throws {
    let keyboard = SimulatedKeyboard(object: NamedScreen(name: "projector"))
    keyboard.environment.screenIdentity = KeyboardScreen(name: "phone")
    let fixture = KeyboardFixture(keyboard)
    keyboard.show()
    #expect(fixture.timeline() == "cwCW\neeee")
    #expect(keyboard.coveredHeight == 0)
    let trace = try KeyboardTrace(jsonLines: keyboard.trace.jsonLines)
    #expect(names(trace) == Array(repeating: "projector", count: 4))
    let player = KeyboardTracePlayer()
    player.play(trace)
    #expect(player.environment.screenIdentity == KeyboardScreen(name: "phone"))
    #expect(player.tracker.state == .initial)
  }
}
