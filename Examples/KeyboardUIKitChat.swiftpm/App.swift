import KeyboardTesting
import SwiftUI
import UIKit

@main
struct ChatApp: App {
  private let recording = Recording()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        ChatScreen(recording: recording)
          // SwiftUI would make room for the keyboard as well.
          .ignoresSafeArea()
          .toolbar {
            ShareLink("Recordings", items: recording.files)
          }
      }
    }
  }
}

private struct ChatScreen: UIViewControllerRepresentable {
  let recording: Recording

  func makeUIViewController(
    context: Context
  ) -> ChatViewController {
    let chat = ChatViewController()
    recording.chat = chat
    return chat
  }

  func updateUIViewController(
    _ chat: ChatViewController,
    context: Context
  ) {}
}

/// Recording of the keyboard, made at launch, before anything else
/// observes the keyboard.
@MainActor
private final class Recording {
  weak var chat: UIViewController?
  private var recorder: KeyboardTraceRecorder?

  init() {
    // Without a file the chat works as well.
    recorder = try? KeyboardTraceRecorder(
      folder: .documentsDirectory,
      title: "The chat"
    ) { [weak self] in
      guard let view = self?.chat?.view, let window = view.window
      else { return nil }
      let frame = view.convert(
        view.bounds,
        to: window.screen.coordinateSpace
      )
      return (frame, view.safeAreaInsets.bottom)
    }
  }

  /// The files to share, the newest first.
  var files: [URL] { recorder?.files ?? [] }
}
