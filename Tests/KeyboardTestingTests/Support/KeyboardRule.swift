import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

/// Rule of what a simulated keyboard posts, what a tracker makes of it, and what is covered then.
struct KeyboardRule: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let device: SimulatedKeyboard.Device
  let system: SimulatedKeyboard.System
  let orientation: SimulatedKeyboard.Orientation
  let before: [KeyboardVerb]
  let verbs: [KeyboardVerb]
  /// Each notification, and its outcome.
  let outcomes: [String]
  let coveredHeight: CGFloat

  init(
    _ rule: String,
    on device: SimulatedKeyboard.Device = .iPhone,
    system: SimulatedKeyboard.System = .iOS26,
    orientation: SimulatedKeyboard.Orientation = .portrait,
    after before: [KeyboardVerb] = [],
    doing verbs: [KeyboardVerb],
    posts outcomes: [String] = [],
    covers coveredHeight: CGFloat
  ) {
    testDescription = rule
    self.device = device
    self.system = system
    self.orientation = orientation
    self.before = before
    self.verbs = verbs
    self.outcomes = outcomes
    self.coveredHeight = coveredHeight
  }

  /// Does what the rule says, and compares the notifications, the tracker and the keyboard with it.
  @MainActor func check() {
    let keyboard = SimulatedKeyboard(device, system: system, orientation: orientation)
    let fixture = KeyboardFixture(keyboard)
    keyboard.perform(before)
    _ = fixture.outcomes()
    keyboard.perform(verbs)
    #expect(fixture.outcomes() == outcomes, "\(testDescription)")
    #expect(fixture.tracker.machine.state.coveredHeight == coveredHeight, "\(testDescription)")
    #expect(keyboard.coveredHeight == coveredHeight, "\(testDescription)")
    #expect(
      (keyboard.frame != nil) == fixture.tracker.machine.state.isVisible,
      "\(testDescription)"
    )
  }
}
