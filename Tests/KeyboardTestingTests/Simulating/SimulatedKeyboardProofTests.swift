import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// After whatever a person does, the keyboard covers what a tracker finds that it covers.
///
/// All sequences of actions up to a length, for each device, system, input method and orientation.
/// `KEYBOARD_PROOF_DEPTH` sets the length, which is two unless given. Of the input methods that few
/// people have, sequences one shorter are enough: to switch to one is an action too.
@MainActor
@Suite struct SimulatedKeyboardProofTests {
  private static let depth =
    ProcessInfo.processInfo.environment["KEYBOARD_PROOF_DEPTH"].flatMap(Int.init) ?? 2

  private typealias Action = (name: String, perform: @MainActor (SimulatedKeyboard) -> Void)

  private static let actions: [Action] = [
    ("show", { $0.show() }),
    ("hide", { $0.hide() }),
    ("change height", { $0.change(height: 300) }),
    ("flatten", { $0.change(height: 0, animated: false) }),
    ("change accessory view", { $0.change(accessoryHeight: 44) }),
    ("pinyin", { $0.switchInputMethod(.pinyin) }),
    ("one hand", { $0.switchInputMethod(.oneHanded) }),
    ("undock", { $0.undock() }),
    ("float", { $0.float(at: CGPoint(x: 30, y: 60)) }),
    ("dock", { $0.dock() }),
    ("turn", { $0.rotate(to: $0.orientation == .portrait ? .landscape : .portrait) }),
    ("attach", { $0.attachHardwareKeyboard() }),
    ("detach", { $0.detachHardwareKeyboard() }),
    ("prompt", { $0.promptForPassword() }),
    ("drag away", { $0.dragToDismiss() }),
    ("drag back", { $0.dragToDismiss(restored: true) }),
    ("present", { $0.presentController(focusing: false) }),
    ("present with field", { $0.presentController(focusing: true) }),
    ("other app shows", { $0.otherApp(shows: true) }),
    ("other app hides", { $0.otherApp(shows: false) }),
    ("background", { $0.background() }),
    ("lock", { $0.lock() }),
    ("unlock", { $0.unlock() }),
    ("repair", { $0.repair() }),
  ]

  /// How the keyboard is made for a sequence.
  struct Setting: Sendable, CustomTestStringConvertible {
    let device: SimulatedKeyboard.Device
    let system: SimulatedKeyboard.System
    let prefersCrossFade: Bool

    var testDescription: String {
      "\(device.name), \(system.name)\(prefersCrossFade ? ", cross-fade" : "")"
    }

    @MainActor func keyboard(_ method: SimulatedKeyboard.InputMethod) -> SimulatedKeyboard {
      let keyboard = SimulatedKeyboard(device, system: system)
      keyboard.environment.prefersCrossFadeTransitions = prefersCrossFade
      keyboard.switchInputMethod(method)
      return keyboard
    }
  }

  nonisolated static var settings: [Setting] {
    SimulatedKeyboard.Device.all.flatMap { device in
      (SimulatedKeyboard.System.all + [[.iOS26, .roundedKeyboard]]).flatMap { system in
        [false, true].map { Setting(device: device, system: system, prefersCrossFade: $0) }
      }
    }
  }

  @Test(arguments: settings)
  func theKeyboardCoversWhatATrackerFinds(_ setting: Setting) {
    let methods: [(SimulatedKeyboard.InputMethod, Int)] = [
      (.standard, Self.depth), (.pinyin, Self.depth), (.withoutPredictions, Self.depth - 1),
      (.announced([-20, 0, 30]), Self.depth - 1),
    ]
    for (method, depth) in methods {
      prove([], to: depth, setting, method)
    }
  }

  /// Plays a sequence, and then each longer one; the first step that differs is told.
  private func prove(
    _ sequence: [Int],
    to depth: Int,
    _ setting: Setting,
    _ method: SimulatedKeyboard.InputMethod
  ) {
    if !sequence.isEmpty {
      let keyboard = setting.keyboard(method)
      for index in sequence { Self.actions[index].perform(keyboard) }
      let (covered, found) = (keyboard.coveredHeight, keyboard.tracker.state.coveredHeight)
      if covered != found {
        let names = sequence.map { Self.actions[$0].name }.joined(separator: ", ")
        Issue.record("\(names): the keyboard covers \(covered), the tracker finds \(found)")
        return
      }
    }
    guard sequence.count < depth else { return }
    for index in Self.actions.indices { prove(sequence + [index], to: depth, setting, method) }
  }
}
