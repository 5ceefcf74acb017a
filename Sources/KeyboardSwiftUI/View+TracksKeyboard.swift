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
  /// - Parameter tracker: The tracker to follow; the shared one, unless said otherwise. Give one
  ///   that knows the window where Slide Over and Stage Manager matter, or one that a trace plays
  ///   to. It is the same as long as the view is on screen.
  /// - Returns: A view whose environment has the state of the keyboard.
  public func tracksKeyboard(with tracker: KeyboardTracker? = nil) -> some View {
    modifier(KeyboardTrackingModifier(tracker: tracker))
  }

  /// Makes the views inside know of no keyboard.
  ///
  /// They read a hidden keyboard from the environment, and `keyboardPadding()` adds nothing.
  /// `onKeyboardChange(perform:)` inside goes on: it was asked for there.
  /// SwiftUI's own avoidance is turned off with `ignoresSafeArea(.keyboard)` instead:
  /// https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  ///
  /// - Parameter ignoresKeyboard: Whether the views inside know of no keyboard.
  /// - Returns: A view whose environment has a hidden keyboard.
  public func ignoresKeyboard(_ ignoresKeyboard: Bool = true) -> some View {
    transformEnvironment(\.keyboardContext) { $0 = $0.ignoringKeyboard(ignoresKeyboard) }
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
      .modifier(KeyboardStateModifier(context: context, state: $state))
  }
}
#endif
