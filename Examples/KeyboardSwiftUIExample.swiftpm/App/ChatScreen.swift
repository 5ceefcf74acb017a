import KeyboardSwiftUI
import SwiftUI

struct ChatScreen: View {
  struct Message: Identifiable {
    let id = UUID()
    let text: String
  }

  @State private var messages: [Message] = (1...30).map {
    Message(text: "Message \($0)")
  }
  @State private var draft = ""
  @State private var sentCount = 0

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(messages) { Text($0.text) }
          }
          .padding()
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        .onChange(of: sentCount) {
          guard let last = messages.last else { return }
          withAnimation {
            reader.scrollTo(last.id, anchor: .bottom)
          }
        }
      }
      HStack {
        TextField("Message", text: $draft, axis: .vertical)
          .textFieldStyle(.roundedBorder)
          .lineLimit(1...5)
        Button("Send", action: send)
          .disabled(draft.isEmpty)
      }
      .padding()
    }
    .keyboardPadding()
    .ignoresSafeArea(.keyboard)
  }

  private func send() {
    messages.append(Message(text: draft))
    draft = ""
    sentCount += 1
  }
}

#Preview("A show and a hide") {
  PlayedTrace("show-and-hide") { ChatScreen() }
}
