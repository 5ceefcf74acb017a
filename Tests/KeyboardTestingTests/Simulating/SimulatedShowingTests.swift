import Foundation
import KeyboardTesting
import Testing

/// What shows and hides the keyboard, and what changes its height.
@MainActor struct SimulatedShowingTests {
  @Test(arguments: rules)
  func aVerbPostsWhatTheSystemPosts(_ rule: KeyboardRule) {
    rule.check()
  }

  private nonisolated static let rules: [KeyboardRule] = [
    KeyboardRule(
      "a show and a hide are posted in the order of the system",
      doing: [.show, .hide],
      posts: [
        "willChangeFrame appeared", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate", "willChangeFrame disappeared", "willHide duplicate",
        "didChangeFrame unchanged", "didHide duplicate",
      ],
      covers: 0
    ),
    KeyboardRule(
      "what is hidden already is not hidden again",
      doing: [.hide],
      covers: 0
    ),
    KeyboardRule(
      "what is up already is not shown again",
      after: [.show],
      doing: [.show],
      covers: 336
    ),
    KeyboardRule(
      "another height is announced as a show",
      after: [.show],
      doing: [.height(380)],
      posts: [
        "willChangeFrame resized", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 380
    ),
    KeyboardRule(
      "a height of a hidden keyboard is not announced",
      doing: [.height(300)],
      covers: 0
    ),
    KeyboardRule(
      "a height is kept for the next show",
      after: [.height(300)],
      doing: [.show],
      posts: [
        "willChangeFrame appeared", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 300
    ),
    KeyboardRule(
      "until iOS 18 the accessory view is part of the frame",
      system: .iOS16,
      after: [.accessory(44)],
      doing: [.show],
      posts: [
        "willChangeFrame appeared", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 380
    ),
    KeyboardRule(
      "until iOS 18 an accessory view that goes makes the keyboard lower",
      system: .iOS16,
      after: [.accessory(44), .show],
      doing: [.accessory(0)],
      posts: [
        "willChangeFrame resized", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 336
    ),
    KeyboardRule(
      "until iOS 18 the accessory view stays where a Pinyin keyboard has no height",
      system: .iOS16,
      after: [.pinyin, .height(0), .accessory(44)],
      doing: [.show],
      posts: [
        "willChangeFrame duplicate", "willShow notAKeyboard", "willChangeFrame appeared",
        "willShow duplicate", "willChangeFrame duplicate", "willShow duplicate",
        "didChangeFrame unchanged", "didShow duplicate", "didChangeFrame duplicate",
        "didShow duplicate",
      ],
      covers: 44
    ),
    KeyboardRule(
      "from iOS 26 on the accessory view is not part of the frame",
      after: [.accessory(44)],
      doing: [.show],
      posts: [
        "willChangeFrame appeared", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 336
    ),
    KeyboardRule(
      "from iOS 26 on another accessory view posts the same frame again",
      after: [.accessory(44), .show],
      doing: [.accessory(0)],
      posts: [
        "willChangeFrame duplicate", "willShow duplicate", "didChangeFrame duplicate",
        "didShow duplicate",
      ],
      covers: 336
    ),
    KeyboardRule(
      "Pinyin is announced three times, and grows",
      after: [.pinyin],
      doing: [.show],
      posts: [
        "willChangeFrame duplicate", "willShow notAKeyboard", "willChangeFrame appeared",
        "willShow duplicate", "willChangeFrame resized", "willShow duplicate",
        "didChangeFrame stale", "didShow stale", "didChangeFrame unchanged", "didShow duplicate",
      ],
      covers: 365
    ),
    KeyboardRule(
      "Pinyin takes the keyboard that is up along",
      after: [.show],
      doing: [.pinyin],
      posts: [
        "willChangeFrame resized", "willShow duplicate", "willChangeFrame resized",
        "willShow duplicate", "didChangeFrame stale", "didShow stale", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 365
    ),
    KeyboardRule(
      "the standard keyboard takes Pinyin's place",
      after: [.show, .pinyin],
      doing: [.standard],
      posts: [
        "willChangeFrame resized", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 336
    ),
    KeyboardRule(
      "a keyboard that had no height comes back with one",
      after: [.show, .heightAtOnce(0)],
      doing: [.height(300)],
      posts: [
        "willChangeFrame appeared", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 300
    ),
    KeyboardRule(
      "a height that was changed is where growth ends",
      after: [.pinyin, .height(300)],
      doing: [.show],
      posts: [
        "willChangeFrame duplicate", "willShow notAKeyboard", "willChangeFrame appeared",
        "willShow duplicate", "willChangeFrame resized", "willShow duplicate",
        "didChangeFrame stale", "didShow stale", "didChangeFrame unchanged", "didShow duplicate",
      ],
      covers: 300
    ),
    KeyboardRule(
      "a height that was changed is where growth ends again",
      after: [.pinyin, .height(300), .show, .hide],
      doing: [.show],
      posts: [
        "willChangeFrame duplicate", "willShow notAKeyboard", "willChangeFrame appeared",
        "willShow duplicate", "willChangeFrame resized", "willShow duplicate",
        "didChangeFrame stale", "didShow stale", "didChangeFrame unchanged", "didShow duplicate",
      ],
      covers: 300
    ),
  ]
}
