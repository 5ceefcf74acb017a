import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

/// Rule of the notifications that a simulated keyboard posts, and the height that it covers then.
struct KeyboardRule: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let device: SimulatedKeyboard.Device
  let system: SimulatedKeyboard.System
  let orientation: SimulatedKeyboard.Orientation
  /// The actions whose notifications are not compared.
  let earlierActions: [KeyboardAction]
  let actions: [KeyboardAction]
  /// The types of the notifications, and the states of the app, in the order of posting.
  let posts: [String]
  let coveredHeight: CGFloat

  init(
    _ rule: String,
    on device: SimulatedKeyboard.Device = .iPhone,
    system: SimulatedKeyboard.System = .iOS26,
    orientation: SimulatedKeyboard.Orientation = .portrait,
    after earlierActions: [KeyboardAction] = [],
    doing actions: [KeyboardAction],
    posts: [String],
    covers coveredHeight: CGFloat
  ) {
    testDescription = rule
    self.device = device
    self.system = system
    self.orientation = orientation
    self.earlierActions = earlierActions
    self.actions = actions
    self.posts = posts
    self.coveredHeight = coveredHeight
  }

  /// Performs the actions, and compares the notifications, the tracker and the keyboard.
  @MainActor func check() {
    let keyboard = SimulatedKeyboard(device, system: system, orientation: orientation)
    let fixture = KeyboardFixture(keyboard)
    keyboard.perform(earlierActions)
    _ = fixture.posts()
    keyboard.perform(actions)
    #expect(fixture.posts() == posts, "\(testDescription)")
    let state = fixture.tracker.machine.state
    #expect(state.coveredHeight == coveredHeight, "\(testDescription)")
    #expect(keyboard.coveredHeight == coveredHeight, "\(testDescription)")
    #expect((keyboard.frame != nil) == state.isVisible, "\(testDescription)")
  }
}

/// Notifications in the order of the system.
extension [String] {
  static let show = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
  static let hide = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]
  static let changeFrame = ["willChangeFrame", "didChangeFrame"]
}
