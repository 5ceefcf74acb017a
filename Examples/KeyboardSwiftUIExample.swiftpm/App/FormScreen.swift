import KeyboardSwiftUI
import SwiftUI

/// A form that reads the state; SwiftUI moves it by itself.
struct FormScreen: View {
  @Binding var isDebugging: Bool
  @ObservedKeyboard private var keyboard
  @State private var lines: [String] = (1...12).map { _ in "" }

  // NB: From Xcode 27 on a structure with a state has no memberwise
  // initializer.
  init(isDebugging: Binding<Bool>) {
    _isDebugging = isDebugging
  }

  var body: some View {
    Form {
      Section("Keyboard") {
        StatusLine()
        Text(
          keyboard.isVisible
            ? "Covers \(Int(keyboard.coveredHeight)) points"
            : "Hidden"
        )
        Toggle("Debug overlay", isOn: $isDebugging)
      }
      Section("Fields") {
        ForEach(lines.indices, id: \.self) { index in
          TextField("Field \(index + 1)", text: $lines[index])
            .keyboardType(
              index.isMultiple(of: 2) ? .default : .numberPad
            )
        }
      }
    }
  }
}

#Preview("A keyboard that grows") {
  PlayedTrace("pinyin-growth") {
    FormScreen(isDebugging: .constant(false))
  }
}
