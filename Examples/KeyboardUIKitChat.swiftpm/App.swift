import SwiftUI
import UIKit

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup {
      // SwiftUI keeps clear of the keyboard by itself; the chat shall be the only one that does.
      ChatScreen().ignoresSafeArea()
    }
  }
}

private struct ChatScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> ChatViewController {
    let chat = ChatViewController()
    chat.view.backgroundColor = .systemBackground
    chat.bar.backgroundColor = .secondarySystemBackground
    for number in 1...40 { chat.list.append("Message \(number)") }
    return chat
  }

  func updateUIViewController(_ chat: ChatViewController, context: Context) {}
}
