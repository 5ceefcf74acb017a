import KeyboardSwiftUI
import KeyboardTesting
import SwiftUI

/// A view in a preview, where there is no keyboard: a recorded one is played to it, in time.
struct PlayedTrace<Content: View>: View {
  @State private var stage = Stage()
  private let name: String
  private let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    content
      .tracksKeyboard(with: stage.tracker)
      .task {
        // It throws when there is no such trace, and when the preview is closed meanwhile.
        try? await stage.player.playInTime(.builtIn(name))
      }
  }
}

/// A notification centre of its own, with a player that posts there and a tracker that listens.
@MainActor
private final class Stage {
  let player = KeyboardTracePlayer()
  private(set) lazy var tracker = KeyboardTracker(center: player.center) { [player] in
    player.environment
  }
}
