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
/// confirmed. The state is that of the tracker given to `keyboardTracker(_:)` above the view, else
/// of the shared one, and right from the first body on. Read it on the main actor.
///
/// The heights of a state are those of the window. To keep a view clear of the keyboard, use
/// `keyboardPadding(spacing:atLeast:when:)` or `withKeyboardOverlap(_:)`. On macOS, tvOS and
/// watchOS the keyboard is always hidden, and so it is on visionOS, where the system never posts:
/// https://github.com/callstack/react-native-visionos/issues/6 (decided by
/// `recording-what-the-system-posts`)
@propertyWrapper
public struct ObservedKeyboard: DynamicProperty {
  @Environment(\.keyboardTracker) private var tracker
  @StateObject private var updates = KeyboardUpdates()

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

/// Object that SwiftUI keeps for each view, and that updates the view at each change of the state.
///
/// It is not isolated, since ``ObservedKeyboard/init()`` is not.
final class KeyboardUpdates: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  @MainActor private lazy var subscription = makeSubscription()

  @MainActor
  func state(of tracker: KeyboardTracker) -> KeyboardState {
    subscription.state(of: tracker)
  }

  @MainActor
  private func makeSubscription() -> TrackerSubscription {
    let subscription = TrackerSubscription()
    subscription.isReady = { !ViewUpdate.isUnderWay }
    subscription.onChange = { [weak self] in self?.objectWillChange.send(animatedBy: $0) }
    return subscription
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
