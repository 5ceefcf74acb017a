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

  @Test func screensAreNumberedInTheOrderOfTheirAppearance() throws {
    let center = NotificationCenter()
    let (first, second) = (Screen(), Screen())
    var data = Data()
    var environment = KeyboardEnvironment(screen: .zero)
    environment.screenIdentity = KeyboardScreen(second)
    let recorder = KeyboardTraceRecorder(
      title: "T",
      center: center,
      environment: { [environment] in environment },
      write: { data += $0 }
    )
    for screen in [first, second, first, nil] {
      center.post(name: KeyboardNotificationType.willShow.name, object: screen)
    }
    recorder.stop()
    let trace = try KeyboardTrace(data: data)
    #expect(names(trace) == ["screen 2", "screen 1", "screen 2", nil])
    #expect(trace.records.first?.content == .screen(.zero, name: "screen 1"))
  }

  @Test func aScreenNamedLikeANumberIsAnotherOne() throws {
    let center = NotificationCenter()
    let screen = Screen()
    var data = Data()
    var environment = KeyboardEnvironment(screen: .zero)
    environment.screenIdentity = KeyboardScreen(name: "screen 1")
    let recorder = KeyboardTraceRecorder(
      title: "T",
      center: center,
      environment: { [environment] in environment },
      write: { data += $0 }
    )
    center.post(name: KeyboardNotificationType.willShow.name, object: screen)
    recorder.stop()
    let trace = try KeyboardTrace(data: data)
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
