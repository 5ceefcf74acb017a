public import Foundation
import TypedNotifications

/// Follows the keyboard, and tells any number of observers of each real change once.
///
/// One registration serves all observers: each notification is decoded once and judged once, and
/// the observers are called in the order in which they were added, in the turn in which UIKit
/// posts, so that what they change moves along with the keyboard.
///
/// ```swift
/// token = KeyboardTracker.shared.observe { transition in
///   print("The keyboard has \(transition.change)")
/// }
/// ```
///
/// To keep a view clear of the keyboard use KeyboardUIKit or KeyboardSwiftUI, which measure what is
/// covered of that view.
///
/// The tracker observes the notification centre from its first use, or ``start()``, until it is
/// released, and keeps what it knows. Call ``start()`` at launch, so that a keyboard that comes
/// before the first use is known too.
@MainActor
public final class KeyboardTracker {
  /// The tracker of the default notification centre.
  public static let shared = KeyboardTracker()

  /// Called with each notification that could not be read.
  ///
  /// By default the error is reported once for each kind of notification, to the system's log on
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

  private let center: NotificationCenter
  private let source: KeyboardEnvironmentSource
  private let otherApps: OtherAppsPolicy?
  private var otherAppsTracker: KeyboardTracker?
  private var machine = KeyboardStateMachine()
  private var registrations: [NotificationToken] = []
  private var isDelivering = false
  private var dockedHeights: [CGFloat: CGFloat] = [:]
  /// What is still to be told once all observers have heard of the change before.
  private var undelivered: [@MainActor () -> Void] = []

  /// What observers know of the keyboard now: the state less what is kept back from them.
  package private(set) var deliveredState = KeyboardState.initial
  let observers = ObserverList<KeyboardObserver>()
  let reportObservers = ObserverList<@MainActor @Sendable (KeyboardReport) -> Void>()
  var registeredObservers: [ObjectIdentifier: RegisteredObserver] = [:]

  /// Makes a tracker.
  ///
  /// - Parameters:
  ///   - center: The notification centre that the keyboard notifications are posted to.
  ///   - environment: Gives the screen and the settings; asked at each notification.
  ///     Without it, adapters of this package give what they know.
  public convenience init(
    center: NotificationCenter = .default,
    environment: (@MainActor () -> KeyboardEnvironment)? = nil
  ) {
    self.init(center: center, source: KeyboardEnvironmentSource(given: environment))
  }

  private init(
    center: NotificationCenter,
    source: KeyboardEnvironmentSource,
    otherApps: OtherAppsPolicy? = nil
  ) {
    self.center = center
    self.source = source
    self.otherApps = otherApps
  }

  /// All that is known of the keyboard now, whether or not it was delivered.
  ///
  /// Hidden before the first use, and before ``start()``.
  public var state: KeyboardState {
    machine.state
  }

  /// The height that the last docked keyboard of a width covered at the bottom of the screen.
  ///
  /// For a panel that takes the keyboard's place. Heights are kept in memory while the tracker
  /// lives; to know one at the next launch, store it.
  ///
  /// - Parameter width: The keyboard's width in points, which is the screen's as a rule.
  /// - Returns: The height in points; `nil` where no keyboard of that width has been docked.
  public func lastDockedHeight(forWidth width: CGFloat) -> CGFloat? {
    dockedHeights[width.rounded()]
  }

  /// A tracker of the same notifications that follows the keyboards of other apps too.
  ///
  /// In Split View and Stage Manager another app's keyboard may cover this app's views. Ignoring it
  /// is the default, since the space is not always given back:
  /// https://github.com/WebKit/WebKit/pull/67774. Hand this tracker to the adapter of a view that
  /// should avoid such a keyboard. It begins with what this tracker knows, shares its environment,
  /// and lives as long as it.
  public var followingOtherApps: KeyboardTracker {
    if otherApps == .include { return self }
    if let otherAppsTracker { return otherAppsTracker }
    start()
    let tracker = KeyboardTracker(center: center, source: source, otherApps: .include)
    tracker.machine = machine
    tracker.deliveredState = deliveredState
    // This tracker reports the same notifications.
    tracker.onMalformed = { _ in }
    tracker.register()
    otherAppsTracker = tracker
    return tracker
  }
}

// MARK: - The environment

extension KeyboardTracker {
  /// Gives the screen, the window and the settings; asked at each notification.
  ///
  /// By default it gives what an adapter of this package that uses the tracker knows, else
  /// ``KeyboardEnvironment/system``.
  public var environment: @MainActor () -> KeyboardEnvironment {
    get { { [source, otherApps] in source.environment(on: nil, otherApps: otherApps) } }
    set { source.given = newValue }
  }

  /// What an adapter knows of the screen and the settings.
  package var environmentProvider: (any KeyboardEnvironmentProvider)? {
    get { source.provider }
    set { source.provider = newValue }
  }
}

/// Where the environment of a tracker comes from: the app, else an adapter, else the system.
@MainActor
private final class KeyboardEnvironmentSource {
  var given: (@MainActor () -> KeyboardEnvironment)?
  var provider: (any KeyboardEnvironmentProvider)?

  nonisolated init(given: (@MainActor () -> KeyboardEnvironment)?) {
    self.given = given
  }

  func environment(
    on screen: KeyboardScreen?,
    otherApps: OtherAppsPolicy?
  ) -> KeyboardEnvironment {
    var environment = given?() ?? provider?.environment(on: screen) ?? .system
    if let otherApps { environment.otherApps = otherApps }
    return environment
  }
}

// MARK: - Registration

extension KeyboardTracker {
  /// Begins to observe the notification centre, unless the tracker does already.
  ///
  /// The first use of the tracker does the same. Call it at launch, so that a keyboard that comes
  /// before the first use is known too.
  public func start() {
    guard registrations.isEmpty else { return }
    let present = environment()
    if present.applicationState != .active {
      _ = machine.handle(.application(present.applicationState), in: present)
    }
    register()
  }

  private func register() {
    let keyboard = KeyboardNotificationType.allCases.map { type in
      observe(type.name) { KeyboardEvent(type, $0) }
    }
    let lifecycle = KeyboardEvent.lifecycle.map { name, state in
      observe(Notification.Name(name)) { _ in .application(state) }
    }
    registrations = keyboard + lifecycle
  }

  /// Observes without a descriptor, since each notification passes here: nothing is generic.
  private func observe(
    _ name: Notification.Name,
    read: @escaping @Sendable (Notification) -> KeyboardEvent
  ) -> NotificationToken {
    // The registrations end with the tracker, so none need be asked whether it has ended.
    center.observe(name) { [weak self] notification, _ in
      let event = read(notification)
      MainQueue.performInTurnOrLater { self?.receive(event) }
    }
  }
}

// MARK: - Events

extension KeyboardTracker {
  private func receive(_ event: KeyboardEvent) {
    let environment = source.environment(on: event.screen, otherApps: otherApps)
    let outcome = machine.handle(event, in: environment)
    if outcome.dropReason == nil { rememberDockedHeight(in: environment) }
    deliver(event, outcome)
  }

  private func rememberDockedHeight(in environment: KeyboardEnvironment) {
    guard let frame = state.dockedFrame else { return }
    let area = environment.screen ?? frame
    let height = KeyboardGeometry.coveredHeight(of: area, by: frame)
    if height > 0 { dockedHeights[frame.size.width.rounded()] = height }
  }

  /// Delivers after what is being delivered now: where an observer makes the system post, the
  /// others must not hear of the second change before the first.
  private func deliver(_ event: KeyboardEvent, _ outcome: KeyboardOutcome) {
    let state = machine.state
    let mayConfirm = machine.isActive
    guard !isDelivering else {
      undelivered.append { self.tell(event, outcome, state, mayConfirm: mayConfirm) }
      return
    }
    whileDelivering { tell(event, outcome, state, mayConfirm: mayConfirm) }
  }

  /// Calls observers, and then delivers what they have made the system post.
  func whileDelivering(_ body: () -> Void) {
    let isOutermost = !isDelivering
    isDelivering = true
    body()
    guard isOutermost else { return }
    while !undelivered.isEmpty { undelivered.removeFirst()() }
    isDelivering = false
  }

  /// Tells observers what has become of an event.
  private func tell(
    _ event: KeyboardEvent,
    _ outcome: KeyboardOutcome,
    _ state: KeyboardState,
    mayConfirm: Bool
  ) {
    if case .malformed(let error) = event { onMalformed(error) }
    switch outcome {
    case .transition(let transition):
      deliveredState = transition.state
      observers.forEach { $0.hear(transition) }
    case .noted where mayConfirm && state != deliveredState:
      deliveredState = state
      observers.forEach { $0.hear(state) }
    default: break
    }
    guard reportObservers.count > 0 else { return }
    let report = KeyboardReport(event: event, outcome: outcome, state: state)
    reportObservers.forEach { $0(report) }
  }
}
