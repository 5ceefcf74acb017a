#if canImport(SwiftUI)
import KeyboardNotifications
import SwiftUI

/// Writes the states of the keyboard while a view is on screen, animated along with the keyboard.
struct KeyboardStateModifier: ViewModifier {
  let scope: KeyboardScope
  @Binding var state: KeyboardState
  @State var relay = KeyboardStateRelay()

  func body(content: Content) -> some View {
    content
      .onAppear {
        // Of the modifier only the binding is captured: all of it would keep the relay alive.
        relay.action = { [binding = $state] state, animation in
          withAnimation(animation.flatMap { Animation($0) }) { binding.wrappedValue = state }
        }
        relay.start(scope.followedTracker)
      }
      .onDisappear {
        relay.stop()
      }
  }
}
#endif
