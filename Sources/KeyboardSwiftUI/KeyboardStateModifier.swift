#if canImport(SwiftUI)
import KeyboardNotifications
import SwiftUI

/// Writes the states of the keyboard while a view is on screen, animated along with the keyboard.
struct KeyboardStateModifier: ViewModifier {
  let context: KeyboardContext
  @Binding var state: KeyboardState
  @State var token: NotificationToken?

  func body(content: Content) -> some View {
    content
      .onAppear { [binding = $state] in
        token = context.followedTracker.observeDeliveries { state, transition in
          guard state != binding.wrappedValue else { return }
          let animation = transition?.animation.flatMap { Animation($0) }
          withAnimation(animation) { binding.wrappedValue = state }
        }
      }
      .onDisappear { token = nil }
  }
}
#endif
