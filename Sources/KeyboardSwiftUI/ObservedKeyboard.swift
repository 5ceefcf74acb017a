#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// A property of a view with the keyboard's state.
///
/// ```swift
/// @ObservedKeyboard private var keyboard
///
/// var body: some View {
///   Text(keyboard.isVisible ? "A keyboard is up" : "No keyboard")
/// }
/// ```
///
/// Use it for content that depends on whether a keyboard is up. To keep a view above the keyboard,
/// use `keyboardPadding(spacing:atLeast:isEnabled:)` or `withKeyboardOverlap(_:)`, because the
/// height of a state, in points, is measured on the screen and not on your view.
///
/// SwiftUI updates the view at each change, inside the keyboard's animation, and again when the
/// change is confirmed. The first body has the current state too. The state is that of the tracker
/// that you pass to `keyboardTracker(_:)`, or of the shared one if you pass none. Read it on the
/// main actor.
///
/// The property measures no window. So without `keyboardPadding(spacing:atLeast:isEnabled:)`,
/// `withKeyboardOverlap(_:)` or KeyboardUIKit in your app, the tracker doesn't know about Slide
/// Over, cross-fade transitions, or a focus that was lost in the background. For the first two,
/// make the tracker with an environment.
///
/// On macOS, tvOS and watchOS the keyboard is always hidden, and on visionOS too, because that
/// system posts no keyboard notifications:
/// https://github.com/callstack/react-native-visionos/issues/6 (to be decided by
/// `recording-what-the-system-posts`)
@propertyWrapper
public struct ObservedKeyboard: DynamicProperty {
  @Environment(\.keyboardTracker) private var tracker
  @StateObject private var invalidator = StateInvalidator()

  /// Makes a property of the keyboard's state.
  public init() {}

  /// The state of the keyboard; during a change, the state at its end.
  @MainActor
  public var wrappedValue: KeyboardState {
    invalidator.state(of: tracker ?? .shared)
  }

  /// The tracker that the state comes from, for example to read its `lastDockedHeight`.
  @MainActor
  public var projectedValue: KeyboardTracker {
    tracker ?? .shared
  }
}

@available(*, unavailable)
extension ObservedKeyboard: Sendable {}

/// Object that updates a view at each change of the state of the keyboard.
///
/// SwiftUI keeps one for each ``ObservedKeyboard``. It is not isolated, because
/// ``ObservedKeyboard/init()`` is not.
final class StateInvalidator: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  @MainActor private lazy var subscription = makeSubscription()

  @MainActor
  func state(of tracker: KeyboardTracker) -> KeyboardState {
    subscription.state(of: tracker)
  }

  @MainActor
  private func makeSubscription() -> KeyboardSubscription {
    let subscription = KeyboardSubscription()
    subscription.isReady = { !SwiftUIUpdate.isInProgress }
    subscription.onChange = { [weak self] in
      self?.objectWillChange.send(animatedBy: $0.animation)
    }
    subscription.onConfirmation = { [weak self] in
      self?.objectWillChange.send(animatedBy: nil)
    }
    return subscription
  }
}
#endif
