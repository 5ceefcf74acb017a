import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

/// Differences between the systems.
@MainActor
@Suite struct SimulatedSystemTests {
  private final class Screen {}

  /// Notifications of a system, for a keyboard with an accessory view of 44 points.
  struct Notifications: Sendable {
    let system: SimulatedKeyboard.System
    let haveScreen: Bool
    let confirmWithAnimation: Bool
    let hideEndHeight: CGFloat
  }

  @Test(arguments: [
    Notifications(
      system: .iOS15,
      haveScreen: false,
      confirmWithAnimation: true,
      hideEndHeight: 380
    ),
    Notifications(
      system: .iOS16,
      haveScreen: true,
      confirmWithAnimation: false,
      hideEndHeight: 380
    ),
    Notifications(
      system: .iOS26,
      haveScreen: true,
      confirmWithAnimation: false,
      hideEndHeight: 44
    ),
  ])
  func theNotificationsAreThoseOfTheSystem(_ expected: Notifications) {
    let screen = Screen()
    let keyboard = SimulatedKeyboard(system: expected.system, accessoryHeight: 44, object: screen)
    let fixture = KeyboardFixture(keyboard)
    keyboard.show()
    keyboard.hide()
    for notification in fixture.notifications() {
      #expect(notification.screen == (expected.haveScreen ? KeyboardScreen(screen) : nil))
      let hasAnimation = notification.type.isAnnouncement || expected.confirmWithAnimation
      #expect((notification.payload.animation != nil) == hasAnimation)
      guard notification.type == .willHide else { continue }
      let end = CGRect(x: 0, y: 844, width: 390, height: expected.hideEndHeight)
      #expect(notification.payload.endFrame == end)
    }
  }

  @Test func eachPropertyHasABitOfItsOwn() {
    let properties: [SimulatedKeyboard.System] = [
      .givesScreen, .confirmsWithAnimation, .postsZeroFrameFirst, .hidesAccessoryOnly,
      .confirmsFadesEarly, .roundedKeyboard, .leavesAccessoryOut,
    ]
    #expect(properties.map(\.rawValue) == (0..<7).map { 1 << $0 })
  }

  /// The confirmation of a fade is earlier on iOS 26.
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
    #expect(fixture.keyboard.trace.system == system.name)
  }
}
