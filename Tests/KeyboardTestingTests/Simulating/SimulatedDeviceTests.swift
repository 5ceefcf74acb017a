import Foundation
import KeyboardTesting
import Testing

/// What a hardware keyboard, a rotation and a floating keyboard do.
@MainActor struct SimulatedDeviceTests {
  @Test(arguments: rules)
  func aVerbPostsWhatTheSystemPosts(_ rule: KeyboardRule) {
    rule.check()
  }

  private nonisolated static let rules: [KeyboardRule] = [
    KeyboardRule(
      "on an iPad only the bar of a hardware keyboard stays",
      on: .iPad,
      after: [.show],
      doing: [.attach],
      posts: [
        "willChangeFrame resized", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 55
    ),
    KeyboardRule(
      "without focus a hardware keyboard posts nothing",
      on: .iPadPro,
      doing: [.attach],
      covers: 0
    ),
    KeyboardRule(
      "with a hardware keyboard the bar comes",
      on: .iPadPro,
      after: [.attach],
      doing: [.show],
      posts: [
        "willChangeFrame appeared", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 69
    ),
    KeyboardRule(
      "with a hardware keyboard the bar goes",
      on: .iPadPro,
      after: [.attach, .show],
      doing: [.hide],
      posts: [
        "willChangeFrame disappeared", "willHide duplicate", "didChangeFrame unchanged",
        "didHide duplicate",
      ],
      covers: 0
    ),
    KeyboardRule(
      "on a phone the keyboard goes",
      after: [.show],
      doing: [.attach],
      posts: [
        "willChangeFrame disappeared", "willHide duplicate", "didChangeFrame unchanged",
        "didHide duplicate",
      ],
      covers: 0
    ),
    KeyboardRule(
      "on a phone with a hardware keyboard nothing is posted",
      after: [.show, .attach],
      doing: [.hide, .show],
      covers: 0
    ),
    KeyboardRule(
      "on a phone an accessory view stays until iOS 18",
      system: .iOS16,
      after: [.accessory(44), .show],
      doing: [.attach],
      posts: [
        "willChangeFrame resized", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 44
    ),
    KeyboardRule(
      "on a phone an accessory view goes until iOS 18",
      system: .iOS16,
      after: [.accessory(44), .show, .attach],
      doing: [.accessory(0)],
      posts: [
        "willChangeFrame disappeared", "willHide duplicate", "didChangeFrame unchanged",
        "didHide duplicate",
      ],
      covers: 0
    ),
    KeyboardRule(
      "on a phone an accessory view comes until iOS 18",
      system: .iOS16,
      after: [.accessory(44), .show, .attach, .accessory(0)],
      doing: [.accessory(60)],
      posts: [
        "willChangeFrame appeared", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 60
    ),
    KeyboardRule(
      "without focus a hardware keyboard is detached silently",
      on: .iPad,
      doing: [.attach, .detach],
      covers: 0
    ),
    KeyboardRule(
      "a rotation is a burst of a hide and a show",
      on: .iPad,
      orientation: .landscape,
      after: [.show],
      doing: [.portrait],
      posts: [
        "willChangeFrame disappeared", "willHide duplicate", "didChangeFrame stale",
        "didHide unchanged", "willChangeFrame appeared", "willShow duplicate",
        "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 313
    ),
    KeyboardRule(
      "a keyboard that does not turn posts nothing",
      on: .iPad,
      orientation: .landscape,
      after: [.show],
      doing: [.landscape],
      covers: 398
    ),
    KeyboardRule(
      "a hidden keyboard only sees the screen turn",
      on: .iPad,
      orientation: .landscape,
      doing: [.portrait],
      covers: 0
    ),
    KeyboardRule(
      "a keyboard that turned while hidden has the height of its new screen",
      on: .iPad,
      orientation: .landscape,
      after: [.portrait],
      doing: [.show],
      posts: [
        "willChangeFrame appeared", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 313
    ),
    KeyboardRule(
      "undocking hides and then moves",
      on: .iPad,
      orientation: .landscape,
      after: [.show],
      doing: [.undock],
      posts: [
        "willChangeFrame disappeared", "willHide duplicate", "didChangeFrame unchanged",
        "didHide duplicate", "willChangeFrame appeared", "didChangeFrame unchanged",
      ],
      covers: 0
    ),
    KeyboardRule(
      "docking posts the nine notifications that were reported",
      on: .iPad,
      orientation: .landscape,
      after: [.show, .undock],
      doing: [.dock],
      posts: [
        "willChangeFrame moved", "didChangeFrame unchanged", "willShow duplicate",
        "willChangeFrame duplicate", "willShow duplicate", "didChangeFrame duplicate",
        "didShow duplicate", "didChangeFrame duplicate", "didShow duplicate",
      ],
      covers: 398
    ),
    KeyboardRule(
      "an undocked keyboard waits for the focus",
      on: .iPad,
      orientation: .landscape,
      doing: [.float(100, 300)],
      covers: 0
    ),
    KeyboardRule(
      "an undocked keyboard comes by a change of its frame",
      on: .iPad,
      orientation: .landscape,
      after: [.float(100, 300)],
      doing: [.show],
      posts: ["willChangeFrame appeared", "didChangeFrame unchanged"],
      covers: 0
    ),
    KeyboardRule(
      "an undocked keyboard goes by a change of its frame",
      on: .iPad,
      orientation: .landscape,
      after: [.float(100, 300), .show],
      doing: [.hide],
      posts: ["willChangeFrame disappeared", "didChangeFrame unchanged"],
      covers: 0
    ),
    KeyboardRule(
      "a keyboard that is docked while hidden comes docked",
      on: .iPad,
      orientation: .landscape,
      after: [.undock, .dock],
      doing: [.show],
      posts: [
        "willChangeFrame appeared", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 398
    ),
    KeyboardRule(
      "a phone has no undocked keyboard",
      after: [.show],
      doing: [.undock, .float(0, 0), .dock],
      covers: 336
    ),
  ]
}
