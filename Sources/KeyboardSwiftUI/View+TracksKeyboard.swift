#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension View {
  /// Tells the views inside of the keyboard: they read it with `@Environment(\.keyboard)`.
  ///
  /// What they change in response is animated along with the keyboard. It is enough to have it once,
  /// on the root of the app. On macOS, tvOS and watchOS the keyboard is always hidden, and so it is
  /// on visionOS, where the system never posts the notifications:
  /// https://github.com/callstack/react-native-visionos/issues/6
  ///
  /// - Parameter tracker: The tracker to follow; the shared one by default. Give one that a trace
  ///   plays to, or one made with `otherApps: .include`. It is the same as long as the view is on
  ///   screen.
  /// - Returns: A view whose environment has the state of the keyboard.
  public func tracksKeyboard(with tracker: KeyboardTracker? = nil) -> some View {
    modifier(KeyboardTrackingModifier(tracker: tracker))
  }

  /// Makes the views inside know of no keyboard.
  ///
  /// They read a hidden keyboard, and `keyboardPadding(spacing:atLeast:when:)` adds nothing.
  /// `onKeyboardChange(perform:)` and `keyboardVisibility(_:)` inside still follow the keyboard.
  /// SwiftUI's own avoidance is turned off with `ignoresSafeArea(.keyboard)` instead:
  /// https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  ///
  /// - Parameter ignoresKeyboard: Whether the views inside know of no keyboard.
  /// - Returns: A view whose environment has a hidden keyboard.
  public func ignoresKeyboard(_ ignoresKeyboard: Bool = true) -> some View {
    transformEnvironment(\.keyboardContext) { $0 = $0.ignoringKeyboard(ignoresKeyboard) }
  }

  /// Keeps a binding equal to whether the keyboard is on screen, while the view is.
  ///
  /// ```swift
  /// Toolbar()
  ///   .keyboardVisibility($isTyping)
  /// ```
  ///
  /// A floating keyboard is on screen, though it covers nothing. The binding changes as the keyboard
  /// is announced, animated along with it. Writing it does not dismiss the keyboard.
  ///
  /// - Parameter isVisible: Set to whether the keyboard is, or is about to be, on screen.
  /// - Returns: A view that follows the tracker above it, or else the shared one.
  public func keyboardVisibility(_ isVisible: Binding<Bool>) -> some View {
    modifier(KeyboardVisibilityModifier(isVisible: isVisible))
  }
}

struct KeyboardTrackingModifier: ViewModifier {
  let tracker: KeyboardTracker?
  @State var state = KeyboardState.initial

  func body(content: Content) -> some View {
    let context = KeyboardContext(given: state, tracker: tracker)
    return
      content
      .environment(\.keyboardContext, context)
      .modifier(
        KeyboardStateModifier(context: context) { [state = $state] newState in
          if state.wrappedValue != newState { state.wrappedValue = newState }
        }
      )
  }
}

struct KeyboardVisibilityModifier: ViewModifier {
  @Environment(\.keyboardContext) var context
  @Binding var isVisible: Bool

  func body(content: Content) -> some View {
    content.modifier(
      KeyboardStateModifier(context: context) { [isVisible = $isVisible] newState in
        if isVisible.wrappedValue != newState.isVisible {
          isVisible.wrappedValue = newState.isVisible
        }
      }
    )
  }
}

/// Writes the states of the keyboard while a view is on screen, animated along with the keyboard.
struct KeyboardStateModifier: ViewModifier {
  let context: KeyboardContext
  let write: @MainActor (KeyboardState) -> Void
  @State var token: NotificationToken?

  init(context: KeyboardContext, write: @escaping @MainActor (KeyboardState) -> Void) {
    self.context = context
    self.write = write
  }

  func body(content: Content) -> some View {
    content
      .onAppear { [write] in
        // Not all of the modifier is captured: it would keep the token alive.
        token = context.followedTracker.observeDeliveries { state, transition in
          withAnimation(Animation(transition?.animation)) { write(state) }
        }
      }
      .onDisappear { token = nil }
  }
}
#endif
