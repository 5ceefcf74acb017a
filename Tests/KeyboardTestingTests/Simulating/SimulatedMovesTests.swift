import Foundation
import KeyboardNotifications
import TestSupport
import Testing
import TypedNotifications

@testable import KeyboardTesting

/// The notifications of each action, and the height that the keyboard covers then.
@MainActor struct SimulatedMovesTests {
  /// An action, and the rule of the notifications that a simulated keyboard posts for it.
  struct Rule: Sendable {
    let name: String
    /// The types of the notifications, and the states of the app, in the order of posting.
    let posts: [String]
    let covers: CGFloat
    let act: @MainActor @Sendable (SimulatedKeyboard) -> Void
  }

  /// Actions of one keyboard, each after the ones above it.
  struct History: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var device = SimulatedKeyboard.Device.iPhone
    var system = SimulatedKeyboard.System.iOS26
    var orientation = SimulatedKeyboard.Orientation.portrait
    let rules: [Rule]
  }

  @Test(arguments: [onAPhone, turning, beforeIOS26, interrupted, floating] + besideHardware)
  func anActionPostsTheNotificationsOfTheSystem(_ history: History) {
    let keyboard = SimulatedKeyboard(
      history.device,
      system: history.system,
      orientation: history.orientation
    )
    let fixture = SimulatedKeyboardFixture(keyboard)
    for rule in history.rules {
      rule.act(keyboard)
      #expect(fixture.posts() == rule.posts, "\(rule.name)")
      let state = fixture.tracker.machine.state
      #expect(state.coveredHeight == rule.covers, "\(rule.name)")
      #expect(keyboard.coveredHeight == rule.covers, "\(rule.name)")
      #expect((keyboard.frame != nil) == state.isVisible, "\(rule.name)")
    }
  }

  nonisolated private static let show = [
    "willChangeFrame", "willShow", "didChangeFrame", "didShow",
  ]
  nonisolated private static let hide = [
    "willChangeFrame", "willHide", "didChangeFrame", "didHide",
  ]
  nonisolated private static let change = ["willChangeFrame", "didChangeFrame"]

  nonisolated private static let onAPhone = History(
    testDescription: "a phone",
    rules: [
      Rule(name: "a hidden keyboard is not hidden again", posts: [], covers: 0) { $0.hide() },
      Rule(name: "a show has the order of the system", posts: show, covers: 336) { $0.show() },
      Rule(name: "a keyboard that is up is not shown again", posts: [], covers: 336) { $0.show() },
      Rule(name: "another height is announced as a show", posts: show, covers: 380) {
        $0.change(height: 380)
      },
      Rule(name: "another accessory view posts the same frame again", posts: show, covers: 380) {
        $0.change(accessoryHeight: 44)
      },
      Rule(name: "a hide has the order of the system", posts: hide, covers: 0) { $0.hide() },
      Rule(name: "a height of a hidden keyboard is not announced", posts: [], covers: 0) {
        $0.change(height: 300)
      },
      Rule(name: "it is that of the next appearance", posts: show, covers: 300) { $0.show() },
      Rule(name: "no height is announced and covers nothing", posts: show, covers: 0) {
        $0.change(height: 0)
      },
    ]
  )

  nonisolated private static let turning = History(
    testDescription: "rotations of an iPad",
    device: .iPadWithHomeButton,
    orientation: .landscape,
    rules: [
      Rule(name: "a rotation with a hidden keyboard is silent", posts: [], covers: 0) {
        $0.rotate(to: .portrait)
      },
      Rule(name: "the keyboard appears", posts: show, covers: 313) { $0.show() },
      Rule(name: "a rotation to the same orientation is silent", posts: [], covers: 313) {
        $0.rotate(to: .portrait)
      },
      Rule(name: "a rotation hides and shows the keyboard", posts: hide + show, covers: 398) {
        $0.rotate(to: .landscape)
      },
      Rule(name: "the keyboard has another height", posts: show, covers: 300) {
        $0.change(height: 300)
      },
      Rule(name: "it lasts until the device turns", posts: hide + show, covers: 313) {
        $0.rotate(to: .portrait)
      },
      Rule(name: "the keyboard has no height", posts: show, covers: 0) { $0.change(height: 0) },
      Rule(name: "it has one after a rotation", posts: show, covers: 398) {
        $0.rotate(to: .landscape)
      },
    ]
  )

  nonisolated private static let beforeIOS26 = History(
    testDescription: "until iOS 18",
    system: .iOS18,
    rules: [
      Rule(name: "the keyboard appears", posts: show, covers: 336) { $0.show() },
      Rule(name: "another accessory view changes the frame", posts: show, covers: 380) {
        $0.change(accessoryHeight: 44)
      },
      Rule(name: "it stays beside a phone's hardware keyboard", posts: show, covers: 44) {
        $0.attachHardwareKeyboard()
      },
      Rule(name: "without it nothing stays", posts: hide, covers: 0) {
        $0.change(accessoryHeight: 0)
      },
    ]
  )

  nonisolated private static let besideHardware = [
    History(
      testDescription: "a hardware keyboard on an iPad",
      device: .iPadWithHomeButton,
      rules: [
        Rule(name: "without focus it is attached silently", posts: [], covers: 0) {
          $0.attachHardwareKeyboard()
        },
        Rule(name: "a bar is shown beside it", posts: show, covers: 55) { $0.show() },
        Rule(name: "it is attached once", posts: [], covers: 55) { $0.attachHardwareKeyboard() },
        Rule(name: "a rotation hides and shows the bar", posts: hide + show, covers: 55) {
          $0.rotate(to: .landscape)
        },
        Rule(name: "the bar grows when it is detached", posts: show, covers: 398) {
          $0.detachHardwareKeyboard()
        },
        Rule(name: "it leaves the bar", posts: show, covers: 55) { $0.attachHardwareKeyboard() },
        Rule(name: "the bar disappears", posts: hide, covers: 0) { $0.hide() },
        Rule(name: "without focus it is detached silently", posts: [], covers: 0) {
          $0.detachHardwareKeyboard()
        },
      ]
    ),
    History(
      testDescription: "a hardware keyboard on a phone",
      rules: [
        Rule(name: "the keyboard appears", posts: show, covers: 336) { $0.show() },
        Rule(name: "it is hidden", posts: hide, covers: 0) { $0.attachHardwareKeyboard() },
        Rule(name: "no notification is posted beside it", posts: [], covers: 0) {
          $0.hide()
          $0.show()
        },
        Rule(name: "the keyboard appears when it is detached", posts: show, covers: 336) {
          $0.detachHardwareKeyboard()
        },
      ]
    ),
  ]

  nonisolated private static let interrupted = History(
    testDescription: "drags and the background",
    rules: [
      Rule(name: "a keyboard that is not up is not dragged", posts: [], covers: 0) {
        $0.dragToDismiss()
      },
      Rule(name: "the keyboard appears", posts: show, covers: 336) { $0.show() },
      Rule(name: "a drag that is given up posts one show", posts: show, covers: 336) {
        $0.dragToDismiss(restored: true)
      },
      Rule(
        name: "after the background a show is announced twice",
        posts: ["inactive"] + hide + ["background", "inactive", "active", "willShow"] + show,
        covers: 336
      ) { $0.background() },
      Rule(
        name: "a keyboard that is hidden in the background stays hidden",
        posts: ["inactive"] + hide + ["background", "inactive", "active"],
        covers: 0
      ) { keyboard in keyboard.background { keyboard.hide() } },
      Rule(name: "the keyboard appears again", posts: show, covers: 336) { $0.show() },
      Rule(name: "a drag posts one hide", posts: hide, covers: 0) { $0.dragToDismiss() },
      Rule(name: "it removes the focus", posts: [], covers: 0) { $0.change(height: 300) },
    ]
  )

  nonisolated private static let floating = History(
    testDescription: "a floating keyboard",
    device: .iPadWithHomeButton,
    orientation: .landscape,
    rules: [
      Rule(name: "without focus it is silent", posts: [], covers: 0) {
        $0.float(at: CGPoint(x: 10, y: 10))
      },
      Rule(name: "it appears by a change of frame", posts: change, covers: 0) { $0.show() },
      Rule(name: "it is dragged by two changes of frame", posts: change, covers: 0) {
        $0.float(at: CGPoint(x: 100, y: 300))
      },
      Rule(
        name: "docking posts the nine notifications that were reported",
        posts: [
          "willChangeFrame", "didChangeFrame", "willShow", "willChangeFrame", "willShow",
          "didChangeFrame", "didShow", "didChangeFrame", "didShow",
        ],
        covers: 398
      ) { $0.dock() },
      Rule(name: "floating posts a hide and a change of frame", posts: hide + change, covers: 0) {
        $0.float(at: CGPoint(x: 100, y: 300))
      },
      Rule(name: "it disappears by a change of frame", posts: change, covers: 0) { $0.hide() },
      Rule(name: "docked while hidden, it appears docked", posts: show, covers: 398) {
        $0.dock()
        $0.show()
      },
      Rule(name: "it floats again", posts: hide + change, covers: 0) {
        $0.float(at: CGPoint(x: 40, y: 300))
      },
      Rule(name: "a hardware keyboard ends it", posts: show + hide + show, covers: 398) {
        $0.attachHardwareKeyboard()
        $0.hide()
        $0.detachHardwareKeyboard()
        $0.show()
      },
    ]
  )

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
      let frame = keyboard.frame
      keyboard.float(at: .zero)
      #expect((keyboard.frame == frame) == (device != .iPad))
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
