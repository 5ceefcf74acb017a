import KeyboardSwiftUI
import SwiftUI

@main
struct ExampleApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

struct RootView: View {
  @State private var isDebugging = true

  var body: some View {
    TabView {
      FormScreen(isDebugging: $isDebugging)
        .tabItem { Label("Form", systemImage: "list.bullet") }
      ChatScreen()
        .tabItem { Label("Chat", systemImage: "message") }
      StickerChatScreen()
        .tabItem { Label("Stickers", systemImage: "face.smiling") }
      NoteScreen()
        .tabItem { Label("Note", systemImage: "note.text") }
      ServerScreen()
        .tabItem { Label("Server", systemImage: "server.rack") }
    }
    .overlay {
      if isDebugging {
        KeyboardOverlay()
      }
    }
  }
}
