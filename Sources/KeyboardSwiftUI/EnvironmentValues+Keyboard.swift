#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension EnvironmentValues {
  /// The state of the keyboard, as the nearest view above tells it.
  ///
  /// Put `tracksKeyboard(with:)` on the root of the app or of a screen; without
  /// it the keyboard counts as hidden. A preview or a test gives a state itself:
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
    get { keyboardContext.state() }
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
#endif
