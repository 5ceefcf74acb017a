import KeyboardSwiftUI
import SwiftUI

struct ChatScreen: View {
  @State private var messages: [String] = (1...30).map { "Message \($0)" }
  @State private var draft = ""

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { reader in
        List(messages.indices, id: \.self) { Text(messages[$0]) }
          .listStyle(.plain)
          .scrollDismissesKeyboard(.interactively)
          .onKeyboardChange { transition in
            guard transition.heightIncrement > 0, let last = messages.indices.last else { return }
            reader.scrollTo(last, anchor: .bottom)
          }
      }
      HStack {
        TextField("Message", text: $draft, axis: .vertical)
          .textFieldStyle(.roundedBorder)
        Button("Send", action: send)
          .disabled(draft.isEmpty)
      }
      .padding()
    }
    .keyboardPadding()
    .ignoresSafeArea(.keyboard)
  }

  private func send() {
    messages.append(draft)
    draft = ""
  }
}

#Preview("A show and a hide") {
  PlayedTrace(.showAndHide) { ChatScreen() }
}
