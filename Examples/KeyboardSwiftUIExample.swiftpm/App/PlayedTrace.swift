import KeyboardSwiftUI
import KeyboardTesting
import SwiftUI

/// A view in a preview, where there is no keyboard: a recorded one is played to it, in time.
struct PlayedTrace<Content: View>: View {
  @State private var playback = Playback()
  private let name: String
  private let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    content
      .tracksKeyboard(with: playback.tracker)
      .task {
        // It throws when there is no such trace, and when the preview is closed meanwhile.
        try? await playback.player.playInTime(.builtIn(name))
      }
  }
}

/// A notification centre of its own, with a player that posts there and a tracker that listens.
@MainActor
private final class Playback {
  private(set) lazy var player = KeyboardTracePlayer()
  private(set) lazy var tracker = KeyboardTracker(center: player.center) { [player] in
    player.environment
  }

  // A view's properties are made outside of the main actor by SDKs before that of iOS 18.
  nonisolated init() {}
}
