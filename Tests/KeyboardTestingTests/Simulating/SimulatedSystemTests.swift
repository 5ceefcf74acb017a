import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SimulatedSystemTests {
  private final class Screen {}

  @Test(arguments: [(SimulatedKeyboard.System.iOS13, false), (.iOS16, true), (.iOS26, true)])
  func theScreenIsTheObjectFromIOS16On(_ system: SimulatedKeyboard.System, _ isGiven: Bool) {
    let screen = Screen()
    let keyboard = SimulatedKeyboard(system: system, object: screen)
    let found = Found()
    let name = KeyboardNotificationType.willShow.name
    let observer = keyboard.center.addObserver(forName: name, object: nil, queue: nil) { note in
      let isScreen = note.object is Screen
      MainActor.assumeIsolated { found.isScreen = isScreen }
    }
    keyboard.show()
    keyboard.center.removeObserver(observer)
    #expect(found.isScreen == isGiven)
  }

  @MainActor private final class Found {
    var isScreen: Bool?
  }

  @Test(arguments: [(SimulatedKeyboard.System.iOS13, true), (.iOS16, false), (.iOS26, false)])
  func aConfirmationHasAnAnimationOnOlderSystemsOnly(
    _ system: SimulatedKeyboard.System,
    _ hasOne: Bool
  ) {
    let fixture = KeyboardFixture(SimulatedKeyboard(system: system))
    fixture.keyboard.show()
    for notification in fixture.notifications() {
      let isExpected = notification.type.isAnnouncement || hasOne
      #expect((notification.payload.animation != nil) == isExpected)
    }
  }

  @Test(arguments: [(SimulatedKeyboard.System.iOS16, CGFloat(380)), (.iOS26, 44)])
  func aHideOfIOS26EndsWithTheHeightOfTheAccessoryView(
    _ system: SimulatedKeyboard.System,
    _ height: CGFloat
  ) {
    let fixture = KeyboardFixture(SimulatedKeyboard(system: system, accessoryHeight: 44))
    fixture.keyboard.show()
    fixture.keyboard.hide()
    let last = fixture.notifications().last
    #expect(last?.payload.endFrame == CGRect(x: 0, y: 844, width: 390, height: height))
    #expect(fixture.tracker.state.visibility == .hidden)
  }

  /// A fade is confirmed early on iOS 26.
  @Test(arguments: [(SimulatedKeyboard.System.iOS13, 0.25), (.iOS16, 0.25), (.iOS26, 0.04)])
  func aKeyboardThatFadesOutEndsWithAnEmptyFrame(
    _ system: SimulatedKeyboard.System,
    _ time: TimeInterval
  ) {
    let fixture = KeyboardFixture(SimulatedKeyboard(system: system))
    fixture.keyboard.environment.prefersCrossFadeTransitions = true
    fixture.keyboard.show()
    #expect(fixture.keyboard.trace.records.last?.time == time)
    fixture.keyboard.hide()
    #expect(fixture.notifications().last?.payload.endFrame == .zero)
    #expect(fixture.tracker.state.visibility == .hidden)
    #expect(fixture.keyboard.trace.header.system == system.name)
  }
}
