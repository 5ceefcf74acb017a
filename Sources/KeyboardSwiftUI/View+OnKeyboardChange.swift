#if canImport(SwiftUI)
import Combine
public import KeyboardNotifications
public import SwiftUI

extension View {
  /// Calls a closure with each change of the keyboard while the view is on screen.
  ///
  /// ```swift
  /// .onKeyboardChange { transition in
  ///   isKeyboardUp = transition.state.isVisible
  /// }
  /// ```
  ///
  /// Use it for actions that follow a change of the keyboard. To keep a view above the keyboard,
  /// use `keyboardPadding(spacing:atLeast:isEnabled:)`.
  ///
  /// The closure is called on the main actor, inside the keyboard's animation, before posting
  /// returns. The exception is a notification that the system posts while SwiftUI updates views,
  /// for example because `updateUIView` makes a text field first responder. SwiftUI ignores changes
  /// of states then, so the closure is called in the next turn of the run loop, in the same
  /// animation.
  ///
  /// If a view appears while the keyboard is up, or appears again after a change, the closure first
  /// gets the net change, without animation. So the sum of all height increments is the
  /// `coveredHeight` of the state, in points. On macOS, tvOS, watchOS and visionOS no keyboard is
  /// posted, so the closure is not called.
  ///
  /// The modifier measures no window. So without `keyboardPadding(spacing:atLeast:isEnabled:)`,
  /// `withKeyboardOverlap(_:)` or KeyboardUIKit in your app, the tracker doesn't know about Slide
  /// Over, cross-fade transitions, or a focus that was lost in the background. For the first two,
  /// make the tracker with an environment.
  ///
  /// - Parameter action: Called once for each change.
  /// - Returns: A view that follows the tracker of its environment, or the shared one without any.
  public func onKeyboardChange(
    perform action: @escaping @MainActor (KeyboardTransition) -> Void
  ) -> some View {
    modifier(KeyboardChangeModifier(action: action))
  }
}

struct KeyboardChangeModifier: ViewModifier {
  private let action: @MainActor (KeyboardTransition) -> Void
  @Environment(\.keyboardTracker) private var tracker
  @StateObject private var performer = ChangePerformer()

  init(action: @escaping @MainActor (KeyboardTransition) -> Void) {
    self.action = action
  }

  func body(content: Content) -> some View {
    let tracker = tracker ?? .shared
    // Each update of the view makes a new closure, with new captures.
    performer.action = action
    performer.subscription.follow(tracker)
    return
      content
      .onAppear { [performer] in performer.subscription.start(tracker) }
      // SwiftUI keeps the closures of a hidden view, so releasing the subscription is not enough.
      .onDisappear { [performer] in performer.subscription.stop() }
  }
}

/// Object that calls the closure of a view with each change of the keyboard.
///
/// SwiftUI keeps one for each view.
@MainActor
final class ChangePerformer: ObservableObject {
  let subscription = KeyboardSubscription()
  /// The closure of the view, called inside the keyboard's animation.
  var action: @MainActor (KeyboardTransition) -> Void = { _ in }

  init() {
    subscription.isReady = { !SwiftUIUpdate.isInProgress }
    subscription.onChange = { [weak self] transition in
      withAnimation(Animation(transition.animation)) { self?.action(transition) }
    }
  }
}
#endif
