import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// What differs between the systems.
@MainActor
@Suite struct SimulatedSystemTests {
  private final class Screen {}

  @MainActor private final class Found {
    var isScreen: Bool?
  }

  /// The screen is the object from iOS 16 on, a confirmation has an animation on older systems
  /// only, and a hide of iOS 26 ends with the height of the accessory view.
  @Test(
    arguments: [
      (.iOS15, false, true, 380), (.iOS16, true, false, 380), (.iOS26, true, false, 44),
    ] as [(SimulatedKeyboard.System, Bool, Bool, CGFloat)]
  )
  func aSystemHasItsQuirks(
    _ system: SimulatedKeyboard.System,
    _ isGiven: Bool,
    _ confirmsWithAnimation: Bool,
    _ height: CGFloat
  ) {
    let screen = Screen()
    let found = Found()
    let keyboard = SimulatedKeyboard(system: system, accessoryHeight: 44, object: screen)
    let fixture = KeyboardFixture(keyboard)
    let name = KeyboardNotificationType.willShow.name
    let observer = keyboard.center.addObserver(forName: name, object: nil, queue: nil) { note in
      let isScreen = note.object is Screen
      MainActor.assumeIsolated { found.isScreen = isScreen }
    }
    keyboard.show()
    keyboard.hide()
    keyboard.center.removeObserver(observer)
    #expect(found.isScreen == isGiven)
    let notifications = fixture.notifications()
    for notification in notifications {
      let isExpected = notification.type.isAnnouncement || confirmsWithAnimation
      #expect((notification.payload.animation != nil) == isExpected)
    }
    let end = CGRect(x: 0, y: 844, width: 390, height: height)
    #expect(notifications.last?.payload.endFrame == end)
    #expect(fixture.tracker.state.visibility == .hidden)
  }

  /// A fade is confirmed early on iOS 26.
  @Test(arguments: [(SimulatedKeyboard.System.iOS15, 0.25), (.iOS16, 0.25), (.iOS26, 0.04)])
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
