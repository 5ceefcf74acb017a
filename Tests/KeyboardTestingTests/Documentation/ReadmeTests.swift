import KeyboardTesting
import Testing

@MainActor @Test func theKeyboardCoversPartOfTheScreen() {
  let keyboard = SimulatedKeyboard(.iPhone)
  keyboard.show()
  #expect(keyboard.tracker.state.coveredHeight == keyboard.coveredHeight)
}
