import KeyboardSwiftUI
import SwiftUI

/// A chat that SwiftUI keeps above the keyboard; its list scrolls to the end along with it.
struct ChatScreen: View {
  @State private var messages = (1...30).map { "Message \($0)" }
  @State private var draft = ""

  var body: some View {
    VStack(spacing: 0) {
      MessageList(messages: messages)
      HStack {
        TextField("Message", text: $draft, axis: .vertical)
          .textFieldStyle(.roundedBorder)
        Button("Send", action: send)
          .disabled(draft.isEmpty)
      }
      .padding()
    }
  }

  private func send() {
    messages.append(draft)
    draft = ""
  }
}

private struct MessageList: View {
  let messages: [String]

  var body: some View {
    ScrollViewReader { reader in
      List(messages.indices, id: \.self) { index in
        Text(messages[index])
      }
      .listStyle(.plain)
      .onKeyboardChange { transition in
        guard transition.heightIncrement > 0, let last = messages.indices.last else { return }
        reader.scrollTo(last, anchor: .bottom)
      }
    }
  }
}

#Preview("A show and a hide") {
  PlayedTrace(.showAndHide) { ChatScreen() }
}
