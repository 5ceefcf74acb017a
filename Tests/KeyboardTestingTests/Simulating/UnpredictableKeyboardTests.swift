import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct UnpredictableKeyboardTests {
  /// Performs twelve random actions.
  private func use(_ keyboard: SimulatedKeyboard, by seed: UInt64) {
    var choice = seed &* 2_654_435_761
    for _ in 0..<12 {
      choice = choice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let actions: [KeyboardAction] = [
        .show, .show, .hide, .height(CGFloat(200 + choice % 200)), .turn,
        .float(CGFloat(choice % 500), 40), .dock, .pinyin, .prompt, .attach, .detach, .background,
      ]
      actions[Int((choice >> 33) % 12)].perform(keyboard)
    }
  }

  /// Before the repair the increments add up, and the times of the trace increase.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func theTrackerHasTheStateOfTheKeyboardAfterARepair(_ seed: UInt64) {
    let keyboard = SimulatedKeyboard(seed % 2 == 0 ? .iPad : .iPhone, noise: .seeded(seed))
    let fixture = KeyboardFixture(keyboard)
    use(keyboard, by: seed)
    let increments = fixture.events.compactMap(\.outcome.transition).map(\.heightIncrement)
    #expect(increments.reduce(0, +) == fixture.tracker.state.coveredHeight)
    let times = keyboard.trace.records.compactMap(\.time)
    #expect(times == times.sorted())
    keyboard.repair()
    let state = fixture.tracker.state
    #expect(state.isVisible == (keyboard.frame != nil))
    #expect(state.coveredHeight == keyboard.coveredHeight)
    if keyboard.frame != nil { #expect(state.frame == keyboard.frame) }
  }

  @Test func afterARepairTheNoiseGoesOn() {
    let keyboards = [SimulatedKeyboard(noise: .seeded(1)), SimulatedKeyboard()]
    for keyboard in keyboards {
      keyboard.repair()
      for _ in 0..<20 {
        keyboard.show()
        keyboard.hide()
      }
    }
    #expect(keyboards[0].trace.types != keyboards[1].trace.types)
  }

  @Test func theSameSeedPostsTheSame() {
    let traces = ([7, 7, 8] as [UInt64]).map { seed in
      let keyboard = SimulatedKeyboard(noise: .seeded(seed))
      use(keyboard, by: 1)
      return keyboard.trace
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0] != traces[2])
  }

  @Test func someNotificationsAreDoubledLostOrSwapped() {
    let faithful = SimulatedKeyboard()
    faithful.show()
    var kinds: Set<String> = []
    for seed in 0..<100 as Range<UInt64> {
      let keyboard = SimulatedKeyboard(noise: .seeded(seed))
      keyboard.show()
      let types = keyboard.trace.types
      switch types.count - faithful.trace.types.count {
      case ..<0: kinds.insert("lost")
      case 1...: kinds.insert("doubled")
      default: kinds.insert(types == faithful.trace.types ? "unchanged" : "swapped")
      }
    }
    #expect(kinds == ["lost", "doubled", "swapped", "unchanged"])
  }

  @Test func swappedNotificationsArePostedAtEachOthersTimes() {
    let traces = (0..<200 as Range<UInt64>).map { seed in
      let clock = ManualKeyboardClock()
      let keyboard = SimulatedKeyboard(noise: .seeded(seed), clock: clock)
      keyboard.show()
      clock.advance(by: 1)
      return keyboard.trace
    }
    let swapped = traces.first {
      $0.types == ["willChangeFrame", "didChangeFrame", "willShow", "didShow"]
    }
    #expect(swapped?.times == [0, 0, 0.25, 0.25])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func aRepairIsPostedWithoutNoise(_ seed: UInt64) {
    let fixture = KeyboardFixture(SimulatedKeyboard(noise: .seeded(seed)))
    fixture.keyboard.show()
    _ = fixture.posts()
    fixture.keyboard.repair()
    #expect(fixture.posts() == .show)
  }

  @Test(arguments: [.silent] + (0..<50).map(SimulatedKeyboard.Noise.seeded))
  func theNotificationsOfTheAppAreNotDisturbed(_ noise: SimulatedKeyboard.Noise) {
    let fixture = KeyboardFixture(SimulatedKeyboard(noise: noise))
    fixture.keyboard.background()
    #expect(fixture.posts() == ["inactive", "background", "inactive", "active"])
  }

  @Test func aSilentKeyboardPostsNoNotification() {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, noise: .silent))
    let keyboard = fixture.keyboard
    keyboard.perform([
      .show, .height(100), .undock, .float(0, 0), .dock, .landscape, .attach, .detach, .drag,
      .prompt, .otherShows, .hide, .show, .repair,
    ])
    #expect(fixture.events.isEmpty && keyboard.trace.types.isEmpty)
    #expect(keyboard.frame == nil && keyboard.coveredHeight == 0)
  }
}
