#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Property of a view that is the state of the keyboard.
///
/// ```swift
/// @ObservedKeyboard private var keyboard
///
/// var body: some View {
///   Text(keyboard.isVisible ? "Typing" : "Reading")
/// }
/// ```
///
/// A view that reads it is updated at each change, along with the keyboard, and once a change is
/// confirmed. The state is that of the tracker given to `keyboardTracker(_:)` above the view, else of
/// the shared one, and right from the first body on. Read it on the main actor.
///
/// The heights of a state are those of the window. To keep a view clear of the keyboard, use
/// `keyboardPadding(spacing:atLeast:when:)` or `withKeyboardCover(_:)`. On macOS, tvOS and watchOS
/// the keyboard is always hidden, and so it is on visionOS, where the system never posts:
/// https://github.com/callstack/react-native-visionos/issues/6
@propertyWrapper
public struct ObservedKeyboard: DynamicProperty {
  @Environment(\.keyboardTracker) private var tracker
  // NB: No `@State`: all views that are made of one value share what is its initial value. SwiftUI
  // subscribes to an observed object for each of them, also while another one is still there.
  @ObservedObject private var updates = KeyboardUpdates()

  /// Makes a property of the keyboard's state.
  public init() {}

  /// The state of the keyboard; while a change is under way, the one at its end.
  @MainActor
  public var wrappedValue: KeyboardState {
    updates.state(of: tracker ?? .shared)
  }
}

@available(*, unavailable)
extension ObservedKeyboard: Sendable {}

/// Updates of the views that were made of one value and have read the keyboard's state.
///
/// It is made again with each value and so holds no state. SwiftUI defers what is sent while it
/// updates views, and keeps the animation.
final class KeyboardUpdates: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private let readings = KeyboardReadings()

  @MainActor
  func state(of tracker: KeyboardTracker) -> KeyboardState {
    readings.state(of: tracker) { [weak self] animation in
      withAnimation(Animation(animation)) { self?.objectWillChange.send() }
    }
  }
}

extension View {
  /// Makes the views inside follow a tracker in place of the shared one.
  ///
  /// Use it in previews and tests, with a tracker of a notification center of their own, and for
  /// views that make room for the keyboards of other apps too.
  ///
  /// - Parameter tracker: The tracker; it is kept alive. Another one may take its place while the
  ///   views are on screen.
  /// - Returns: A view whose environment has the tracker.
  public func keyboardTracker(_ tracker: KeyboardTracker) -> some View {
    environment(\.keyboardTracker, tracker)
  }
}

extension EnvironmentValues {
  /// The tracker to follow; `nil` for the shared one.
  var keyboardTracker: KeyboardTracker? {
    get { self[KeyboardTrackerKey.self] }
    set { self[KeyboardTrackerKey.self] = newValue }
  }
}

private struct KeyboardTrackerKey: EnvironmentKey {
  static let defaultValue: KeyboardTracker? = nil
}
#endif
