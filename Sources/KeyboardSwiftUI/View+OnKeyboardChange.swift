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
  private let action: @MainActor (KeyboardTransition) -> Void
  @Environment(\.keyboardTracker) private var tracker
  @StateObject private var changes = KeyboardChanges()
  /// Set once, so that a copy that was made before shows whether SwiftUI updates its views.
  @State private var hasAppeared = false

  init(action: @escaping @MainActor (KeyboardTransition) -> Void) {
    self.action = action
  }

  func body(content: Content) -> some View {
    let tracker = tracker ?? .shared
    // Each update brings a new closure, with new captures: the newest is the one to call.
    changes.action = action
    changes.hasAppeared = changes.hasAppeared ?? _hasAppeared
    changes.observer.follow(tracker)
    return
      content
      .onAppear { [changes] in
        hasAppeared = true
        changes.observer.start(tracker)
      }
      // The closures of a hidden view keep what they have captured: stopped, not only released.
      .onDisappear { [changes] in changes.observer.stop() }
  }
}

/// Object that SwiftUI keeps for each view, and that calls the view's closure with each change.
@MainActor
final class KeyboardChanges: ObservableObject {
  let observer = KeyboardChangeObserver()
  /// The closure of the view, called inside the keyboard's animation.
  var action: @MainActor (KeyboardTransition) -> Void = { _ in }
  /// The first copy of the view's state.
  ///
  /// While SwiftUI updates the view it drops what is written to states, and a copy of a state has
  /// the value that it was made with. At any other time a copy has the value that is stored.
  /// https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Data/State/State.swift
  /// (decided by `SwiftUIStateTests`)
  var hasAppeared: State<Bool>?

  init() {
    observer.isReady = { [weak self] in self?.hasAppeared?.wrappedValue ?? true }
    observer.action = { [weak self] transition in
      withAnimation(Animation(transition.animation)) { self?.action(transition) }
    }
  }
}
#endif
