import KeyboardSwiftUI
import SwiftUI

struct StickerChatScreen: View {
  struct Message: Identifiable {
    let id = UUID()
    let text: String
  }

  @State private var messages: [Message] = (1...30).map {
    Message(text: "Message \($0)")
  }
  @State private var draft = ""
  @State private var isPanelOpen = false
  @FocusState private var isTyping: Bool
  @ObservedKeyboard private var keyboard

  var body: some View {
    GeometryReader { geometry in
      let panel = panelHeight(in: geometry)
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(messages) { Text($0.text) }
          }
          .padding()
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        .onTapGesture { closePanelAndKeyboard() }
        HStack {
          Button(
            isPanelOpen ? "Keyboard" : "Stickers",
            action: togglePanel
          )
          TextField(
            "Message",
            text: $draft,
            axis: .vertical
          )
          .textFieldStyle(.roundedBorder)
          .lineLimit(1...5)
          .focused($isTyping)
        }
        .padding()
      }
      .keyboardPadding(atLeast: panel)
      .overlay(alignment: .bottom) {
        if isPanelOpen {
          stickers
            .frame(
              maxWidth: .infinity,
              minHeight: panel,
              maxHeight: panel
            )
            // Also behind the home indicator.
            .background(Color.gray.opacity(0.2))
        }
      }
    }
    .ignoresSafeArea(.keyboard)
    .onChange(of: keyboard.visibility) { _, visibility in
      // The keyboard is in front of the panel now.
      if visibility == .shown, isTyping {
        isPanelOpen = false
      }
    }
  }

  private var stickers: some View {
    HStack {
      ForEach(["🙂", "🎉", "👍"], id: \.self) { sticker in
        Button(sticker) {
          messages.append(Message(text: sticker))
        }
      }
    }
  }

  /// Returns the last keyboard's height, minus the home
  /// indicator's; 0 while the panel is closed.
  private func panelHeight(
    in geometry: GeometryProxy
  ) -> CGFloat {
    guard isPanelOpen else { return 0 }
    let size = geometry.size
    let isWide = size.width > size.height
    let guess: CGFloat = isWide ? 200 : 300
    let height = $keyboard.lastDockedHeight ?? guess
    // The bar and some of the chat stay visible.
    let panel = height - geometry.safeAreaInsets.bottom
    return max(0, min(panel, size.height - 150))
  }

  /// Shows the panel instead of the keyboard, or the
  /// keyboard again.
  private func togglePanel() {
    if !isPanelOpen {
      withAnimation { isPanelOpen = true }
      if keyboard.isVisible { isTyping = false }
    } else if !isTyping {
      isTyping = true
    } else if keyboard.coveredHeight > 0 {
      // The keyboard hasn't arrived yet: back to the panel.
      isTyping = false
    } else {
      // A hardware keyboard: none came up.
      withAnimation { isPanelOpen = false }
    }
  }

  private func closePanelAndKeyboard() {
    isTyping = false
    withAnimation { isPanelOpen = false }
  }
}

#Preview("A show and a hide") {
  PlayedTrace("show-and-hide") { StickerChatScreen() }
}
