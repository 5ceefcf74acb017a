import Combine
import KeyboardSwiftUI
import KeyboardTesting
import SwiftUI

/// A view to which a recorded keyboard is played, in time.
///
/// Use it in a preview, where there is no keyboard.
struct PlayedTrace<Content: View>: View {
  // NB: As the initial value of a `@State` the object would be
  // shared by all views of one value.
  @StateObject private var playback = Playback()
  /// The name of a trace that comes with the package.
  private let name: String
  private let content: Content

  init(
    _ name: String,
    @ViewBuilder content: () -> Content
  ) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    content
      .keyboardTracker(playback.player.tracker)
      .task {
        // It throws when the preview is closed meanwhile.
        try? await playback.player.playInRealTime(
          KeyboardTrace.builtIn(name)
        )
      }
  }
}

/// A player with a notification center and a tracker of its own.
@MainActor
private final class Playback: ObservableObject {
  let player = KeyboardTracePlayer()
}
