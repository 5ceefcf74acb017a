public import Foundation
public import KeyboardNotifications
import TypedNotifications

/// A keyboard for an app's tests, which posts what iOS is reported to post.
///
/// Give the code under test the keyboard's tracker, or let the keyboard post to the notification
/// center that the code observes. Each method is something that a person or the system does, and
/// posts what reports, most of them named in its documentation, say of it:
///
/// ```swift
/// let keyboard = SimulatedKeyboard(.iPad)
/// let screen = ChatScreen(tracker: keyboard.tracker)
/// keyboard.show()
/// #expect(screen.bottomInset == keyboard.inset)
/// ```
///
/// If the code observes `NotificationCenter.default`, use `SimulatedKeyboard(center: .default)`.
/// Such tests must not run in parallel.
///
/// Without a clock a method posts all of its notifications before it returns. With a clock it posts
/// the announcements at once, and the others when you have advanced the clock to their times. A new
/// action replaces the moves that are not announced yet. A move that was announced is still
/// confirmed, as on a device, even after the next announcement. An action in a handler of a
/// notification follows the action that posts it.
@MainActor
public final class SimulatedKeyboard {
  /// The center that the notifications are posted to.
  public let center: NotificationCenter
  /// A tracker of the center that has observed it since the keyboard was made.
  public let tracker: KeyboardTracker
  /// The environment of the tracker: the screen, and the values that a test sets.
  ///
  /// The keyboard itself only changes the screen and the app's state. Set the window if the app
  /// does not fill the screen, and `prefersCrossFadeTransitions` for a keyboard that fades.
  public var environment: KeyboardEnvironment

  let device: Device
  let system: System
  let clock: ManualKeyboardClock?
  var orientation: Orientation
  /// The height of the docked keyboard, without an accessory view, in points.
  var height: CGFloat
  var accessoryHeight: CGFloat
  var hasFocus = false
  var hasHardwareKeyboard = false
  /// The log of calls that have no effect.
  var failureLog = FailureLog.shared
  /// The frame of the keyboard while it is undocked, also for the next time that it appears.
  var undockedFrame: CGRect?

  /// The place that the notifications posted so far have announced; `nil` while hidden.
  ///
  /// The expected values are computed from it, and the next move begins with its frame.
  private(set) var announced: SimulatedPlace?
  /// The place after the steps that wait for the clock; `nil` if the keyboard is hidden then.
  ///
  /// It differs from the announced place as long as a move waits. In a rotation, for example, the
  /// keyboard is announced as hidden, and its destination is docked.
  private(set) var destination: SimulatedPlace?
  /// The steps that wait for the clock, by numbers in the order of scheduling.
  private var pending: [Int: (step: SimulatedStep, token: NotificationToken)] = [:]
  private var scheduledCount = 0
  private var isPerforming = false
  /// The steps of actions that handlers have called while another action posted.
  private var waiting: [(steps: [SimulatedStep], atOnce: Bool)] = []
  /// The object of the notifications, which has the bounds of the screen.
  private var postedScreen = PlayedScreen()

  /// Makes a keyboard that is hidden.
  ///
  /// - Parameters:
  ///   - device: The device whose keyboard this is.
  ///   - system: The version of the system that posts.
  ///   - orientation: The orientation of the device.
  ///   - accessoryHeight: The height of the input accessory view, in points. Through iOS 18 the
  ///     view is part of the keyboard's frame.
  ///   - center: The center to post to; by default a new one, which keeps tests independent.
  ///   - clock: The clock that the notifications wait for. Without one they are posted at once.
  public init(
    _ device: Device = .iPhone,
    system: System = .iOS26,
    orientation: Orientation = .portrait,
    accessoryHeight: CGFloat = 0,
    center: NotificationCenter = NotificationCenter(),
    clock: ManualKeyboardClock? = nil
  ) {
    let environment = KeyboardEnvironment()
    self.environment = environment
    self.device = device
    self.system = system
    self.orientation = orientation
    self.accessoryHeight = Self.usableHeight(accessoryHeight)
    self.center = center
    self.clock = clock
    height = device.heights(in: orientation).keyboard
    // A closure can capture the keyboard only when all properties have values.
    tracker = KeyboardTracker(center: center) { environment }
    self.environment.screenBounds = screen
    postedScreen = PlayedScreen(bounds: screen)
    tracker.givenEnvironment = { [weak self] in self?.environment ?? environment }
    tracker.start()
    // The app that is tested may use the shared tracker.
    if center === NotificationCenter.default { KeyboardTracker.shared.assumeActiveApp() }
  }

  /// Runs the tasks that wait for notifications, such as readers of `states()`.
  ///
  /// Call it after each action: `states()` keeps only the newest state for a task that has not run,
  /// so after `show()` and `hide()` the task would see only the hidden keyboard.
  public func settle() async {
    await PendingTasks.run()
  }

  /// Posts one notification with the given values.
  ///
  /// Use it for a notification that no other method posts. The keyboard itself does not move, so
  /// ``coveredHeight`` stays the same; compare with a number instead.
  ///
  /// - Parameters:
  ///   - type: One of the six.
  ///   - begin: The begin frame in screen coordinates; `nil` leaves it out.
  ///   - end: The end frame in screen coordinates; `nil` leaves it out.
  ///   - duration: The duration in seconds, with the keyboard's own curve; `nil` leaves both out.
  ///   - isLocal: True for a keyboard of this app.
  public func post(
    _ type: KeyboardNotificationType,
    begin: CGRect? = nil,
    end: CGRect?,
    duration: TimeInterval? = 0.25,
    isLocal: Bool = true
  ) {
    let notification = SimulatedNotification(
      type: type,
      begin: begin,
      end: end,
      duration: duration,
      isLocal: isLocal
    )
    center.post(name: type.name, object: postedScreen, userInfo: notification.userInfo)
  }

  // MARK: - Expected values for the code under test

  /// The keyboard's frame as it was announced last, in screen coordinates; `nil` while hidden.
  public var frame: CGRect? {
    announced?.frame
  }

  /// The height that the keyboard covers, in points.
  ///
  /// It is the height that was announced last, so you can compare it during a move. It is measured
  /// in the environment's window, or in its screen if there is no window.
  public var coveredHeight: CGFloat {
    guard let announced, announced.isDocked else { return 0 }
    return area.coveredHeight(by: announced.frame)
  }

  /// The covered height minus ``safeAreaBottom``, in points; at least zero.
  public var inset: CGFloat {
    max(0, coveredHeight - safeAreaBottom)
  }

  /// The bottom safe-area inset of a view that fills the window, in points.
  ///
  /// It is the part of the device's safe area that is inside the environment's window. If a test
  /// runs on another device, give it to the view controller as an additional safe-area inset.
  public var safeAreaBottom: CGFloat {
    max(0, area.maxY - (screen.maxY - heights.safeArea))
  }

  private var area: CGRect {
    environment.view ?? environment.window ?? screen
  }

  // MARK: - Frames

  /// The duration of a move with an animation, in seconds.
  static let animationDuration: TimeInterval = 0.25

  /// Returns a height that is at least 0; 0 for one that is not finite.
  static func usableHeight(_ height: CGFloat) -> CGFloat {
    height.isFinite ? max(0, height) : 0
  }

  var heights: Device.Heights { device.heights(in: orientation) }

  var screen: CGRect {
    let turned = CGSize(width: device.size.height, height: device.size.width)
    return CGRect(origin: .zero, size: orientation == .portrait ? device.size : turned)
  }

  /// The height of the accessory view if it is part of the keyboard's frame, else 0.
  private var accessoryInFrame: CGFloat {
    system == .iOS18 ? accessoryHeight : 0
  }

  /// The frame of the docked keyboard, or of the bar beside a hardware keyboard.
  ///
  /// It is `nil` beside a hardware keyboard without a bar.
  var restingFrame: CGRect? {
    guard hasHardwareKeyboard else { return dockedFrame() }
    let visible = (device.shortcutsBarHeight ?? 0) + accessoryInFrame
    return visible > 0 ? dockedFrame(showing: visible) : nil
  }

  /// Returns the frame of the docked keyboard, at most as tall as the screen.
  ///
  /// - Parameter visible: The height of its part on the screen; `nil` for all of it.
  /// - Returns: The frame in screen coordinates.
  func dockedFrame(showing visible: CGFloat? = nil) -> CGRect {
    let height = min(height + accessoryInFrame, screen.height)
    let top = screen.height - min(visible ?? height, height)
    return CGRect(x: 0, y: top, width: screen.width, height: height)
  }

  /// Returns a frame of the same size right below the screen.
  func below(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: screen.height, width: frame.width, height: frame.height)
  }

  /// Returns the end frame of a hide.
  ///
  /// It is empty if the keyboard fades out. Through iOS 18 it is below the screen, as tall as the
  /// keyboard. On iOS 26 and later it is at the bottom of the screen, as tall as the accessory view
  /// above the keyboard: https://github.com/hackiftekhar/IQKeyboardManager/issues/2124. Without an
  /// accessory view it has no height.
  func hiddenFrame(of place: SimulatedPlace) -> CGRect {
    if environment.prefersCrossFadeTransitions { return .zero }
    guard system == .iOS26, place.isDocked else { return below(place.frame) }
    let height = min(accessoryHeight, screen.height)
    let top = screen.height - height
    return CGRect(x: place.frame.minX, y: top, width: place.frame.width, height: height)
  }

  // MARK: - Performing the steps of an action

  /// Performs the steps of an action; a move replaces the moves that are not announced yet.
  ///
  /// - Parameters:
  ///   - steps: The steps in the order of their times.
  ///   - atOnce: True to post without waiting for the clock.
  func perform(_ steps: [SimulatedStep], atOnce: Bool = false) {
    // A handler of a notification of another action may be the caller.
    guard !isPerforming else {
      waiting.append((steps, atOnce))
      return setDestination(of: steps)
    }
    if steps.contains(where: \.isPlace) { interrupt() }
    setDestination(of: steps)
    isPerforming = true
    for step in steps {
      if let clock, step.delay > 0, !atOnce {
        schedule(step, on: clock)
      } else {
        carryOut(step)
      }
    }
    isPerforming = false
    guard !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    perform(next.steps, atOnce: next.atOnce)
  }

  private func setDestination(of steps: [SimulatedStep]) {
    for case .place(let place) in steps.map(\.action) { destination = place }
  }

  /// Removes the pending steps, except for the confirmations of announced moves.
  ///
  /// A pending turn of the screen is carried out at once.
  private func interrupt() {
    for (number, waiting) in pending.sorted(by: { $0.key < $1.key }) {
      let step = waiting.step
      guard !step.confirmsAnnouncedMove else { continue }
      pending[number] = nil
      if case .turn = step.action { carryOut(step) }
    }
  }

  private func schedule(_ step: SimulatedStep, on clock: ManualKeyboardClock) {
    scheduledCount += 1
    let token = clock.schedule(after: step.delay) { [weak self, number = scheduledCount] in
      guard let self, self.pending.removeValue(forKey: number) != nil else { return }
      self.carryOut(step)
    }
    pending[scheduledCount] = (step, token)
  }

  private func carryOut(_ step: SimulatedStep) {
    step.move?.isAnnounced = true
    switch step.action {
    case .turn(let screen, let body):
      environment.screenBounds = screen
      postedScreen = PlayedScreen(bounds: screen)
      body()
    case .application(let state):
      let name = state.notificationName(from: environment.applicationState)
      environment.applicationState = state
      center.post(Notification(name: Notification.Name(name)))
    case .place(let place): announced = place
    case .post(let notification):
      let userInfo = notification.userInfo
      center.post(name: notification.type.name, object: postedScreen, userInfo: userInfo)
    }
  }
}

// MARK: - Steps

/// The frame of a simulated keyboard on the screen.
struct SimulatedPlace: Equatable {
  var frame: CGRect
  var isDocked: Bool
}

/// A step of an action of a simulated keyboard, and its time.
struct SimulatedStep {
  enum Action {
    /// Posts a keyboard notification.
    case post(SimulatedNotification)
    /// Changes the app's state, and posts the notification of the change.
    case application(KeyboardApplicationState)
    /// Gives the screen its new frame, and then does the caller's work.
    case turn(CGRect, then: @MainActor () -> Void)
    /// Moves the keyboard to a place, or off the screen.
    case place(SimulatedPlace?)
  }

  /// A move of a keyboard, shared by its steps.
  final class Move {
    /// True once a step has been carried out; the first one announces the move.
    var isAnnounced = false
  }

  /// The seconds since the action.
  var delay: TimeInterval = 0
  var action: Action
  /// The move that the step belongs to, if any.
  var move: Move?

  var isPlace: Bool {
    if case .place = action { true } else { false }
  }

  /// True for a confirmation of a move whose announcement was posted.
  fileprivate var confirmsAnnouncedMove: Bool {
    guard case .post(let notification) = action else { return false }
    return !notification.type.isAnnouncement && move?.isAnnounced == true
  }
}
