#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension EnvironmentValues {
  /// The state of the keyboard, as the nearest view above tells it.
  ///
  /// Put `tracksKeyboard(with:)` on the root of the app or of a screen. Without it the keyboard
  /// counts as hidden, which the log says once; a view that may be used without it reads
  /// ``ObservedKeyboard`` instead. A preview or a test gives a state itself:
  ///
  /// ```swift
  /// @Environment(\.keyboard) private var keyboard
  ///
  /// Chat().environment(\.keyboard, state)
  /// ```
  ///
  /// A value and not an object, so that views update on every system from iOS 13 on, and a state
  /// can be given where there is no keyboard. For an object, use a ``KeyboardModel``.
  public var keyboard: KeyboardState {
    get { keyboardContext.stateOrReport() }
    set { keyboardContext.given = newValue }
  }

  /// What the views above tell of the keyboard.
  ///
  /// https://developer.apple.com/documentation/swiftui/environmentkey
  var keyboardContext: KeyboardContext {
    get { self[KeyboardContextKey.self] }
    set { self[KeyboardContextKey.self] = newValue }
  }
}

private struct KeyboardContextKey: EnvironmentKey {
  static let defaultValue = KeyboardContext()
}

/// A property of a view that is the state of the keyboard, whatever is above the view.
///
/// ```swift
/// @ObservedKeyboard private var keyboard
///
/// var body: some View {
///   Text(keyboard.isVisible ? "Typing" : "Reading")
/// }
/// ```
///
/// It is what a view above tells, by `tracksKeyboard(with:)` or `environment(\.keyboard, _:)`; else
/// it follows the shared tracker, from the first reading on and as long as the view is there. The
/// view updates with each change, animated along with the keyboard. Read it on the main actor.
@propertyWrapper
public struct ObservedKeyboard: DynamicProperty {
  @Environment(\.keyboardContext) private var context
  @State private var observation = KeyboardStateObservation()
  /// Counts the changes, so that SwiftUI updates the view at each.
  @State private var changes = 0

  /// Makes a property of the keyboard's state.
  public init() {}

  /// The state of the keyboard.
  @MainActor
  public var wrappedValue: KeyboardState {
    if let given = context.given { return given }
    // Only what is read here makes the view update.
    _ = changes
    return observation.state(of: context.followedTracker) { [changes = $changes] animation in
      withAnimation(Animation(animation)) { changes.wrappedValue += 1 }
    }
  }
}

@available(*, unavailable)
extension ObservedKeyboard: Sendable {}
#endif
