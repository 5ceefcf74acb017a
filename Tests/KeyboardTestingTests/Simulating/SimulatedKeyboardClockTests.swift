import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// Moves that take their time, and what the keyboard says of itself while one is under way.
@MainActor
@Suite struct SimulatedKeyboardClockTests {
  private let clock = ManualKeyboardClock()
  private let fixture: KeyboardFixture
  private var keyboard: SimulatedKeyboard { fixture.keyboard }

  init() {
    fixture = KeyboardFixture(SimulatedKeyboard(clock: clock))
  }

  @Test func theConfirmationsComeWithTheEndOfTheAnimation() {
    keyboard.show()
    #expect(fixture.timeline() == "cw\n^=")
    #expect(fixture.tracker.state.visibility == .showing)
    clock.advance(by: 0.24)
    #expect(fixture.reports.isEmpty)
    clock.advance(by: 0.01)
    #expect(fixture.timeline() == "CW\n.=")
    #expect(fixture.tracker.state.visibility == .shown)
    #expect(keyboard.pendingCount == 0)
  }

  /// Some 40 milliseconds after it began, or at once where it takes no time.
  @Test func aFadeIsConfirmedEarly() {
    keyboard.environment.prefersCrossFadeTransitions = true
    keyboard.show()
    clock.advance(by: 0.039)
    #expect(keyboard.pendingCount == 2)
    clock.advance(by: 0.002)
    #expect(keyboard.pendingCount == 0)
    keyboard.change(height: 300, animated: false)
    #expect(keyboard.pendingCount == 0)
  }

  @Test func aHideOvertakesAShowThatIsConfirmedLate() {
    keyboard.show()
    clock.advance(by: 0.1)
    keyboard.hide()
    clock.advance(by: 1)
    #expect(fixture.timeline() == "cwchCWCH\n^=v=ss.=")
    #expect(fixture.tracker.state.visibility == .hidden)
  }

  /// However late the clock was when the keyboard was made.
  @Test func theTimesOfTheTraceAreThoseOfTheClock() {
    clock.advance(by: 1000)
    let keyboard = SimulatedKeyboard(clock: clock)
    clock.advance(by: 2)
    keyboard.show()
    clock.advance(by: 1)
    keyboard.hide()
    clock.advance(by: 1)
    let times = keyboard.trace.records.dropFirst(2).map(\.time)
    #expect(times == [2, 2, 2.25, 2.25, 3, 3, 3.25, 3.25])
  }

  @Test func goingToTheBackgroundDoesNotWait() {
    keyboard.show()
    clock.advance(by: 1)
    _ = fixture.timeline()
    keyboard.background { #expect(fixture.timeline() == "ichCHb\n.iiii.") }
    clock.advance(by: 1)
    #expect(fixture.tracker.state.visibility == .shown)
  }

  @Test func whatIsPendingDoesNotKeepTheKeyboardAlive() {
    var keyboard: SimulatedKeyboard? = SimulatedKeyboard(clock: clock)
    weak let weakKeyboard = keyboard
    keyboard?.show()
    keyboard = nil
    #expect(weakKeyboard == nil)
    #expect(clock.pendingCount == 0)
  }

  /// Actions with pauses in seconds, the heights that are covered before each pause and in the end,
  /// and whether the keyboard is on the screen then.
  ///
  /// A keyboard covers what it has announced: one that grows, turns or undocks, and one whose move
  /// a further action ends before it was announced.
  @Test(
    arguments: [
      (.iPhone, "pinyin show 0.01 0.01", [0, 299, 365], true),
      (.iPhone, "pinyin show hide", [0], false),
      (.iPad, "show 1 landscape 0.15", [313, 0, 398], true),
      (.iPad, "show 1 landscape hide", [313, 0], false),
      (.iPad, "show 1 landscape height:300", [313, 300], true),
      (.iPad, "show undock", [0], true),
      (.iPad, "show undock 1 dock 0.15 hide", [0, 313, 0], false),
    ] as [(SimulatedKeyboard.Device, String, [CGFloat], Bool)]
  )
  func aKeyboardCoversWhatWasAnnounced(
    _ device: SimulatedKeyboard.Device,
    _ words: String,
    _ heights: [CGFloat],
    _ isVisible: Bool
  ) {
    let keyboard = SimulatedKeyboard(device, clock: clock)
    var covered: [CGFloat] = []
    for word in words.split(separator: " ") {
      guard let pause = Double(word) else {
        keyboard.perform(String(word))
        continue
      }
      covered.append(keyboard.coveredHeight)
      clock.advance(by: pause)
    }
    #expect(covered + [keyboard.coveredHeight] == heights)
    for _ in 0..<100 {
      #expect(keyboard.coveredHeight == keyboard.tracker.state.coveredHeight)
      clock.advance(by: 0.01)
    }
    #expect((keyboard.frame != nil) == isVisible)
    #expect(keyboard.tracker.state.isVisible == isVisible)
    #expect(!isVisible || keyboard.frame == keyboard.tracker.state.frame)
    let widthOfTablet: CGFloat = words.contains("landscape") ? 1024 : 768
    let width = device == .iPhone ? 390 : widthOfTablet
    #expect(keyboard.environment.screen?.width == width)
  }

  @Test func withoutAClockTheTimesAreThoseOfADevice() {
    let keyboard = SimulatedKeyboard()
    keyboard.perform("show hide")
    let times = keyboard.trace.records.dropFirst(2).map(\.time)
    #expect(times == [0, 0, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5])
  }
}
