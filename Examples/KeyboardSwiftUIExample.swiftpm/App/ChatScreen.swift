import KeyboardSwiftUI
import SwiftUI

struct ChatScreen: View {
  @State private var messages: [String] = (1...30).map { "Message \($0)" }
  @State private var draft = ""
  @State private var sentCount = 0

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(messages.indices, id: \.self) { Text(messages[$0]) }
          }
          .padding()
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        .onChange(of: sentCount) {
          withAnimation { reader.scrollTo(messages.count - 1, anchor: .bottom) }
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
    sentCount += 1
  }
}

#Preview("A show and a hide") {
  PlayedTrace(.showAndHide) { ChatScreen() }
}
