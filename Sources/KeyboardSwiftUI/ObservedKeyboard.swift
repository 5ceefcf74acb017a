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
///   Text(keyboard.isVisible ? "A keyboard is up" : "No keyboard")
/// }
/// ```
///
/// Use it for content that depends on the presence of a keyboard. To keep a view clear of the
/// keyboard, use `keyboardPadding(spacing:atLeast:condition:)` or `withKeyboardOverlap(_:)`: the heights
/// of a state, in points, are those of the window.
///
/// SwiftUI updates the view at each change, inside the keyboard's animation, and again when the
/// change is confirmed. The state is that of the tracker given by `keyboardTracker(_:)`, else of
/// the shared one. It is the present state in the first body, too. Read it on the main actor.
///
/// On macOS, tvOS and watchOS the keyboard is always hidden. On visionOS it is hidden, too, since
/// the system posts no keyboard notifications there:
/// https://github.com/callstack/react-native-visionos/issues/6 (to be decided by
/// `recording-what-the-system-posts`)
@propertyWrapper
public struct ObservedKeyboard: DynamicProperty {
  @Environment(\.keyboardTracker) private var tracker
  @StateObject private var updates = KeyboardUpdates()

  /// Makes a property of the keyboard's state.
  public init() {}

  /// The state of the keyboard; during a change, the state at its end.
  @MainActor
  public var wrappedValue: KeyboardState {
    updates.state(of: tracker ?? .shared)
  }

  /// The tracker whose state it is, such as for its `lastDockedHeight`.
  @MainActor
  public var projectedValue: KeyboardTracker {
    tracker ?? .shared
  }
}

@available(*, unavailable)
extension ObservedKeyboard: Sendable {}

/// Object that updates a view at each change of the state of the keyboard.
///
/// SwiftUI keeps one for each ``ObservedKeyboard``. It is not isolated, since
/// ``ObservedKeyboard/init()`` is not.
final class KeyboardUpdates: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  @MainActor private lazy var subscription = makeSubscription()

  @MainActor
  func state(of tracker: KeyboardTracker) -> KeyboardState {
    subscription.state(of: tracker)
  }

  @MainActor
  private func makeSubscription() -> KeyboardSubscription {
    let subscription = KeyboardSubscription()
    subscription.isReady = { !ViewUpdate.isInProgress }
    subscription.onChange = { [weak self] in
      self?.objectWillChange.send(animatedBy: $0.animation)
    }
    subscription.onConfirmation = { [weak self] in
      self?.objectWillChange.send(animatedBy: nil)
    }
    return subscription
  }
}

// MARK: -

/// Update of views by SwiftUI, during which it ignores changes of their states.
@MainActor
enum ViewUpdate {
  /// True while SwiftUI updates views.
  ///
  /// Xcode warns if an observable object publishes during an update. SwiftUI has no property for an
  /// update in progress, but a binding shows it: during an update the binding returns its initial
  /// value, at any other time the present value.
  /// https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Data/Binding/Binding.swift
  /// (to be decided by `SwiftUIStateTests`)
  static var isInProgress: Bool {
    let source = Source()
    let binding = ObservedObject(wrappedValue: source).projectedValue.value
    source.value = false
    return binding.wrappedValue
  }

  @MainActor
  private final class Source: ObservableObject {
    var value = true
  }
}

extension ObservableObjectPublisher {
  /// Updates the views that observe the object, inside the keyboard's animation if there is one.
  @MainActor
  func send(animatedBy animation: KeyboardAnimation?) {
    withAnimation(Animation(animation)) { send() }
  }
}
#endif
