import Foundation
import KeyboardTesting
import Testing

/// Shows, hides and changes of the height.
@MainActor struct SimulatedShowingTests {
  @Test(arguments: rules)
  func anActionPostsTheNotificationsOfTheSystem(_ rule: KeyboardRule) {
    rule.check()
  }

  private nonisolated static let rules: [KeyboardRule] = [
    KeyboardRule(
      "a show and a hide are posted in the order of the system",
      doing: [.show, .hide],
      posts: [
        "willChangeFrame", "willShow", "didChangeFrame", "didShow",
        "willChangeFrame", "willHide", "didChangeFrame", "didHide",
      ],
      covers: 0
    ),
    KeyboardRule(
      "a hidden keyboard is not hidden again",
      doing: [.hide],
      posts: [],
      covers: 0
    ),
    KeyboardRule(
      "a keyboard that is up is not shown again",
      after: [.show],
      doing: [.show],
      posts: [],
      covers: 336
    ),
    KeyboardRule(
      "another height is announced as a show",
      after: [.show],
      doing: [.height(380)],
      posts: .show,
      covers: 380
    ),
    KeyboardRule(
      "a height of a hidden keyboard is not announced",
      doing: [.height(300)],
      posts: [],
      covers: 0
    ),
    KeyboardRule(
      "a keyboard of any height is announced and confirmed",
      after: [.heightAtOnce(1)],
      doing: [.show],
      posts: .show,
      covers: 1
    ),
    KeyboardRule(
      "a keyboard without height is announced, but not confirmed",
      after: [.heightAtOnce(0)],
      doing: [.show],
      posts: ["willChangeFrame", "willShow"],
      covers: 0
    ),
    KeyboardRule(
      "until iOS 18 a Pinyin keyboard without height still has its accessory view",
      system: .iOS16,
      after: [.pinyin, .height(0), .accessory(44)],
      doing: [.show],
      posts: [
        "willChangeFrame", "willShow", "willChangeFrame", "willShow", "willChangeFrame", "willShow",
        "didChangeFrame", "didShow", "didChangeFrame", "didShow",
      ],
      covers: 44
    ),
    KeyboardRule(
      "from iOS 26 on another accessory view posts the same frame again",
      after: [.accessory(44), .show],
      doing: [.accessory(0)],
      posts: .show,
      covers: 336
    ),
    KeyboardRule(
      "Pinyin is announced three times when it appears",
      after: [.pinyin],
      doing: [.show],
      posts: [
        "willChangeFrame", "willShow", "willChangeFrame", "willShow", "willChangeFrame", "willShow",
        "didChangeFrame", "didShow", "didChangeFrame", "didShow",
      ],
      covers: 365
    ),
    KeyboardRule(
      "Pinyin is announced twice when it replaces another keyboard",
      after: [.show],
      doing: [.pinyin],
      posts: [
        "willChangeFrame", "willShow", "willChangeFrame", "willShow",
        "didChangeFrame", "didShow", "didChangeFrame", "didShow",
      ],
      covers: 365
    ),
    KeyboardRule(
      "the standard keyboard is announced once when it replaces Pinyin",
      after: [.show, .pinyin],
      doing: [.standard],
      posts: .show,
      covers: 336
    ),
  ]
}
