import KeyboardSwiftUI
import SwiftUI

struct StatusLine: View {
  @ObservedKeyboard private var keyboard

  var body: some View {
    Text(keyboard.isVisible ? "Typing" : "Reading")
  }
}

struct PlacementLine: View {
  @Environment(\.keyboard) private var keyboard

  var body: some View {
    Text(keyboard.placement.rawValue)
  }
}

#Preview("A keyboard that grows") {
  PlayedTrace("pinyin-growth") {
    VStack {
      StatusLine()
      PlacementLine()
    }
  }
}
