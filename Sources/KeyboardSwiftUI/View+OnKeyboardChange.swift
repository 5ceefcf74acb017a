#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension View {
  /// Calls a closure with each change of the keyboard while the view is on screen.
  ///
  /// ```swift
  /// .onKeyboardChange { transition in
  ///   withKeyboardAnimation(transition) { isTyping = transition.state.isVisible }
  /// }
  /// ```
  ///
  /// A view that appears while the keyboard is up, or comes back after it changed, hears of the net
  /// change first, without animation. It follows the tracker given to
  /// `tracksKeyboard(with:)` above it, or else the shared one. To keep a view clear of the keyboard
  /// use `keyboardPadding(spacing:atLeast:when:)`: the heights of a change are those of the window.
  ///
  /// - Parameter action: Called with each change, in the turn in which the system posts.
  /// - Returns: A view that follows the keyboard.
  public func onKeyboardChange(
    perform action: @escaping @MainActor (KeyboardTransition) -> Void
  ) -> some View {
    modifier(KeyboardChangeModifier(action: action))
  }
}

struct KeyboardChangeModifier: ViewModifier {
  let action: @MainActor (KeyboardTransition) -> Void
  @Environment(\.keyboardContext) var context
  @State var observation = KeyboardObservation()

  func body(content: Content) -> some View {
    // Each update brings a new closure, with new captures: the newest is the one to call.
    observation.action = action
    return
      content
      .onAppear { observation.start(context.followedTracker) }
      .onDisappear { observation.stop() }
  }
}
#endif
