import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// After whatever a person does, the keyboard covers what a tracker finds that it covers.
///
/// All sequences of actions up to a length, for each device, system and input method; with a clock
/// also with pauses between them. `KEYBOARD_PROOF_DEPTH` sets the length, which is two unless given. Of the input methods that few people have,
/// sequences one shorter are enough: to switch to one is an action too.
@MainActor
@Suite struct SimulatedKeyboardProofTests {
  private nonisolated static let depth =
    ProcessInfo.processInfo.environment["KEYBOARD_PROOF_DEPTH"].flatMap(Int.init) ?? 2

  private static let actions = KeyboardVerb.all(
    """
    show hide height:300 heightAtOnce:0 accessory:44 pinyin undock float:30,60 dock turn attach \
    detach prompt drag dragBack otherShows otherHides background lock unlock repair
    """
  )

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

  // MARK: - With a clock

  /// The pauses after an action, in seconds.
  private static let pauses: [TimeInterval] = [0, 0.05, 0.15, 0.3, 1]

  /// An action, and the pause after it.
  private typealias Step = (action: Int, pause: TimeInterval)

  /// Longer sequences, where `KEYBOARD_PROOF_DEPTH` asks for them: many thousands for each setting.
  @Test(.enabled(if: depth > 2), arguments: settings)
  func withAClockTheyAgreeAfterLongSequences(_ setting: Setting) {
    for pause in Self.pauses { proveTimed([], pausing: pause, to: Self.depth, setting) }
  }

  /// The sequences of three actions, without a longer pause, after which the two part all the same.
  ///
  /// A keyboard of a prompt that is shown again is confirmed twice for each of two shows, of which
  /// the machine forgets the first; a frame of before a turn is confirmed when the screen has turned.
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
          check([(0, pause), (first, pause), (second, pause)], setting)
        }
      }
    }
    let prompt = ["show", "dragBack", "prompt"].compactMap(Self.index)
    check(Array(zip(prompt, [1, 0.15, 3])), setting)
    let turn = ["show", "dragBack", "turn"].compactMap(Self.index)
    check(Array(zip(turn, [1, 0.15, 3])), setting)
  }

  private static func index(_ name: String) -> Int? {
    actions.firstIndex { $0.name == name }
  }

  private func proveTimed(
    _ steps: [Step],
    pausing pause: TimeInterval,
    to depth: Int,
    _ setting: Setting
  ) {
    let names = steps.map { Self.actions[$0.action].name }
    guard pause == 1 || !Self.partings.contains(names) else { return }
    if steps.count == depth { check(steps, setting) }
    guard steps.count < depth else { return }
    for index in Self.actions.indices {
      proveTimed(steps + [(index, pause)], pausing: pause, to: depth, setting)
    }
  }

  /// Plays steps, and compares after each action, after each pause, and when all is over.
  private func check(_ steps: [Step], _ setting: Setting) {
    let clock = ManualKeyboardClock()
    let keyboard = setting.keyboard(clock: clock)
    for (count, step) in steps.enumerated() {
      Self.actions[step.action].perform(keyboard)
      guard agree(keyboard, steps.prefix(count + 1), "at once", setting) else { return }
      clock.advance(by: step.pause)
      guard agree(keyboard, steps.prefix(count + 1), "in time", setting) else { return }
    }
    clock.advance(by: 3)
    _ = agree(keyboard, steps[...], "in the end", setting)
  }

  private func agree(
    _ keyboard: SimulatedKeyboard,
    _ steps: ArraySlice<Step>,
    _ time: String,
    _ setting: Setting
  ) -> Bool {
    let (covered, found) = (keyboard.coveredHeight, keyboard.tracker.state.coveredHeight)
    guard covered != found else { return true }
    let names = steps.map { "\(Self.actions[$0.action].name) \($0.pause)" }.joined(separator: ", ")
    Issue.record("\(names): the keyboard covers \(covered) \(time), the tracker finds \(found)")
    return false
  }
}
