import Foundation
import KeyboardTesting
import Testing

/// What another app, a finger, a prompt and a lock do to the keyboard.
@MainActor struct SimulatedInterruptingTests {
  @Test(arguments: rules)
  func aVerbPostsWhatTheSystemPosts(_ rule: KeyboardRule) {
    rule.check()
  }

  @Test func aPasswordPromptHidesAShownKeyboardWithoutAnimation() {
    let keyboard = SimulatedKeyboard()
    keyboard.show()
    keyboard.promptForPassword()
    let announcements = keyboard.trace.userInfos.suffix(4).prefix(2)
    let durations = announcements.map { $0["UIKeyboardAnimationDurationUserInfoKey"] }
    #expect(durations == [0, 0])
  }

  private nonisolated static let rules: [KeyboardRule] = [
    KeyboardRule(
      "a keyboard that is not up cannot be dragged",
      doing: [.drag],
      covers: 0
    ),
    KeyboardRule(
      "a drag posts one hide when the finger has lifted",
      after: [.show],
      doing: [.drag],
      posts: [
        "willChangeFrame disappeared", "willHide duplicate", "didChangeFrame unchanged",
        "didHide duplicate",
      ],
      covers: 0
    ),
    KeyboardRule(
      "a drag that is given up returns to the full height",
      after: [.show],
      doing: [.dragBack],
      posts: [
        "willChangeFrame duplicate", "willShow duplicate", "didChangeFrame duplicate",
        "didShow duplicate",
      ],
      covers: 336
    ),
    KeyboardRule(
      "a password prompt hides the keyboard at once",
      doing: [.prompt],
      posts: [
        "willChangeFrame appeared", "willShow duplicate", "willChangeFrame disappeared",
        "willHide duplicate", "didChangeFrame unchanged", "didHide duplicate",
        "didChangeFrame stale",
        "didShow stale",
      ],
      covers: 0
    ),
    KeyboardRule(
      "a password prompt takes a keyboard away that is up",
      after: [.show],
      doing: [.prompt],
      posts: [
        "willChangeFrame disappeared", "willHide duplicate", "didChangeFrame unchanged",
        "didHide duplicate",
      ],
      covers: 0
    ),
    KeyboardRule(
      "another app's keyboard covers nothing",
      doing: [.otherShows],
      posts: [
        "willChangeFrame otherApp", "willShow otherApp", "didChangeFrame otherApp",
        "didShow otherApp",
      ],
      covers: 0
    ),
    KeyboardRule(
      "another app's hide ends this app's keyboard",
      after: [.show],
      doing: [.otherHides],
      posts: [
        "willChangeFrame otherApp", "willHide disappeared", "didChangeFrame otherApp",
        "didHide unchanged",
      ],
      covers: 0
    ),
    KeyboardRule(
      "where other apps are followed their keyboard covers",
      on: .iPad,
      after: [.includeOthers],
      doing: [.otherShows],
      posts: [
        "willChangeFrame appeared", "willShow duplicate", "didChangeFrame unchanged",
        "didShow duplicate",
      ],
      covers: 313
    ),
    KeyboardRule(
      "where other apps are followed their keyboard goes",
      on: .iPad,
      after: [.includeOthers, .otherShows],
      doing: [.otherHides],
      posts: [
        "willChangeFrame disappeared", "willHide duplicate", "didChangeFrame unchanged",
        "didHide duplicate",
      ],
      covers: 0
    ),
    KeyboardRule(
      "a keyboard that was hidden stays hidden after the background",
      doing: [.background],
      posts: [
        "inactive unchanged", "background unchanged", "inactive unchanged", "active unchanged",
      ],
      covers: 0
    ),
    KeyboardRule(
      "a keyboard comes back announced twice",
      after: [.show],
      doing: [.background],
      posts: [
        "inactive unchanged", "willChangeFrame inactive", "willHide inactive",
        "didChangeFrame inactive", "didHide inactive", "background unchanged", "inactive unchanged",
        "active disappeared", "willShow appeared", "willChangeFrame duplicate",
        "willShow duplicate", "didChangeFrame unchanged", "didShow duplicate",
      ],
      covers: 336
    ),
    KeyboardRule(
      "locking posts empty frames that change nothing",
      after: [.show],
      doing: [.lock],
      posts: [
        "inactive unchanged", "willChangeFrame dragging", "willShow notAKeyboard",
        "didChangeFrame dragging", "didShow notAKeyboard", "background unchanged",
      ],
      covers: 336
    ),
    KeyboardRule(
      "unlocking announces the keyboard again",
      after: [.show, .lock],
      doing: [.unlock],
      posts: [
        "inactive unchanged", "active unchanged", "willChangeFrame duplicate", "willShow duplicate",
        "didChangeFrame duplicate", "didShow duplicate",
      ],
      covers: 336
    ),
    KeyboardRule(
      "with cross-fade a lock hides",
      after: [.crossFade, .show],
      doing: [.lock],
      posts: [
        "inactive unchanged", "willChangeFrame inactive", "willShow notAKeyboard",
        "didChangeFrame inactive", "didShow notAKeyboard", "background unchanged",
      ],
      covers: 0
    ),
    KeyboardRule(
      "with cross-fade a second lock leaves the keyboard to the unlock",
      after: [.crossFade, .show, .lock, .lock],
      doing: [.unlock],
      posts: [
        "inactive unchanged", "active disappeared", "willChangeFrame appeared",
        "willShow duplicate",
        "didChangeFrame unchanged", "didShow duplicate",
      ],
      covers: 336
    ),
    KeyboardRule(
      "with cross-fade an unlock shows again",
      after: [.crossFade, .show, .lock],
      doing: [.unlock],
      posts: [
        "inactive unchanged", "active disappeared", "willChangeFrame appeared",
        "willShow duplicate",
        "didChangeFrame unchanged", "didShow duplicate",
      ],
      covers: 336
    ),
  ]
}
