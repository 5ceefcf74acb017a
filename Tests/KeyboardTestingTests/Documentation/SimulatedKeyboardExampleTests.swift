import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

/// The examples of the article "Testing with a simulated keyboard".
@MainActor
@Suite struct SimulatedKeyboardExampleTests {
  @Test func theInsetIsWhatTheKeyboardCovers() {
    let keyboard = SimulatedKeyboard(device: .iPhoneSE)
    let tracker = KeyboardTracker(center: keyboard.center) { keyboard.environment }
    let screen = ChatScreen(tracker: tracker)

    keyboard.show()
    #expect(screen.bottomInset == 260)

    keyboard.rotate(to: .landscape)
    #expect(screen.bottomInset == 200)

    keyboard.hide()
    #expect(screen.bottomInset == 0)
  }

  @Test func everyDeviceAndSystemIsTheSameToTheScreen() {
    for device in SimulatedDevice.all {
      for system in SimulatedSystem.all {
        let keyboard = SimulatedKeyboard(device: device, system: system)
        let tracker = KeyboardTracker(center: keyboard.center) { keyboard.environment }
        let screen = ChatScreen(tracker: tracker)
        keyboard.switchInputMethod(.pinyin)
        keyboard.show()
        #expect(screen.bottomInset == keyboard.coveredHeight)
      }
    }
  }

  @Test func theKeyboardTakesItsTime() {
    let clock = ManualKeyboardClock()
    let keyboard = SimulatedKeyboard(clock: clock)
    let tracker = KeyboardTracker(center: keyboard.center) { keyboard.environment }
    let token = tracker.observe { _ in }

    keyboard.show()
    #expect(tracker.state.visibility == .showing)

    clock.advance(by: 0.25)
    #expect(tracker.state.visibility == .shown)
    token.cancel()
  }

  @Test func noiseIsRepaired() {
    for seed in 0..<100 as Range<UInt64> {
      let keyboard = UnpredictableKeyboard(seed: seed, device: .iPad)
      let tracker = KeyboardTracker(center: keyboard.center) { keyboard.environment }
      let screen = ChatScreen(tracker: tracker)
      keyboard.show()
      keyboard.undock()
      keyboard.rotate(to: .landscape)
      keyboard.dock()
      keyboard.repair()
      #expect(screen.bottomInset == keyboard.coveredHeight, "seed \(seed)")
    }
  }

  @Test func nothingIsNeededFromTheKeyboard() {
    let keyboard = SilentKeyboard()
    let tracker = KeyboardTracker(center: keyboard.center) { keyboard.environment }
    let screen = ChatScreen(tracker: tracker)

    keyboard.show()
    #expect(screen.bottomInset == 0)
  }

  @Test func aTimelineSaysWhatObserversAreTold() throws {
    let timeline = try KeyboardTimeline(
      """
      w--W--b-h-H-a
      ^--.--.-x-x-v
      """
    )
    let difference = try timeline.difference(from: timeline.played())
    #expect(difference == nil)
  }

  @Test func aTimelineNamesFramesByDigits() throws {
    let stage = KeyboardTimelineStage(device: .iPhone, heights: [291, 336])
    let timeline = try KeyboardTimeline(
      """
      w--W--c--w--C--W
      0--0--1--1--1--1
      ^--.--#--x--.--x
      """
    )
    let difference = try timeline.difference(from: timeline.played(on: stage))
    #expect(difference == nil)
  }
}
