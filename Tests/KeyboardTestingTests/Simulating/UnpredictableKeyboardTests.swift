import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct UnpredictableKeyboardTests {
  /// A few of everything, chosen by the seed as well.
  private func use(_ keyboard: SimulatedKeyboard, by seed: UInt64) {
    var choice = seed &* 2_654_435_761
    for _ in 0..<12 {
      choice = choice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let verbs: [KeyboardVerb] = [
        .show, .show, .hide, .height(CGFloat(200 + choice % 200)), .turn,
        .float(CGFloat(choice % 500), 40), .dock, .pinyin, .prompt, .attach, .detach, .background,
      ]
      verbs[Int((choice >> 33) % 12)].perform(keyboard)
    }
  }

  /// The increments add up whatever goes wrong, nor do the times of the trace go back.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func theTrackerIsRightAfterARepair(_ seed: UInt64) {
    let keyboard = SimulatedKeyboard(seed % 2 == 0 ? .iPad : .iPhone, noise: .seeded(seed))
    let fixture = KeyboardFixture(keyboard)
    use(keyboard, by: seed)
    let increments = fixture.reports.compactMap(\.outcome.transition).map(\.heightIncrement)
    #expect(increments.reduce(0, +) == fixture.tracker.state.coveredHeight)
    let times = keyboard.trace.records.compactMap(\.time)
    #expect(times == times.sorted())
    keyboard.repair()
    let state = fixture.tracker.state
    #expect(state.isVisible == (keyboard.frame != nil))
    #expect(state.coveredHeight == keyboard.coveredHeight)
    if keyboard.frame != nil { #expect(state.frame == keyboard.frame) }
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

  @Test func notificationsAreDoubledDroppedAndSwapped() {
    let faithful = SimulatedKeyboard()
    faithful.show()
    var kinds: Set<String> = []
    for seed in 0..<100 as Range<UInt64> {
      let keyboard = SimulatedKeyboard(noise: .seeded(seed))
      keyboard.show()
      let types = keyboard.trace.types
      switch types.count - faithful.trace.types.count {
      case ..<0: kinds.insert("dropped")
      case 1...: kinds.insert("doubled")
      default: kinds.insert(types == faithful.trace.types ? "as it should be" : "swapped")
      }
    }
    #expect(kinds == ["dropped", "doubled", "swapped", "as it should be"])
  }

  @Test(arguments: [.silent] + (0..<50).map(SimulatedKeyboard.Noise.seeded))
  func theAppsOwnLifeIsNotDisturbed(_ noise: SimulatedKeyboard.Noise) {
    let fixture = KeyboardFixture(SimulatedKeyboard(noise: noise))
    fixture.keyboard.background()
    #expect(
      fixture.outcomes() == [
        "inactive unchanged", "background unchanged", "inactive unchanged", "active unchanged",
      ]
    )
  }

  @Test func aSilentKeyboardPostsNothingWhateverIsDone() {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, noise: .silent))
    let keyboard = fixture.keyboard
    keyboard.perform([
      .show, .height(100), .undock, .float(0, 0), .dock, .landscape, .attach, .detach, .drag,
      .prompt,
      .otherShows, .hide, .show,
    ])
    #expect(fixture.reports.isEmpty && keyboard.trace.types.isEmpty)
    #expect(keyboard.frame == nil && keyboard.coveredHeight == 0)
  }
}
