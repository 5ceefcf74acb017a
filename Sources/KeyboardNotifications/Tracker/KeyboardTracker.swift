public import Foundation
public import TypedNotifications

/// Follows the keyboard, and tells any number of observers of each real change once.
///
/// One registration serves all observers: each notification is decoded once and judged once, and
/// the observers are called in the order in which they were added, in the turn in which UIKit
/// posts, so that what they change moves along with the keyboard.
///
/// ```swift
/// token = KeyboardTracker.shared.observe { transition in
///   view.moveUp(by: transition.heightIncrement)
/// }
/// ```
///
/// The tracker observes the notification centre while anyone observes the tracker, and knows
/// nothing of what was posted before. Keep one token for the life of the app, so that a screen that
/// is made while the keyboard is up can read ``state``.
@MainActor
public final class KeyboardTracker {
  /// The tracker of the default notification centre.
  public static let shared = KeyboardTracker()

  /// Makes a disappearance wait for the appearance that may follow it; `nil`, at first, does not.
  public var coalescing: KeyboardCoalescing? {
    didSet {
      machine.holdsDisappearances = coalescing != nil
      if coalescing == nil, held != nil { release() }
    }
  }

  /// Called with each notification that could not be read.
  ///
  /// At first it reports the error once for each kind of notification, to the system's log on
  /// Apple's systems and to standard error elsewhere. The state does not change, except that
  /// a hide counts whatever it holds.
  public var onMalformed: @MainActor (KeyboardDecodingError) -> Void = { error in
    FailureReporter.shared.report(
      error.description,
      of: error.notification.name,
      reading: KeyboardPayload.self,
      remedy: "Set the tracker's onMalformed to handle every failure."
    )
  }

  /// Gives the screen, the window and the settings; asked at each notification.
  ///
  /// At first it gives what an adapter of this package that uses the tracker knows, else
  /// ``KeyboardEnvironment/system``.
  public var environment: @MainActor () -> KeyboardEnvironment

  /// What an adapter knows of the screen and the settings.
  package var surroundings: (any KeyboardSurroundings)?

  private let center: NotificationCenter
  private var machine = KeyboardStateMachine()
  private var registrations: [NotificationToken] = []
  private var held: NotificationToken?
  private var isDelivering = false
  private var undelivered: [Delivery] = []
  var observerRegistrations: [ObjectIdentifier: ObserverRegistration] = [:]

  private let transitionObservers = ObserverList<TransitionHandler>()
  private let reportObservers = ObserverList<ReportHandler>()

  /// Makes a tracker.
  ///
  /// - Parameters:
  ///   - center: The notification centre that the keyboard notifications are posted to.
  ///   - environment: Gives the screen and the settings; asked at each notification.
  ///     Without it, adapters of this package give what they know.
  public init(
    center: NotificationCenter = .default,
    environment: (@MainActor () -> KeyboardEnvironment)? = nil
  ) {
    self.center = center
    self.environment = environment ?? { .system }
    transitionObservers.onEmpty = { [weak self] in self?.stopIfUnobserved() }
    reportObservers.onEmpty = { [weak self] in self?.stopIfUnobserved() }
    guard environment == nil else { return }
    self.environment = { [weak self] in self?.surroundings?.environment ?? .system }
  }

  /// All that is known of the keyboard now, whether or not it was delivered.
  ///
  /// Hidden as long as nobody observes.
  public var state: KeyboardState {
    machine.state
  }

  /// What observers know of the keyboard now: the state less what is kept back from them.
  package var deliveredState: KeyboardState {
    KeyboardChange(from: machine.delivered, to: state) == nil ? state : machine.delivered
  }

  /// Calls a closure with each change of the keyboard, until the token is cancelled or released.
  ///
  /// The closure runs on the main actor, in the turn in which the system posts the notification
  /// where it posts on the main thread. It may add observers and cancel tokens, its own included.
  /// The keyboard may be up already: read ``state``.
  ///
  /// - Parameter handler: Called with each change, once.
  /// - Returns: A token; it does not keep the tracker alive.
  public func observe(
    _ handler: @escaping @MainActor (KeyboardTransition) -> Void
  ) -> NotificationToken {
    startIfNeeded()
    return transitionObservers.add(TransitionHandler(handle: handler))
  }

  /// Calls a closure with each event and what became of it, until the token ends.
  ///
  /// For logs, tests and tools. It runs after the observers of transitions.
  ///
  /// - Parameter handler: Called with each event on the main actor.
  /// - Returns: A token; it does not keep the tracker alive.
  public func observeReports(
    _ handler: @escaping @MainActor (KeyboardReport) -> Void
  ) -> NotificationToken {
    startIfNeeded()
    return reportObservers.add(ReportHandler(handle: handler))
  }
}

// MARK: - Registration

extension KeyboardTracker {
  /// Whether the tracker observes its notification centre, because somebody observes the tracker.
  public var isObserving: Bool {
    !registrations.isEmpty
  }

  private func startIfNeeded() {
    guard registrations.isEmpty else { return }
    let present = environment()
    if present.applicationState != .active {
      _ = machine.handle(.application(present.applicationState), in: present)
    }
    registrations = KeyboardEvent.descriptors.map { descriptor in
      center.addMainActorObserver(descriptor: descriptor) { [weak self] event in
        self?.receive(event)
      }
    }
  }

  private func stopIfUnobserved() {
    guard transitionObservers.count == 0, reportObservers.count == 0 else { return }
    registrations = []
    held = nil
    machine = KeyboardStateMachine()
    machine.holdsDisappearances = coalescing != nil
  }
}

// MARK: - Events

/// What an observer of changes gives.
private struct TransitionHandler: Sendable {
  let handle: @MainActor (KeyboardTransition) -> Void
}

/// What an observer of reports gives.
private struct ReportHandler: Sendable {
  let handle: @MainActor (KeyboardReport) -> Void
}

/// What observers are still to be told; a disappearance that was held comes without an event.
private struct Delivery {
  var event: KeyboardEvent?
  var outcome: KeyboardOutcome
  var state: KeyboardState
}

extension KeyboardTracker {
  private func receive(_ event: KeyboardEvent) {
    deliver(event, machine.handle(event, in: environment()))
    holdOrRelease()
  }

  /// Delivers after what is being delivered now: where an observer makes the system post, the
  /// others must not hear of the second change before the first.
  private func deliver(_ event: KeyboardEvent?, _ outcome: KeyboardOutcome) {
    guard !isDelivering else {
      undelivered.append(Delivery(event: event, outcome: outcome, state: state))
      return
    }
    isDelivering = true
    perform(event, outcome, state)
    while !undelivered.isEmpty {
      let next = undelivered.removeFirst()
      perform(next.event, next.outcome, next.state)
    }
    isDelivering = false
  }

  private func perform(
    _ event: KeyboardEvent?,
    _ outcome: KeyboardOutcome,
    _ state: KeyboardState
  ) {
    if case .malformed(let error) = event { onMalformed(error) }
    if case .transition(let transition) = outcome {
      transitionObservers.forEach { $0.handle(transition) }
    }
    if reportObservers.count > 0, let event {
      let report = KeyboardReport(event: event, outcome: outcome, state: state)
      reportObservers.forEach { $0.handle(report) }
    }
  }

  /// Starts the wait when a disappearance begins to be held, and ends it when none is any more.
  private func holdOrRelease() {
    guard machine.isHolding, let coalescing else {
      held = nil
      return
    }
    guard held == nil else { return }
    held = coalescing.clock.schedule(after: coalescing.window) { [weak self] in
      self?.release()
    }
  }

  private func release() {
    held = nil
    deliver(nil, machine.releaseHeld())
  }
}
