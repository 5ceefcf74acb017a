public import Foundation
import TypedNotifications

/// An object that follows the keyboard and delivers each real change once, to all its observers.
///
/// ```swift
/// token = KeyboardTracker.shared.observe { transition in
///   print("The keyboard has \(transition.kind)")
/// }
/// ```
///
/// Each notification is decoded and interpreted once, however many observers there are. Observers
/// are called in the order in which they were added. If the main thread posts, as UIKit does, that
/// is before posting returns, so a view that an observer changes moves together with the keyboard.
/// A notification that an observer causes is delivered after the current one.
///
/// To keep a view above the keyboard, use KeyboardUIKit or KeyboardSwiftUI, which measure the view.
///
/// Call ``start()`` when the app launches, for the shared tracker and for each one that you make.
/// Otherwise the tracker observes the notification center from its first use on: an observer, an
/// adjustment, or reading ``state`` or ``lastDockedHeight``.
@MainActor
public final class KeyboardTracker {
  /// The tracker of the default notification center.
  public static let shared = KeyboardTracker()

  /// A closure that is called for each value of a notification that could not be read.
  ///
  /// It runs on the main actor. By default the error is logged once for each type of notification,
  /// to the system's log on Apple's systems and to standard error on others. A value that can't be
  /// read counts as missing, but without its end frame a notification is dropped, unless it is a
  /// hide.
  public var onMalformed: @MainActor (KeyboardDecodingError) -> Void {
    get { (closures.value ?? TrackerClosures()).onMalformed }
    set { closures.value?.onMalformed = newValue }
  }

  private let center: NotificationCenter
  private let closures: MainActorBox<TrackerClosures>
  private var isStarted = false
  /// The observations of the notification center.
  private var centerTokens: [NotificationToken] = []

  /// The adapters that keep views above the keyboard, at most one of each module, the newest first.
  var adapters: [any KeyboardAdapter] = []
  var drag = KeyboardDrag()
  /// The timer that ends a drag if no notification follows the finger's end.
  var dragTimer: NotificationToken?
  var recordedFocus = RecordedFocus()
  /// Calls a closure in a later turn of the main queue; a test replaces it.
  package var schedule: MainQueue.Schedule = MainQueue.schedule
  /// True if the app counts as active at the start, whatever the adapters say.
  private(set) var assumesActiveApp = false
  private let includesOtherApps: Bool
  /// The screen of the last notification that gave one.
  private var lastScreen: SystemScreen?
  /// The last environment, for a closure that uses the tracker while it returns the next one.
  private var lastEnvironment = KeyboardEnvironment()
  private var isReadingEnvironment = false

  /// The state machine that interprets the notifications.
  package private(set) var machine = KeyboardStateMachine()
  private var dockedHeights = DockedHeights()

  let transitionObservers = ObserverList<@MainActor (KeyboardTransition) -> Void>()
  let stateObservers = ObserverList<@MainActor (KeyboardState, KeyboardTransition?) -> Void>()
  let eventObservers = ObserverList<@MainActor (KeyboardEvent, KeyboardOutcome) -> Void>()
  /// Called when the tracker is released.
  let endObservers = ObserverList<@MainActor () -> Void>()
  /// The observations for instances of ``KeyboardNotificationObserver``.
  var notificationObservers: [ObjectIdentifier: NotificationToken] = [:]
  private var isDelivering = false
  /// The events that were posted while observers were called for an earlier one.
  private var waitingEvents: [KeyboardEvent] = []

  /// Makes a tracker.
  ///
  /// In Split View and Stage Manager the keyboard of another app may cover this app's views. It is
  /// ignored by default, because the space for it may never be removed again. WebKit had that bug:
  /// https://github.com/WebKit/WebKit/pull/67774
  /// If a view should avoid such a keyboard, make a tracker with `includesOtherApps: true` and keep
  /// it, call its ``start()`` at launch, and pass it as the `tracker` of an adjustment.
  ///
  /// - Parameters:
  ///   - center: The notification center that the keyboard notifications are posted to.
  ///   - includesOtherApps: True to treat the keyboards of other apps like this app's own. Otherwise
  ///     they are ignored, except when they hide.
  ///   - environment: Returns the screen and the window, at each notification. Without it, the
  ///     adjustments of KeyboardUIKit and the paddings and overlaps of KeyboardSwiftUI measure
  ///     them.
  public init(
    center: NotificationCenter = .default,
    includesOtherApps: Bool = false,
    environment: (@MainActor () -> KeyboardEnvironment)? = nil
  ) {
    self.center = center
    self.includesOtherApps = includesOtherApps
    closures = MainActorBox(TrackerClosures(environment: environment))
  }

  deinit {
    transitionObservers.end()
    stateObservers.end()
    eventObservers.end()
    endObservers.end { $0() }
    closures.empty()
  }

  /// The state of the keyboard that was last delivered to observers.
  ///
  /// While the app is not active, it doesn't change; when the app becomes active again, the net
  /// change is delivered immediately. A keyboard that was shown before ``start()`` counts as hidden
  /// until the next notification.
  public var state: KeyboardState {
    start()
    return machine.delivered
  }
}

// MARK: - The environment

extension KeyboardTracker {
  /// Returns the screen, the window and the settings; `nil` if the tracker was made without it.
  package var givenEnvironment: (@MainActor () -> KeyboardEnvironment)? {
    get { closures.value?.environment }
    set { closures.value?.environment = newValue }
  }

  /// Returns the screen, the window and the settings at this moment.
  ///
  /// That is the environment of the app's closure, with the windows and values added that the
  /// adapters measure. Without a closure, the screen is the newest window's, the last
  /// notification's, or the main one, whichever is known first. Other apps are included if the
  /// closure or the tracker includes them.
  ///
  /// - Parameter screen: The screen of the notification, if it has one.
  /// - Returns: The environment. If the closure calls this while it is running, the previous one.
  package func environment(on screen: ScreenIdentity? = nil) -> KeyboardEnvironment {
    guard !isReadingEnvironment else { return lastEnvironment }
    isReadingEnvironment = true
    defer { isReadingEnvironment = false }
    let given = givenEnvironment?()
    let windows = adapters.flatMap(\.windows).filter { !screen.isOther(than: $0.screen) }
    var environment = given ?? measuredEnvironment(of: windows)
    environment.windows += windows
    environment.hasLostFocus = environment.hasLostFocus || recordedFocus.isLost { hasFocus }
    let heights = adapters.map(\.accessoryHeight)
    environment.accessoryHeight = heights.reduce(environment.accessoryHeight, max)
    environment.isPulledDown = environment.isPulledDown || drag.isPulledDown
    if includesOtherApps { environment.otherApps = .include }
    lastEnvironment = environment
    return environment
  }

  /// Returns the screen and the settings as the adapters measure them.
  private func measuredEnvironment(of windows: [KeyboardWindow]) -> KeyboardEnvironment {
    let screen = windows.first?.screenBounds ?? lastScreen?.bounds ?? SystemScreen.mainBounds
    let states = assumesActiveApp ? [] : adapters.compactMap(\.applicationState)
    var environment = KeyboardEnvironment(
      screenBounds: screen,
      prefersCrossFadeTransitions: adapters.contains(where: \.prefersCrossFadeTransitions)
    )
    environment.applicationState = states.ofApp ?? .active
    return environment
  }
}

// MARK: - Registration

extension KeyboardTracker {
  /// Begins to observe the notification center, unless the tracker does so already.
  ///
  /// Call this when the app launches. UIKit doesn't repeat its notifications, so a tracker that
  /// begins while a keyboard is up treats it as hidden until the next one. The app counts as active
  /// then, unless KeyboardUIKit or KeyboardSwiftUI measures a view already: then the scene of that
  /// view's window decides.
  public func start() {
    guard !isStarted else { return }
    isStarted = true
    resetMachine()
    // The cancellation is not checked, since the observations end with the tracker.
    let keyboard = KeyboardNotificationType.allCases.map { type in
      center.observe(type.name) { [weak self] notification, _ in
        let screen = SystemScreen(of: notification)
        let event = KeyboardEvent(type, notification, on: screen?.identity)
        MainQueue.perform { self?.receive(event, on: screen) }
      }
    }
    let lifecycle = KeyboardEvent.lifecycle.map { name, state in
      center.observe(Notification.Name(name)) { [weak self] _, _ in
        MainQueue.perform { self?.receive(.application(state)) }
      }
    }
    centerTokens = keyboard + lifecycle + [observeScenes()]
  }

  /// Observes the scenes, one of which may tell first that the app is active.
  ///
  /// UIKit posts no `didBecomeActiveNotification` if another scene has been active all the time.
  /// https://developer.apple.com/documentation/uikit/uiscene/didactivatenotification
  private func observeScenes() -> NotificationToken {
    center.observe(Notification.Name("UISceneDidActivateNotification")) { [weak self] _, _ in
      MainQueue.perform {
        if self?.machine.isActive == false { self?.receive(.application(.active)) }
      }
    }
  }

  /// Treats the app as active from now on, until a notification says otherwise.
  ///
  /// A simulated keyboard calls this, since the scene of an app that hosts tests may not be active
  /// yet.
  package func assumeActiveApp() {
    assumesActiveApp = true
    if !machine.isActive { receive(.application(.active)) }
  }

  /// Resets the state of a hidden keyboard, between two traces that are played.
  package func forgetHiddenKeyboard() {
    let isHidden = machine.state.visibility == .hidden
    if isHidden, machine.delivered.visibility == .hidden { resetMachine() }
  }

  /// Replaces the machine with one that has a hidden keyboard, in the app's current state.
  private func resetMachine() {
    let environment = environment()
    machine = KeyboardStateMachine()
    _ = machine.handle(.application(environment.applicationState), in: environment)
  }
}

// MARK: - Events

extension KeyboardTracker {
  /// Handles an event, after the delivery that is in progress.
  ///
  /// So all observers are called with one change before the next, even if one of them makes the
  /// system post.
  private func receive(_ event: KeyboardEvent, on screen: SystemScreen? = nil) {
    if let screen { lastScreen = screen }
    guard !isDelivering else {
      waitingEvents.append(event)
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
    while !waitingEvents.isEmpty { handle(waitingEvents.removeFirst()) }
    isDelivering = false
  }

  private func handle(_ event: KeyboardEvent) {
    let environment = environment(on: event.screen)
    let known = machine.delivered
    let outcome = machine.handle(event, in: environment)
    if case .application(let application) = event { recordFocus(of: application) }
    let hasSprungBack = outcome.givesFrame(of: event) && endDrag()
    // An observer that begins during the calls is called with the new state at once. So only those
    // that have begun before are called here.
    let changes = transitionObservers.snapshot
    let states = stateObservers.snapshot
    let events = eventObservers.snapshot
    switch outcome {
    case .transition(let transition):
      dockedHeights.remember(transition.state, in: environment)
      changes.forEach { $0(transition) }
      states.forEach { $0(transition.state, transition) }
    case .unchanged:
      let state = machine.delivered
      dockedHeights.remember(state, in: environment)
      if state != known { states.forEach { $0(state, nil) } }
    case .dropped: break
    }
    if hasSprungBack, outcome.transition == nil { tellAdaptersOfSpringBack(in: event.animation) }
    drag.finish()
    events.forEach { $0(event, outcome) }
    // Last, since the keyboard may have moved although a value could not be read.
    if let error = event.decodingError { onMalformed(error) }
  }
}

// MARK: - The height of the keyboard

extension KeyboardTracker {
  /// The height in points of the last docked keyboard as iOS posted it, for a panel in its place.
  ///
  /// It includes the bottom safe area, but no gap below a window in Slide Over (a simulated
  /// keyboard's does), and no input accessory view that KeyboardUIKit has measured. A keyboard
  /// counts once it is confirmed, if all of it is on the screen and it is at least a fifth as high
  /// as the screen. What is shorter is the bar of a hardware keyboard, an accessory view without a
  /// keyboard, or what remains for a moment of a keyboard that hides.
  ///
  /// It is `nil` before the first keyboard, and after a rotation until one has been shown in the
  /// new orientation. The tracker keeps the heights as long as it lives.
  public var lastDockedHeight: CGFloat? {
    start()
    return dockedHeights.height(on: environment().screenBounds)
  }
}

/// Closures of the app, which the tracker releases on the main actor.
struct TrackerClosures: Sendable {
  var environment: (@MainActor () -> KeyboardEnvironment)?
  var onMalformed: @MainActor (KeyboardDecodingError) -> Void = { error in
    FailureLog.shared.log(
      error.description,
      of: error.type.name,
      payload: KeyboardPayload.self,
      remedy: "Set the tracker's onMalformed to handle every failure."
    )
  }
}

/// Height of the last docked keyboard for each size of the screen.
struct DockedHeights {
  /// The heights, the newest first; the screen is empty if none is known.
  private var entries: [(screen: CGRect, height: CGFloat)] = []

  /// Returns the height on screens of the same size as a screen.
  func height(on screen: CGRect?) -> CGFloat? {
    entries.first { $0.screen.hasSameSize(as: screen ?? .zero) }?.height
  }

  /// Keeps the height of a keyboard that is confirmed, docked and wholly on the screen.
  ///
  /// UIKit also posts frames for an accessory view without a keyboard and for a hardware keyboard's
  /// bar. On iOS 26 a hide may leave 48 points for a second:
  /// https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1566
  mutating func remember(_ state: KeyboardState, in environment: KeyboardEnvironment) {
    guard state.visibility == .shown, let frame = state.dockedFrame else { return }
    let screen = environment.screenBounds ?? .zero
    guard environment.screenBounds == nil || frame.maxY < screen.maxY + 1 else { return }
    let height = frame.height - environment.accessoryHeight
    guard height > 0, height >= screen.height / 5 else { return }
    entries.removeAll { $0.screen.hasSameSize(as: screen) }
    entries.insert((screen, height), at: 0)
  }
}
