import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

/// The examples of the article "Testing with a simulated keyboard".
@MainActor
@Suite struct SimulatedKeyboardExampleTests {
  @Test func theInsetIsWhatTheKeyboardCovers() {
    let keyboard = SimulatedKeyboard(.iPhone)
    let safeFrame = CGRect(x: 0, y: 0, width: 390, height: 844 - 34)
    let screen = ChatScreen(tracker: keyboard.tracker) { safeFrame }

    keyboard.show()
    #expect(screen.bottomInset == keyboard.inset)
    #expect(keyboard.inset == keyboard.coveredHeight - 34)

    keyboard.hide()
    #expect(screen.bottomInset == 0)
  }

  @Test func everyDeviceAndSystemIsTheSameToTheScreen() {
    for device in SimulatedKeyboard.Device.all {
      for system in SimulatedKeyboard.System.all {
        let keyboard = SimulatedKeyboard(device, system: system)
        let screen = ChatScreen(tracker: keyboard.tracker) { keyboard.environment.screen ?? .zero }
        keyboard.switchInputMethod(.pinyin)
        keyboard.show()
        #expect(screen.bottomInset == keyboard.coveredHeight)
      }
    }
  }

  @Test func theKeyboardTakesItsTime() {
    let clock = ManualKeyboardClock()
    let keyboard = SimulatedKeyboard(clock: clock)

    keyboard.show()
    #expect(keyboard.tracker.state.visibility == .showing)

    clock.advance(by: 0.25)
    #expect(keyboard.tracker.state.visibility == .shown)
  }

  @Test func noiseIsRepaired() {
    for seed in 0..<100 as Range<UInt64> {
      let keyboard = SimulatedKeyboard(.iPad, noise: .seeded(seed))
      let screen = ChatScreen(tracker: keyboard.tracker) { keyboard.environment.screen ?? .zero }
      keyboard.show()
      keyboard.undock()
      keyboard.rotate(to: .landscape)
      keyboard.dock()
      keyboard.repair()
      #expect(screen.bottomInset == keyboard.coveredHeight, "seed \(seed)")
    }
  }

  @Test func nothingIsNeededFromTheKeyboard() {
    let keyboard = SimulatedKeyboard(noise: .silent)
    let screen = ChatScreen(tracker: keyboard.tracker) { keyboard.environment.screen ?? .zero }

    keyboard.show()
    #expect(screen.bottomInset == 0)
  }
}
