import Foundation
import KeyboardTesting
import Testing

/// Hardware keyboards, rotations and undocked keyboards.
@MainActor struct SimulatedDeviceTests {
  @Test(arguments: rules)
  func anActionPostsTheNotificationsOfTheSystem(_ rule: KeyboardRule) {
    rule.check()
  }

  private nonisolated static let rules: [KeyboardRule] = [
    KeyboardRule(
      "on an iPad a hardware keyboard leaves a bar",
      on: .iPad,
      after: [.show],
      doing: [.attach],
      posts: .show,
      covers: 55
    ),
    KeyboardRule(
      "a hardware keyboard is attached once",
      on: .iPad,
      after: [.show, .attach],
      doing: [.attach],
      posts: [],
      covers: 55
    ),
    KeyboardRule(
      "without focus a hardware keyboard is attached and detached silently",
      on: .iPadPro,
      doing: [.attach, .detach],
      posts: [],
      covers: 0
    ),
    KeyboardRule(
      "beside a hardware keyboard the bar is shown",
      on: .iPadPro,
      after: [.attach],
      doing: [.show],
      posts: .show,
      covers: 69
    ),
    KeyboardRule(
      "on a phone a hardware keyboard hides the keyboard",
      after: [.show],
      doing: [.attach],
      posts: .hide,
      covers: 0
    ),
    KeyboardRule(
      "on a phone with a hardware keyboard no notification is posted",
      after: [.show, .attach],
      doing: [.hide, .show],
      posts: [],
      covers: 0
    ),
    KeyboardRule(
      "on an iPad the bar grows to a keyboard when the hardware keyboard is detached",
      on: .iPad,
      after: [.show, .attach],
      doing: [.detach],
      posts: .show,
      covers: 313
    ),
    KeyboardRule(
      "on a phone the keyboard appears when the hardware keyboard is detached",
      after: [.show, .attach],
      doing: [.detach],
      posts: .show,
      covers: 336
    ),
    KeyboardRule(
      "a hardware keyboard that was detached has no effect on the next show",
      after: [.attach, .detach],
      doing: [.show],
      posts: .show,
      covers: 336
    ),
    KeyboardRule(
      "until iOS 18 any accessory view stays beside a phone's hardware keyboard",
      system: .iOS16,
      after: [.accessory(1), .show],
      doing: [.attach],
      posts: .show,
      covers: 1
    ),
    KeyboardRule(
      "until iOS 18 an accessory view beside a phone's hardware keyboard is hidden",
      system: .iOS16,
      after: [.accessory(44), .show, .attach],
      doing: [.accessory(0)],
      posts: .hide,
      covers: 0
    ),
    KeyboardRule(
      "until iOS 18 an accessory view beside a phone's hardware keyboard is shown",
      system: .iOS16,
      after: [.accessory(44), .show, .attach, .accessory(0)],
      doing: [.accessory(60)],
      posts: .show,
      covers: 60
    ),
    KeyboardRule(
      "a rotation hides and shows the keyboard",
      on: .iPad,
      orientation: .landscape,
      after: [.show],
      doing: [.portrait],
      posts: .hide + .show,
      covers: 313
    ),
    KeyboardRule(
      "a rotation to the same orientation posts no notification",
      on: .iPad,
      orientation: .landscape,
      after: [.show],
      doing: [.landscape],
      posts: [],
      covers: 398
    ),
    KeyboardRule(
      "a rotation with a hidden keyboard posts no notification",
      on: .iPad,
      orientation: .landscape,
      doing: [.portrait],
      posts: [],
      covers: 0
    ),
    KeyboardRule(
      "undocking posts a hide and a change of frame",
      on: .iPad,
      orientation: .landscape,
      after: [.show],
      doing: [.undock],
      posts: .hide + .changeFrame,
      covers: 0
    ),
    KeyboardRule(
      "docking posts the nine notifications that were reported",
      on: .iPad,
      orientation: .landscape,
      after: [.show, .undock],
      doing: [.dock],
      posts: [
        "willChangeFrame", "didChangeFrame", "willShow", "willChangeFrame", "willShow",
        "didChangeFrame", "didShow", "didChangeFrame", "didShow",
      ],
      covers: 398
    ),
    KeyboardRule(
      "without focus a keyboard is undocked silently",
      on: .iPad,
      orientation: .landscape,
      doing: [.float(100, 300)],
      posts: [],
      covers: 0
    ),
    KeyboardRule(
      "an undocked keyboard appears by a change of frame",
      on: .iPad,
      orientation: .landscape,
      after: [.float(100, 300)],
      doing: [.show],
      posts: .changeFrame,
      covers: 0
    ),
    KeyboardRule(
      "an undocked keyboard disappears by a change of frame",
      on: .iPad,
      orientation: .landscape,
      after: [.float(100, 300), .show],
      doing: [.hide],
      posts: .changeFrame,
      covers: 0
    ),
    KeyboardRule(
      "a keyboard that was docked while hidden appears docked",
      on: .iPad,
      orientation: .landscape,
      after: [.undock, .dock],
      doing: [.show],
      posts: .show,
      covers: 398
    ),
    KeyboardRule(
      "a phone's keyboard cannot be undocked",
      after: [.show],
      doing: [.undock, .float(0, 0), .dock],
      posts: [],
      covers: 336
    ),
  ]
}
