import Foundation
import KeyboardTesting
import Testing

/// Drags, prompts, other apps' keyboards, the background and the lock.
@MainActor struct SimulatedInterruptingTests {
  @Test(arguments: rules)
  func anActionPostsTheNotificationsOfTheSystem(_ rule: KeyboardRule) {
    rule.check()
  }

  @Test func theFramesAndDurationsOfALockAreZero() {
    let fixture = KeyboardFixture()
    fixture.keyboard.show()
    _ = fixture.notifications()
    fixture.keyboard.lock()
    let payloads = fixture.notifications().map(\.payload)
    #expect(payloads.map(\.beginFrame) == [.zero, .zero, .zero, .zero])
    #expect(payloads.map(\.endFrame) == [.zero, .zero, .zero, .zero])
    #expect(payloads.prefix(2).map(\.duration) == [0, 0])
  }

  @Test func theHideOfAPasswordPromptEndsWithTheAccessoryView() {
    let fixture = KeyboardFixture(SimulatedKeyboard(accessoryHeight: 44))
    fixture.keyboard.promptForPassword()
    let hide = fixture.notifications().first { $0.type == .willHide }
    #expect(hide?.payload.endFrame == CGRect(x: 0, y: 844, width: 390, height: 44))
    #expect(hide?.payload.duration == 0)
  }

  @Test func aLockThatHidesKeepsTheKeyboardHiddenUntilTheUnlock() {
    let keyboard = SimulatedKeyboard()
    keyboard.environment.prefersCrossFadeTransitions = true
    keyboard.show()
    let name = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    let observer = keyboard.center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { keyboard.show() }
    }
    keyboard.lock()
    keyboard.center.removeObserver(observer)
    #expect(keyboard.frame == nil)
    keyboard.unlock()
    #expect(keyboard.frame != nil)
  }

  private nonisolated static let rules: [KeyboardRule] = [
    KeyboardRule(
      "a keyboard that is not up cannot be dragged",
      doing: [.drag],
      posts: [],
      covers: 0
    ),
    KeyboardRule(
      "a drag posts one hide",
      after: [.show],
      doing: [.drag],
      posts: .hide,
      covers: 0
    ),
    KeyboardRule(
      "a drag that is given up posts one show",
      after: [.show],
      doing: [.dragBack],
      posts: .show,
      covers: 336
    ),
    KeyboardRule(
      "a password prompt shows and hides the keyboard, and confirms the hide first",
      doing: [.prompt],
      posts: [
        "willChangeFrame", "willShow",
        "willChangeFrame", "willHide", "didChangeFrame", "didHide",
        "didChangeFrame", "didShow",
      ],
      covers: 0
    ),
    KeyboardRule(
      "a password prompt hides a keyboard that is up",
      after: [.show],
      doing: [.prompt],
      posts: .hide,
      covers: 0
    ),
    KeyboardRule(
      "a password prompt docks a hidden keyboard",
      on: .iPad,
      after: [.undock, .prompt],
      doing: [.show],
      posts: .show,
      covers: 313
    ),
    KeyboardRule(
      "a password prompt does not dock an undocked keyboard",
      on: .iPad,
      after: [.show, .undock, .prompt],
      doing: [.show],
      posts: .changeFrame,
      covers: 0
    ),
    KeyboardRule(
      "beside a hardware keyboard a password prompt does not take the focus",
      on: .iPad,
      after: [.show, .attach, .prompt],
      doing: [.detach],
      posts: .show,
      covers: 313
    ),
    KeyboardRule(
      "another app's keyboard covers nothing",
      doing: [.otherShows],
      posts: .show,
      covers: 0
    ),
    KeyboardRule(
      "another app's hide hides this app's keyboard",
      after: [.show],
      doing: [.otherHides],
      posts: .hide,
      covers: 0
    ),
    KeyboardRule(
      "another app's keyboard covers if other apps are included",
      on: .iPad,
      after: [.includeOthers],
      doing: [.otherShows],
      posts: .show,
      covers: 313
    ),
    KeyboardRule(
      "another app's keyboard is hidden if other apps are included",
      on: .iPad,
      after: [.includeOthers, .otherShows],
      doing: [.otherHides],
      posts: .hide,
      covers: 0
    ),
    KeyboardRule(
      "a hidden keyboard stays hidden after the background",
      doing: [.background],
      posts: ["inactive", "background", "inactive", "active"],
      covers: 0
    ),
    KeyboardRule(
      "after the background a show is announced twice",
      after: [.show],
      doing: [.background],
      posts: ["inactive"] + .hide + ["background", "inactive", "active", "willShow"] + .show,
      covers: 336
    ),
    KeyboardRule(
      "a keyboard that is hidden in the background stays hidden",
      after: [.show],
      doing: [.hideInBackground],
      posts: ["inactive"] + .hide + ["background", "inactive", "active"],
      covers: 0
    ),
    KeyboardRule(
      "a lock does not hide the keyboard",
      after: [.show],
      doing: [.lock],
      posts: ["inactive"] + .show + ["background"],
      covers: 336
    ),
    KeyboardRule(
      "an unlock announces the keyboard again",
      after: [.show, .lock],
      doing: [.unlock],
      posts: ["inactive", "active"] + .show,
      covers: 336
    ),
    KeyboardRule(
      "a lock hides the keyboard if transitions cross-fade",
      after: [.crossFade, .show],
      doing: [.lock],
      posts: ["inactive"] + .show + ["background"],
      covers: 0
    ),
    KeyboardRule(
      "an unlock shows the keyboard if transitions cross-fade",
      after: [.crossFade, .show, .lock],
      doing: [.unlock],
      posts: ["inactive", "active"] + .show,
      covers: 336
    ),
    KeyboardRule(
      "an unlock shows no keyboard without focus if transitions cross-fade",
      after: [.crossFade, .show, .lock, .hide],
      doing: [.unlock],
      posts: ["inactive", "active"],
      covers: 0
    ),
    KeyboardRule(
      "a lock keeps an undocked keyboard hidden if transitions cross-fade",
      on: .iPad,
      after: [.crossFade, .show, .undock, .lock],
      doing: [.show],
      posts: [],
      covers: 0
    ),
    KeyboardRule(
      "an unlock after two locks shows the keyboard if transitions cross-fade",
      after: [.crossFade, .show, .lock, .lock],
      doing: [.unlock],
      posts: ["inactive", "active"] + .show,
      covers: 336
    ),
  ]
}
