#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension View {
  /// Calls a closure with each change of the keyboard while the view is on screen.
  ///
  /// ```swift
  /// .onKeyboardChange { transition in
  ///   isTyping = transition.state.isVisible
  /// }
  /// ```
  ///
  /// The closure runs inside the keyboard's animation, on the main actor, in the turn in which the
  /// system posts. A change that is posted while SwiftUI updates its views, as when a text field
  /// becomes first responder in `updateUIView`, comes a turn later with the same animation, since
  /// SwiftUI drops what is written to states meanwhile.
  ///
  /// A view that appears while the keyboard is up, or comes back after a change, is given the net
  /// change first, without animation: the sum of the height increments is the covered height, which
  /// is the window's. To keep a view clear use `keyboardPadding(spacing:atLeast:when:)`.
  ///
  /// - Parameter action: Called with each change, once.
  /// - Returns: A view that follows the tracker of its environment, or else the shared one.
  public func onKeyboardChange(
    perform action: @escaping @MainActor (KeyboardTransition) -> Void
  ) -> some View {
    modifier(KeyboardChangeModifier(action: action))
  }
}

struct KeyboardChangeModifier: ViewModifier {
  let action: @MainActor (KeyboardTransition) -> Void
  @Environment(\.keyboardTracker) var tracker
  /// `nil` until the view appears: an initial object would be shared by all views of one value.
  @State var observer: KeyboardChangeObserver?
  /// Written to only to learn whether SwiftUI takes writes.
  @State var writes = 0

  func body(content: Content) -> some View {
    let tracker = tracker ?? .shared
    // Each update brings a new closure, with new captures: the newest is the one to call.
    observer?.action = animatedAction
    observer?.follow(tracker)
    return
      content
      .onAppear { [animatedAction, state = _observer, writes = _writes] in
        let observer = state.wrappedValue ?? KeyboardChangeObserver()
        observer.action = animatedAction
        observer.takesWrites = {
          let next = writes.wrappedValue &+ 1
          writes.wrappedValue = next
          return writes.wrappedValue == next
        }
        observer.start(tracker)
        if state.wrappedValue !== observer { state.wrappedValue = observer }
      }
      // The closures of a hidden view keep what they have captured: stopped, not only released.
      .onDisappear { [state = _observer] in state.wrappedValue?.stop() }
  }

  private var animatedAction: @MainActor (KeyboardTransition) -> Void {
    { [action] transition in
      withAnimation(Animation(transition.animation)) { action(transition) }
    }
  }
}
#endif
