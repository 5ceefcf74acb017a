import KeyboardSwiftUI
import SwiftUI

struct StickerChatScreen: View {
  @State private var messages: [String] = (1...30).map { "Message \($0)" }
  @State private var draft = ""
  @State private var query = ""
  @State private var isPanelOpen = false
  @State private var isSearching = false
  @State private var keyboardHeight: CGFloat = 300
  @FocusState private var isTyping: Bool
  @ObservedKeyboard private var keyboard

  var body: some View {
    GeometryReader { geometry in
      // The keyboard's height holds the home indicator, above which the chat ends.
      let panel = isPanelOpen ? max(0, keyboardHeight - geometry.safeAreaInsets.bottom) : 0
      VStack(spacing: 0) {
        List(messages.indices, id: \.self) { Text(messages[$0]) }
          .listStyle(.plain)
        HStack {
          Button(isPanelOpen ? "Keyboard" : "Stickers", action: togglePanel)
          TextField("Message", text: $draft, axis: .vertical)
            .textFieldStyle(.roundedBorder)
            .focused($isTyping)
        }
        .padding()
      }
      .keyboardPadding(atLeast: panel, when: !isSearching)
      .overlay(alignment: .bottom) {
        if isPanelOpen { stickers.frame(height: panel) }
      }
    }
    .ignoresSafeArea(.keyboard)
    .onChange(of: keyboard.visibility) { _, visibility in
      // The keyboard is in front of the panel now.
      if visibility == .shown, isTyping { isPanelOpen = false }
    }
    .sheet(isPresented: $isSearching) {
      TextField("Search", text: $query).padding()
    }
  }

  private var stickers: some View {
    HStack {
      ForEach(["🙂", "🎉", "👍"], id: \.self) { sticker in
        Button(sticker) { messages.append(sticker) }
      }
      Button("Search") { isSearching = true }
    }
  }

  /// Puts the panel in the keyboard's place, or the keyboard back.
  private func togglePanel() {
    if !isPanelOpen {
      keyboardHeight = KeyboardTracker.shared.lastDockedHeight ?? 300
      isPanelOpen = true
      isTyping = false
    } else if !isTyping {
      isTyping = true
    } else {
      isPanelOpen = false  // a hardware keyboard: none came up
    }
  }
}

#Preview("A show and a hide") {
  PlayedTrace(.showAndHide) { StickerChatScreen() }
}
