import GameController
import KeyboardSwiftUI
import SwiftUI

/// A page that hides its picture while the keyboard is up, and then
/// scrolls to its button.
struct ServerScreen: View {
  @State private var address = ""
  @FocusState private var isFocused: Bool
  @ObservedKeyboard private var keyboard
  private let keyboardConnections = NotificationCenter.default
    .publisher(for: .GCKeyboardDidConnect)

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack(spacing: 24) {
          if !keyboard.isVisible {
            Image(systemName: "server.rack")
              .font(.system(size: 160))
          }
          TextField("Address", text: $address)
            .textFieldStyle(.roundedBorder)
            .focused($isFocused)
          Button("Connect") { isFocused = false }
            .id("connect")
        }
        .padding()
      }
      // Once at the announcement, since some keyboards are never
      // confirmed, and once at the confirmation, when SwiftUI has
      // changed its safe area.
      .onChange(of: keyboard) { _, keyboard in
        guard keyboard.isVisible else { return }
        withAnimation {
          reader.scrollTo("connect", anchor: .bottom)
        }
      }
    }
    // A person with a hardware keyboard can type at once.
    .onReceive(keyboardConnections) { _ in isFocused = true }
  }
}

#Preview("A show and a hide") {
  PlayedTrace("show-and-hide") { ServerScreen() }
}
