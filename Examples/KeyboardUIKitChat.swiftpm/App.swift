import KeyboardTesting
import SwiftUI
import UIKit

@main
struct ChatApp: App {
  private let recording = Recording()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Chat") {
            ChatScreen(recording: recording)
              // SwiftUI would make room for the keyboard as well.
              .ignoresSafeArea()
          }
          link("Form with a bar") { OrderViewController() }
          link("Form with errors") { AccountViewController() }
          link("Note") { NoteViewController() }
          link("Notes in cells") { NotesViewController() }
          link("Input accessory view") { MessagesViewController() }
          link("Panel of stickers") { StickerChatViewController() }
          link("Bottom sheet") { SheetHost() }
        }
        .toolbar {
          ShareLink("Recordings", items: recording.files)
        }
      }
    }
  }

  private func link(
    _ title: String,
    makeController: @escaping @MainActor () -> UIViewController
  ) -> some View {
    NavigationLink(title) {
      Screen(makeController: makeController).ignoresSafeArea()
    }
  }
}

/// A screen of the documentation's pages.
private struct Screen: UIViewControllerRepresentable {
  let makeController: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController {
    makeController()
  }

  func updateUIViewController(
    _ controller: UIViewController,
    context: Context
  ) {}
}

/// A screen that presents the bottom sheet.
private final class SheetHost: UIViewController {
  private var hasPresented = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasPresented else { return }
    hasPresented = true
    let comments = CommentsViewController(height: 300)
    comments.view.backgroundColor = .secondarySystemBackground
    present(comments, animated: true)
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
