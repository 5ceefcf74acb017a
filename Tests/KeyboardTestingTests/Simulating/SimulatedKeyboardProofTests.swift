import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// After any actions the keyboard covers the intended height, and its tracker has the same height.
///
/// The tests try all sequences of actions of one length for each device, system and input method.
/// With a clock there are also pauses between the actions. `KEYBOARD_PROOF_DEPTH` sets the length,
/// which is two by default. It is one less for rare input methods.
@MainActor
@Suite struct SimulatedKeyboardProofTests {
  private nonisolated static let depth =
    ProcessInfo.processInfo.environment["KEYBOARD_PROOF_DEPTH"].flatMap(Int.init) ?? 2

  private static let actions: [KeyboardAction] = [
    .show, .hide, .height(300), .heightAtOnce(0), .accessory(44), .pinyin, .undock, .float(30, 60),
    .dock, .turn, .attach, .detach, .prompt, .drag, .dragBack, .otherShows, .otherHides,
    .background,
    .lock, .unlock, .repair,
  ]

  /// Device, system and preference of the keyboard of a sequence.
  struct Setting: Sendable, CustomTestStringConvertible {
    let device: SimulatedKeyboard.Device
    let system: SimulatedKeyboard.System
    let prefersCrossFade: Bool

    var testDescription: String {
      "\(device.name), \(system.name)\(prefersCrossFade ? ", cross-fade" : "")"
    }

    @MainActor func keyboard(
      _ method: SimulatedKeyboard.InputMethod = .standard,
      clock: ManualKeyboardClock? = nil
    ) -> SimulatedKeyboard {
      let keyboard = SimulatedKeyboard(device, system: system, clock: clock)
      keyboard.environment.prefersCrossFadeTransitions = prefersCrossFade
      keyboard.switchInputMethod(method)
      return keyboard
    }

    func intention(_ method: SimulatedKeyboard.InputMethod = .standard) -> KeyboardIntention {
      var intention = KeyboardIntention(device, system)
      intention.prefersCrossFade = prefersCrossFade
      intention.inputMethod = method
      return intention
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
  func theKeyboardCoversTheIntendedHeight(_ setting: Setting) {
    let methods: [(SimulatedKeyboard.InputMethod, Int)] = [
      (.standard, Self.depth), (.pinyin, Self.depth), (.withoutPredictions, Self.depth - 1),
      (.announced([-20, 0, 30]), Self.depth - 1),
    ]
    for (method, depth) in methods {
      for sequence in Self.sequences(of: depth) {
        check(sequence.map { ($0, 0) }, setting.keyboard(method), setting.intention(method))
      }
    }
  }

  /// All sequences of actions of a length.
  private static func sequences(of length: Int) -> [[Int]] {
    (0..<length).reduce([[]]) { sequences, _ in
      sequences.flatMap { sequence in actions.indices.map { sequence + [$0] } }
    }
  }

  // MARK: - With a clock

  /// The pauses after an action, in seconds.
  private static let pauses: [TimeInterval] = [0, 0.05, 0.15, 0.3, 1]

  /// An action, and the pause after it.
  private typealias Step = (action: Int, pause: TimeInterval)

  /// Runs only if `KEYBOARD_PROOF_DEPTH` is set: many thousands of sequences for each setting.
  @Test(.enabled(if: depth > 2), arguments: settings)
  func withAClockTheyAgreeAfterLongSequences(_ setting: Setting) {
    for pause in Self.pauses {
      for sequence in Self.sequences(of: Self.depth) {
        let names = sequence.map { Self.actions[$0].name }
        let isException = Self.exceptions.contains { names.starts(with: $0) }
        guard pause == 1 || !isException else { continue }
        checkTimed(sequence.map { ($0, pause) }, setting)
      }
    }
  }

  /// Sequences after which keyboard and tracker differ if the pauses are short.
  ///
  /// In the first two the keyboard of a prompt is shown again, and the tracker forgets the first of
  /// the two shows before its confirmation. In the others a frame is confirmed after a rotation.
  private static let exceptions = [
    ["prompt", "show"], ["prompt", "turn", "show"], ["turn", "repair", "turn"],
    ["undock", "show", "turn"],
  ]

  /// The sequences at the end are those of two bugs.
  @Test(arguments: [SimulatedKeyboard.Device.iPhone, .iPad])
  func withAClockTheyAgreeAfterAShowAndTwoMoreActions(_ device: SimulatedKeyboard.Device) {
    let setting = Setting(device: device, system: .iOS26, prefersCrossFade: false)
    for pause in Self.pauses.dropFirst() {
      for first in Self.actions.indices {
        for second in Self.actions.indices {
          checkTimed([(0, pause), (first, pause), (second, pause)], setting)
        }
      }
    }
    for last in ["prompt", "turn"] {
      let actions = ["show", "dragBack", last].compactMap { name in
        Self.actions.firstIndex { $0.name == name }
      }
      checkTimed(Array(zip(actions, [1, 0.15, 3])), setting)
    }
  }

  private func checkTimed(_ steps: [Step], _ setting: Setting) {
    let clock = ManualKeyboardClock()
    check(steps, setting.keyboard(clock: clock), setting.intention(), clock)
  }

  /// Performs steps, and compares after each action, after each pause, and in the end.
  ///
  /// The intended result is compared when no step is pending, which is at once without a clock.
  private func check(
    _ steps: [Step],
    _ keyboard: SimulatedKeyboard,
    _ intention: KeyboardIntention,
    _ clock: ManualKeyboardClock? = nil
  ) {
    var intention = intention
    for (count, step) in steps.enumerated() {
      let action = Self.actions[step.action]
      intention.isSeen = keyboard.frame != nil
      intention.isSeenCovering = keyboard.coveredHeight > 0
      action.perform(keyboard)
      action.intend(&intention)
      let done = steps.prefix(count + 1)
      guard agree(keyboard, done, "at once") else { return }
      guard clock != nil || isAsIntended(keyboard, intention, done) else { return }
      clock?.advance(by: step.pause)
      guard agree(keyboard, done, "in time") else { return }
    }
    clock?.advance(by: 3)
    guard agree(keyboard, steps[...], "in the end") else { return }
    _ = isAsIntended(keyboard, intention, steps[...])
  }

  private func isAsIntended(
    _ keyboard: SimulatedKeyboard,
    _ intention: KeyboardIntention,
    _ steps: ArraySlice<Step>
  ) -> Bool {
    let visibility = keyboard.tracker.machine.state.visibility
    let isUp = keyboard.frame != nil
    let isReached =
      isUp == intention.isUp && visibility == (isUp ? .shown : .hidden)
      && keyboard.coveredHeight == intention.coveredHeight
    if !isReached {
      let intended = "\(intention.isUp ? "up" : "not up") and covers \(intention.coveredHeight)"
      Issue.record(
        """
        \(text(steps)): the keyboard is to be \(intended); it is \(isUp ? "up" : "not up") and \
        covers \(keyboard.coveredHeight); the tracker finds it \(visibility)
        """
      )
    }
    return isReached
  }

  private func text(_ steps: ArraySlice<Step>) -> String {
    steps.map { "\(Self.actions[$0.action].name) \($0.pause)" }.joined(separator: ", ")
  }

  private func agree(
    _ keyboard: SimulatedKeyboard,
    _ steps: ArraySlice<Step>,
    _ time: String
  ) -> Bool {
    let covered = keyboard.coveredHeight
    let found = keyboard.tracker.machine.state.coveredHeight
    guard covered != found else { return true }
    Issue.record(
      "\(text(steps)): the keyboard covers \(covered) \(time), the tracker finds \(found)"
    )
    return false
  }
}
