public import Foundation
import TypedNotifications

/// Tracker that follows the keyboard and delivers each real change once to any number of observers.
///
/// One registration serves all observers: each notification is decoded and interpreted once, and
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
/// The tracker observes the notification centre from its first use until it is released: an
/// observer, an adjustment, or reading ``state`` or ``lastDockedHeight``. If a keyboard may come up
/// before that, call ``start()`` at launch, of each tracker that you make.
@MainActor
public final class KeyboardTracker {
  /// The tracker of the default notification centre.
  public static let shared = KeyboardTracker()

  /// Called with each value of a notification that could not be read, on the main actor.
  ///
  /// There is one such closure: whoever sets it last is called. By default the error is reported
  /// once for each kind of notification, to the system's log on Apple's systems and to standard
  /// error elsewhere. A notification without an end frame that can be read does not count, unless
  /// it is a hide; any other value counts as missing.
  public var onMalformed: @MainActor (KeyboardDecodingError) -> Void {
    get { (closures.value ?? TrackerClosures()).onMalformed }
    set { closures.value?.onMalformed = newValue }
  }

  private let center: NotificationCenter
  private let otherApps: KeyboardOtherAppsPolicy?
  private var registrations: [NotificationToken] = []
  private var isDelivering = false
  /// The screen of the last notification that gave one.
  private var lastScreen: SystemScreen?
  private var isStarted = false
  private var isAskingForEnvironment = false
  /// The environment that was given last, for who asks while it is being given.
  private var lastEnvironment = KeyboardEnvironment()
  /// The events that were posted while observers were notified of another.
  private var waiting: [KeyboardEvent] = []
  private var dockedHeights = DockedHeights()

  private let closures: MainActorBox<TrackerClosures>
  /// The screen, the window and the settings, as whoever made the tracker gives them.
  package var givenEnvironment: (@MainActor () -> KeyboardEnvironment)? {
    get { closures.value?.environment }
    set { closures.value?.environment = newValue }
  }
  /// The adapter of this package that uses the tracker, and what it knows for a screen.
  package var adapter:
    (object: AnyObject, environment: @MainActor (KeyboardScreen?) -> KeyboardEnvironment)?
  package private(set) var machine = KeyboardStateMachine()
  let transitionObservers = ObserverList<@MainActor (KeyboardTransition) -> Void>()
  let stateObservers = ObserverList<@MainActor (KeyboardState, KeyboardTransition?) -> Void>()
  let eventObservers = ObserverList<@MainActor (KeyboardEvent, KeyboardOutcome) -> Void>()
  /// The observations made for objects that have registered.
  var registered: [ObjectIdentifier: NotificationToken] = [:]

  /// Makes a tracker.
  ///
  /// In Split View and Stage Manager the keyboard of another app may cover this app's views.
  /// Ignoring it is the default, since the space is not always given back:
  /// https://github.com/WebKit/WebKit/pull/67774. Make a tracker that includes it, keep it, call
  /// ``start()`` at launch, and give it to the adapter of a view that should avoid such a keyboard.
  ///
  /// - Parameters:
  ///   - center: The notification centre that the keyboard notifications are posted to.
  ///   - otherApps: The treatment of the keyboards of other apps; `nil`: the environment's.
  ///   - environment: Returns the screen and the settings; called at each notification. Without it,
  ///     the adapters of this package provide them.
  public init(
    center: NotificationCenter = .default,
    otherApps: KeyboardOtherAppsPolicy? = nil,
    environment: (@MainActor () -> KeyboardEnvironment)? = nil
  ) {
    self.center = center
    self.otherApps = otherApps
    closures = MainActorBox(TrackerClosures(environment: environment))
  }

  deinit {
    transitionObservers.end()
    stateObservers.end()
    eventObservers.end()
    closures.empty()
  }

  /// The state of the keyboard that observers know.
  ///
  /// While the app is not active it stays as it was, and what has changed meanwhile comes at once
  /// when the app is active again. Of a keyboard that came up before the tracker began, nothing is
  /// known until it changes: it is hidden here.
  public var state: KeyboardState {
    start()
    return machine.delivered
  }

  /// Returns the screen, the window and the settings; called at each notification.
  ///
  /// - Parameter screen: The screen of the notification, if it has one.
  /// - Returns: The environment that was given, with what only an adapter of this package knows
  ///   from its views; else the adapter's; else the screen of the last notification, or the main
  ///   one.
  package func environment(on screen: KeyboardScreen? = nil) -> KeyboardEnvironment {
    guard !isAskingForEnvironment else { return lastEnvironment }
    isAskingForEnvironment = true
    let views = adapter?.environment(screen)
    let given = givenEnvironment?()
    var environment =
      given.map { given in views.map(given.merging) ?? given } ?? views
      ?? KeyboardEnvironment(screen: lastScreen?.bounds ?? SystemScreen.mainBounds)
    if let otherApps { environment.otherApps = otherApps }
    lastEnvironment = environment
    isAskingForEnvironment = false
    return environment
  }
}

// MARK: - Registration

extension KeyboardTracker {
  /// Begins to observe the notification centre, unless the tracker does already.
  ///
  /// The first use of the tracker does the same. If a keyboard may come up before that, call this
  /// at launch.
  public func start() {
    guard !isStarted else { return }
    isStarted = true
    begin()
    // Observed without a descriptor, since each notification passes here: nothing is generic. The
    // registrations end with the tracker, so none need be asked whether it has ended.
    let keyboard = KeyboardNotificationType.allCases.map { type in
      center.observe(type.name) { [weak self] notification, _ in
        let event = KeyboardEvent(type, notification)
        let screen = SystemScreen(of: notification)
        MainQueue.performNowOrLater { self?.receive(event, on: screen) }
      }
    }
    let lifecycle = KeyboardEvent.lifecycle.map { name, state in
      center.observe(Notification.Name(name)) { [weak self] _, _ in
        MainQueue.performNowOrLater { self?.receive(.application(state)) }
      }
    }
    registrations = keyboard + lifecycle
  }

  /// Forgets a keyboard that is hidden, and the frame that it had.
  ///
  /// A player of traces calls this between two of them.
  package func forgetHiddenKeyboard() {
    if machine.state.visibility == .hidden, machine.delivered.visibility == .hidden { begin() }
  }

  private func begin() {
    let environment = environment()
    machine = KeyboardStateMachine()
    _ = machine.handle(.application(environment.applicationState), in: environment)
  }
}

// MARK: - Events

extension KeyboardTracker {
  /// Handles an event after what is being delivered now, so that all observers are notified of one
  /// change before the next, even if one of them makes the system post.
  private func receive(_ event: KeyboardEvent, on screen: SystemScreen? = nil) {
    if let screen { lastScreen = screen }
    guard !isDelivering else {
      waiting.append(event)
      return
    }
    whileDelivering { handle(event) }
  }

  /// Calls observers, and then handles the events that they have made the system post.
  func whileDelivering(_ body: () -> Void) {
    let isOutermost = !isDelivering
    isDelivering = true
    body()
    guard isOutermost else { return }
    while !waiting.isEmpty { handle(waiting.removeFirst()) }
    isDelivering = false
  }

  private func handle(_ event: KeyboardEvent) {
    let environment = environment(on: event.screen)
    let known = machine.delivered
    let outcome = machine.handle(event, in: environment)
    if let error = event.decodingError { onMalformed(error) }
    switch outcome {
    case .transition(let transition):
      dockedHeights.remember(transition.state, in: environment)
      transitionObservers.forEach { $0(transition) }
      stateObservers.forEach { $0(transition.state, transition) }
    case .unchanged:
      let state = machine.delivered
      dockedHeights.remember(state, in: environment)
      if state != known { stateObservers.forEach { $0(state, nil) } }
    case .dropped: break
    }
    eventObservers.forEach { $0(event, outcome) }
  }
}

// MARK: - The height of the keyboard

extension KeyboardTracker {
  /// The height in points of the last keyboard on the present screen, for a panel in its place.
  ///
  /// It is the height that iOS posts: to the bottom of the screen, the bottom safe area included. A
  /// view that ends higher is covered by less. In Slide Over iOS leaves out the gap below the
  /// window, which a simulated keyboard does not. The input accessory view is left out where an
  /// adapter knows one. A keyboard counts once it is confirmed and stands on the screen as a whole,
  /// so the bar of a hardware keyboard does not, nor does an accessory view at rest.
  ///
  /// `nil` before the first keyboard, after a rotation until a keyboard has come up in the new
  /// orientation, and where only a hardware keyboard is used. Heights are kept in memory while the
  /// tracker lives: to know one at the next launch, store it when the keyboard is
  /// ``KeyboardVisibility/shown``, with the size of the screen.
  public var lastDockedHeight: CGFloat? {
    start()
    return dockedHeights.height(on: environment().screen)
  }
}

/// Closures that a tracker was given.
struct TrackerClosures: Sendable {
  var environment: (@MainActor () -> KeyboardEnvironment)?
  var onMalformed: @MainActor (KeyboardDecodingError) -> Void = { error in
    FailureReporter.shared.report(
      error.description,
      of: error.notification.name,
      payload: KeyboardPayload.self,
      remedy: "Set the tracker's onMalformed to handle every failure."
    )
  }
}
