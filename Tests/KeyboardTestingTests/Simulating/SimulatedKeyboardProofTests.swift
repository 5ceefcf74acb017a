import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// After any actions the keyboard covers what they intend, and what a tracker finds to be covered.
///
/// All sequences of actions up to a length, for each device, system and input method; with a clock
/// also with pauses between them. `KEYBOARD_PROOF_DEPTH` sets the length, which is two unless
/// given. Of the input methods that few people have, sequences one shorter are enough: to switch to
/// one is an action too.
@MainActor
@Suite struct SimulatedKeyboardProofTests {
  private nonisolated static let depth =
    ProcessInfo.processInfo.environment["KEYBOARD_PROOF_DEPTH"].flatMap(Int.init) ?? 2

  private static let actions: [KeyboardVerb] = [
    .show, .hide, .height(300), .heightAtOnce(0), .accessory(44), .pinyin, .undock, .float(30, 60),
    .dock, .turn, .attach, .detach, .prompt, .drag, .dragBack, .otherShows, .otherHides,
    .background,
    .lock, .unlock, .repair,
  ]

  /// How the keyboard is made for a sequence.
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
  func theKeyboardCoversWhatIsIntended(_ setting: Setting) {
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

  /// Longer sequences, where `KEYBOARD_PROOF_DEPTH` asks for them: many thousands for each setting.
  @Test(.enabled(if: depth > 2), arguments: settings)
  func withAClockTheyAgreeAfterLongSequences(_ setting: Setting) {
    for pause in Self.pauses {
      for sequence in Self.sequences(of: Self.depth) {
        let names = sequence.map { Self.actions[$0].name }
        guard pause == 1 || !Self.partings.contains(where: { names.starts(with: $0) }) else {
          continue
        }
        checkTimed(sequence.map { ($0, pause) }, setting)
      }
    }
  }

  /// The sequences of three actions, without a longer pause, after which the two part all the same.
  ///
  /// A keyboard of a prompt that is shown again is confirmed twice for each of two shows, of which
  /// the machine forgets the first; a frame from before a rotation is confirmed after it.
  private static let partings = [
    ["prompt", "show"], ["prompt", "turn", "show"], ["turn", "repair", "turn"],
    ["undock", "show", "turn"],
  ]

  /// From a keyboard that is up, two more actions; and those that once parted keyboard and tracker.
  @Test(arguments: [SimulatedKeyboard.Device.iPhone, .iPad])
  func withAClockTheyAgreeAfterTwoActionsMore(_ device: SimulatedKeyboard.Device) {
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

  /// Plays steps, and compares after each action, after each pause, and when all is over.
  ///
  /// The intention is reached when nothing is under way: at once where there is no clock.
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
