public import Observation
import TypedNotifications

/// Observable state of the keyboard, for user interfaces that update when a property changes.
///
/// ```swift
/// @State private var keyboard = KeyboardModel()
/// ```
///
/// It follows a ``KeyboardTracker`` as long as it lives, and changes when the tracker's observers
/// are called, in the same turn of the run loop. Before iOS 17 use
/// ``KeyboardTracker/observeStates(_:)`` or the tracker's publishers.
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
