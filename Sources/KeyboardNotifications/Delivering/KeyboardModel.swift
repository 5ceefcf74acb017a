public import Observation
import TypedNotifications

/// The keyboard's state as an observable object.
///
/// ```swift
/// @State private var keyboard = KeyboardModel()
/// ```
///
/// Use it in SwiftUI, and wherever Observation updates a user interface. It follows the tracker as
/// long as you keep it, and changes when the tracker's observers are called, before posting
/// returns. On systems before iOS 17, use ``KeyboardTracker/observeStates(_:)`` or the tracker's
/// publishers.
///
/// The model can't see your window. Without an adjustment of KeyboardUIKit, or KeyboardSwiftUI's
/// `keyboardPadding` or `withKeyboardOverlap(_:)`, the tracker doesn't know about Slide Over,
/// cross-fade transitions, or a focus that was lost in the background. For the first two, pass a
/// tracker with a ``KeyboardEnvironment``.
@available(iOS 17, macCatalyst 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
public final class KeyboardModel {
  /// The state of the keyboard that was last delivered to observers of the tracker.
  public private(set) var state = KeyboardState.initial

  @ObservationIgnored private let tracker: KeyboardTracker
  @ObservationIgnored private var token: NotificationToken?

  /// Makes a model of the keyboard that a tracker follows.
  ///
  /// - Parameter tracker: The tracker; it is kept alive.
  public init(tracker: KeyboardTracker = .shared) {
    self.tracker = tracker
    token = tracker.observeStates { [weak self] in self?.state = $0 }
  }
}
