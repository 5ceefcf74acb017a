import KeyboardSwiftUI
import KeyboardTesting
import SwiftUI

struct StatusLine: View {
  @ObservedKeyboard private var keyboard

  var body: some View {
    Text(keyboard.isVisible ? "A keyboard is up" : "No keyboard")
  }
}

#Preview("A keyboard that is up") {
  let keyboard = SimulatedKeyboard()
  keyboard.show()
  return StatusLine().keyboardTracker(keyboard.tracker)
}

#Preview("A keyboard that grows") {
  PlayedTrace("pinyin-growth") { StatusLine() }
}
