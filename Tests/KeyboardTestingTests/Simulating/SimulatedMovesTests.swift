import Foundation
import KeyboardNotifications
import TestSupport
import Testing
import TypedNotifications

@testable import KeyboardTesting

/// The notifications of each action, and the height that the keyboard covers then.
@MainActor struct SimulatedMovesTests {
  typealias Actions = @MainActor @Sendable (SimulatedKeyboard) -> Void

  /// A rule of the notifications that a simulated keyboard posts.
  struct Rule: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var device = SimulatedKeyboard.Device.iPhone
    var system = SimulatedKeyboard.System.iOS26
    var orientation = SimulatedKeyboard.Orientation.portrait
    /// The actions whose notifications are not compared.
    var after: Actions = { _ in }
    let doing: Actions
    /// The types of the notifications, and the states of the app, in the order of posting.
    let posts: [String]
    let covers: CGFloat

    init(
      _ rule: String,
      on device: SimulatedKeyboard.Device = .iPhone,
      system: SimulatedKeyboard.System = .iOS26,
      orientation: SimulatedKeyboard.Orientation = .portrait,
      after: @escaping Actions = { _ in },
      doing: @escaping Actions,
      posts: [String],
      covers: CGFloat
    ) {
      testDescription = rule
      self.device = device
      self.system = system
      self.orientation = orientation
      self.after = after
      self.doing = doing
      self.posts = posts
      self.covers = covers
    }
  }

  @Test(arguments: showing + hardware + interruptions + floating + turns)
  func anActionPostsTheNotificationsOfTheSystem(_ rule: Rule) {
    let keyboard = SimulatedKeyboard(
      rule.device,
      system: rule.system,
      orientation: rule.orientation
    )
    let fixture = SimulatedKeyboardFixture(keyboard)
    rule.after(keyboard)
    _ = fixture.posts()
    rule.doing(keyboard)
    #expect(fixture.posts() == rule.posts)
    let state = fixture.tracker.machine.state
    #expect(state.coveredHeight == rule.covers)
    #expect(keyboard.coveredHeight == rule.covers)
    #expect((keyboard.frame != nil) == state.isVisible)
  }

  nonisolated private static let show = [
    "willChangeFrame", "willShow", "didChangeFrame", "didShow",
  ]
  nonisolated private static let hide = [
    "willChangeFrame", "willHide", "didChangeFrame", "didHide",
  ]
  nonisolated private static let change = ["willChangeFrame", "didChangeFrame"]

  nonisolated private static let showing: [Rule] = [
    Rule(
      "a show and a hide are posted in the order of the system",
      doing: {
        $0.show()
        $0.hide()
      },
      posts: show + hide,
      covers: 0
    ),
    Rule("a hidden keyboard is not hidden again", doing: { $0.hide() }, posts: [], covers: 0),
    Rule(
      "a keyboard that is up is not shown again",
      after: { $0.show() },
      doing: { $0.show() },
      posts: [],
      covers: 336
    ),
    Rule(
      "another height is announced as a show",
      after: { $0.show() },
      doing: { $0.change(height: 380) },
      posts: show,
      covers: 380
    ),
    Rule(
      "a height of a hidden keyboard is not announced",
      doing: { $0.change(height: 300) },
      posts: [],
      covers: 0
    ),
    Rule(
      "a height of a hidden keyboard is that of its next appearance",
      after: { $0.change(height: 300) },
      doing: { $0.show() },
      posts: show,
      covers: 300
    ),
    Rule(
      "a keyboard without height is announced and covers nothing",
      after: { $0.change(height: 0) },
      doing: { $0.show() },
      posts: show,
      covers: 0
    ),
    Rule(
      "until iOS 18 a keyboard without height still has its accessory view",
      system: .iOS18,
      after: {
        $0.change(height: 0)
        $0.change(accessoryHeight: 44)
      },
      doing: { $0.show() },
      posts: show,
      covers: 44
    ),
    Rule(
      "until iOS 18 another accessory view changes the frame",
      system: .iOS18,
      after: { $0.show() },
      doing: { $0.change(accessoryHeight: 44) },
      posts: show,
      covers: 380
    ),
    Rule(
      "from iOS 26 on another accessory view posts the same frame again",
      after: { $0.show() },
      doing: { $0.change(accessoryHeight: 44) },
      posts: show,
      covers: 336
    ),
  ]

  nonisolated private static let hardware: [Rule] = [
    Rule(
      "on an iPad a hardware keyboard leaves a bar",
      on: .iPadWithHomeButton,
      after: { $0.show() },
      doing: { $0.attachHardwareKeyboard() },
      posts: show,
      covers: 55
    ),
    Rule(
      "a hardware keyboard is attached once",
      on: .iPadWithHomeButton,
      after: {
        $0.show()
        $0.attachHardwareKeyboard()
      },
      doing: { $0.attachHardwareKeyboard() },
      posts: [],
      covers: 55
    ),
    Rule(
      "without focus a hardware keyboard is attached and detached silently",
      on: .iPadWithHomeButton,
      doing: {
        $0.attachHardwareKeyboard()
        $0.detachHardwareKeyboard()
      },
      posts: [],
      covers: 0
    ),
    Rule(
      "beside a hardware keyboard the bar is shown",
      on: .iPadWithHomeButton,
      after: { $0.attachHardwareKeyboard() },
      doing: { $0.show() },
      posts: show,
      covers: 55
    ),
    Rule(
      "on an iPad the bar grows to a keyboard when the hardware keyboard is detached",
      on: .iPadWithHomeButton,
      after: {
        $0.show()
        $0.attachHardwareKeyboard()
      },
      doing: { $0.detachHardwareKeyboard() },
      posts: show,
      covers: 313
    ),
    Rule(
      "on a phone a hardware keyboard hides the keyboard",
      after: { $0.show() },
      doing: { $0.attachHardwareKeyboard() },
      posts: hide,
      covers: 0
    ),
    Rule(
      "on a phone with a hardware keyboard no notification is posted",
      after: {
        $0.show()
        $0.attachHardwareKeyboard()
      },
      doing: {
        $0.hide()
        $0.show()
      },
      posts: [],
      covers: 0
    ),
    Rule(
      "on a phone the keyboard appears when the hardware keyboard is detached",
      after: {
        $0.show()
        $0.attachHardwareKeyboard()
      },
      doing: { $0.detachHardwareKeyboard() },
      posts: show,
      covers: 336
    ),
    Rule(
      "until iOS 18 an accessory view stays beside a phone's hardware keyboard",
      system: .iOS18,
      after: {
        $0.change(accessoryHeight: 44)
        $0.show()
      },
      doing: { $0.attachHardwareKeyboard() },
      posts: show,
      covers: 44
    ),
    Rule(
      "until iOS 18 an accessory view beside a phone's hardware keyboard is hidden",
      system: .iOS18,
      after: {
        $0.change(accessoryHeight: 44)
        $0.show()
        $0.attachHardwareKeyboard()
      },
      doing: { $0.change(accessoryHeight: 0) },
      posts: hide,
      covers: 0
    ),
  ]

  nonisolated private static let interruptions: [Rule] = [
    Rule(
      "a keyboard that is not up cannot be dragged",
      doing: { $0.dragToDismiss() },
      posts: [],
      covers: 0
    ),
    Rule(
      "a drag posts one hide",
      after: { $0.show() },
      doing: { $0.dragToDismiss() },
      posts: hide,
      covers: 0
    ),
    Rule(
      "a drag off the screen removes the focus",
      after: {
        $0.show()
        $0.dragToDismiss()
      },
      doing: { $0.change(height: 300) },
      posts: [],
      covers: 0
    ),
    Rule(
      "a drag that is given up posts one show",
      after: { $0.show() },
      doing: { $0.dragToDismiss(restored: true) },
      posts: show,
      covers: 336
    ),
    Rule(
      "a hidden keyboard stays hidden after the background",
      doing: { $0.background() },
      posts: ["inactive", "background", "inactive", "active"],
      covers: 0
    ),
    Rule(
      "after the background a show is announced twice",
      after: { $0.show() },
      doing: { $0.background() },
      posts: ["inactive"] + hide + ["background", "inactive", "active", "willShow"] + show,
      covers: 336
    ),
    Rule(
      "a keyboard that is hidden in the background stays hidden",
      after: { $0.show() },
      doing: { keyboard in keyboard.background { keyboard.hide() } },
      posts: ["inactive"] + hide + ["background", "inactive", "active"],
      covers: 0
    ),
  ]

  nonisolated private static let floating: [Rule] = [
    Rule(
      "floating posts a hide and a change of frame",
      on: .iPadWithHomeButton,
      orientation: .landscape,
      after: { $0.show() },
      doing: { $0.float(at: CGPoint(x: 100, y: 300)) },
      posts: hide + change,
      covers: 0
    ),
    Rule(
      "docking posts the nine notifications that were reported",
      on: .iPadWithHomeButton,
      orientation: .landscape,
      after: {
        $0.show()
        $0.float(at: CGPoint(x: 100, y: 300))
      },
      doing: { $0.dock() },
      posts: [
        "willChangeFrame", "didChangeFrame", "willShow", "willChangeFrame", "willShow",
        "didChangeFrame", "didShow", "didChangeFrame", "didShow",
      ],
      covers: 398
    ),
    Rule(
      "without focus a keyboard floats silently",
      on: .iPadWithHomeButton,
      doing: { $0.float(at: CGPoint(x: 100, y: 300)) },
      posts: [],
      covers: 0
    ),
    Rule(
      "a floating keyboard appears by a change of frame",
      on: .iPadWithHomeButton,
      after: { $0.float(at: CGPoint(x: 100, y: 300)) },
      doing: { $0.show() },
      posts: change,
      covers: 0
    ),
    Rule(
      "a floating keyboard disappears by a change of frame",
      on: .iPadWithHomeButton,
      after: {
        $0.float(at: CGPoint(x: 100, y: 300))
        $0.show()
      },
      doing: { $0.hide() },
      posts: change,
      covers: 0
    ),
    Rule(
      "a floating keyboard is dragged by two changes of frame",
      on: .iPadWithHomeButton,
      after: {
        $0.show()
        $0.float(at: CGPoint(x: 10, y: 10))
      },
      doing: { $0.float(at: CGPoint(x: 100, y: 300)) },
      posts: change,
      covers: 0
    ),
    Rule(
      "a keyboard that was docked while hidden appears docked",
      on: .iPadWithHomeButton,
      after: {
        $0.float(at: CGPoint(x: 100, y: 300))
        $0.dock()
      },
      doing: { $0.show() },
      posts: show,
      covers: 313
    ),
    Rule(
      "a hardware keyboard ends a floating one",
      on: .iPadWithHomeButton,
      after: {
        $0.show()
        $0.float(at: CGPoint(x: 40, y: 300))
        $0.attachHardwareKeyboard()
        $0.hide()
        $0.detachHardwareKeyboard()
      },
      doing: { $0.show() },
      posts: show,
      covers: 313
    ),
    Rule(
      "a phone's keyboard cannot float",
      after: { $0.show() },
      doing: {
        $0.float(at: .zero)
        $0.dock()
      },
      posts: [],
      covers: 336
    ),
  ]

  nonisolated private static let turns: [Rule] = [
    Rule(
      "a rotation hides and shows the keyboard",
      on: .iPadWithHomeButton,
      orientation: .landscape,
      after: { $0.show() },
      doing: { $0.rotate(to: .portrait) },
      posts: hide + show,
      covers: 313
    ),
    Rule(
      "a rotation to the same orientation posts no notification",
      on: .iPadWithHomeButton,
      orientation: .landscape,
      after: { $0.show() },
      doing: { $0.rotate(to: .landscape) },
      posts: [],
      covers: 398
    ),
    Rule(
      "a rotation with a hidden keyboard posts no notification",
      on: .iPadWithHomeButton,
      orientation: .landscape,
      doing: { $0.rotate(to: .portrait) },
      posts: [],
      covers: 0
    ),
    Rule(
      "a rotation beside a hardware keyboard hides and shows the bar",
      on: .iPadWithHomeButton,
      after: {
        $0.show()
        $0.attachHardwareKeyboard()
      },
      doing: { $0.rotate(to: .landscape) },
      posts: hide + show,
      covers: 55
    ),
    Rule(
      "a keyboard without height has one after a rotation",
      after: {
        $0.show()
        $0.change(height: 0)
      },
      doing: { $0.rotate(to: .landscape) },
      posts: show,
      covers: 219
    ),
    Rule(
      "a height lasts until the device turns",
      after: {
        $0.show()
        $0.change(height: 300)
      },
      doing: { $0.rotate(to: .landscape) },
      posts: hide + show,
      covers: 219
    ),
  ]

  // MARK: - Actions without an effect

  @MainActor private final class LoggedLines {
    var lines: [String] = []
  }

  @Test func floatingOnAPhoneIsLoggedOnce() {
    let log = LoggedLines()
    let failureLog = FailureLog { line in MainActor.assumeIsolated { log.lines.append(line) } }
    for device in [SimulatedKeyboard.Device.iPhone, .iPhoneSE, .iPad] {
      let keyboard = SimulatedKeyboard(device)
      keyboard.failureLog = failureLog
      keyboard.show()
      keyboard.float(at: .zero)
      keyboard.dock()
    }
    #expect(
      log.lines == [
        "A simulated phone's keyboard cannot float, so float(at:) and dock() have no effect. This is "
          + "logged once. Simulate an iPad: SimulatedKeyboard(.iPad)."
      ]
    )
  }
}
