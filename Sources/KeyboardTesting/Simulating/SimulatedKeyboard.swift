public import Foundation
public import KeyboardNotifications
import TypedNotifications

/// A keyboard for an app's tests, which posts the notifications of iOS in the order of iOS.
///
/// Give the code under test the keyboard's tracker or its notification centre. Each method is an
/// action of a person or of the system:
///
/// ```swift
/// let keyboard = SimulatedKeyboard(.iPad)
/// let screen = ChatScreen(tracker: keyboard.tracker)
/// keyboard.show()
/// #expect(screen.bottomInset == keyboard.inset)
/// ```
///
/// Without a clock an action posts all of its notifications before it returns. With a clock it
/// posts the announcements at once, and the others when the clock has been advanced to their times.
/// A new action replaces the moves that are not announced yet. A move that is announced is still
/// confirmed, even after the next announcement, as on a device.
@MainActor
public final class SimulatedKeyboard {
  /// The centre that the notifications are posted to.
  public let center: NotificationCenter
  /// A tracker of the centre that has observed it since the keyboard was made.
  public let tracker: KeyboardTracker
  /// The environment of the tracker: the screen, and the values that a test sets.
  ///
  /// The keyboard changes the screen and the application's state only. Set the window for an app
  /// that does not fill the screen, and Prefer Cross-Fade Transitions for a keyboard that fades.
  public var environment: KeyboardEnvironment

  let device: Device
  let system: System
  let object: AnyObject?
  let clock: ManualKeyboardClock?
  package internal(set) var orientation: Orientation
  /// The final height of the docked keyboard, without an accessory view, in points.
  // mutant: 0 to 1, because the initializer sets it
  package internal(set) var height: CGFloat = 0
  var accessoryHeight: CGFloat
  var inputMethod = InputMethod.standard

  /// The place that the notifications posted so far have announced; `nil` while hidden.
  ///
  /// The expected values are computed from it, and the next move begins with its frame.
  var announced: SimulatedPlace?
  /// The place after the steps that wait for the clock; `nil` if the keyboard is hidden then.
  ///
  /// It differs from the announced place as long as a move waits. In a rotation, for example, the
  /// keyboard is announced as hidden, and its destination is docked. If the noise is silent, no
  /// place is ever announced.
  var destination: SimulatedPlace?
  /// The frame of the keyboard while it is undocked, also for the next time that it appears.
  var undockedFrame: CGRect?
  var hasFocus = false
  var hasHardwareKeyboard = false
  var isHiddenByLock = false

  let noise: Noise
  /// The random numbers of the noise.
  // mutant: 0 to 1, because without noise no number is drawn
  var random = SplitMix64(seed: 0)
  /// True during a repair, which is posted without noise.
  var isRepairing = false
  private var records: [KeyboardTrace.Record] = []
  var recorded = RecordedEnvironment()
  /// The time of the clock when the keyboard was made, in seconds.
  let start: TimeInterval?
  /// The duration of all moves so far on a device, in seconds; used without a clock.
  var elapsed: TimeInterval = 0
  /// The steps that wait for the clock, by numbers in the order of scheduling.
  var pending: [Int: (step: SimulatedStep, token: NotificationToken)] = [:]
  // mutant: 0 to 1, because the numbers need only differ and grow
  var scheduledCount = 0

  /// Makes a keyboard that is hidden.
  ///
  /// - Parameters:
  ///   - device: The device whose keyboard this is.
  ///   - system: The version of the system that posts.
  ///   - orientation: The orientation of the device.
  ///   - accessoryHeight: The height of the input accessory view, in points; until iOS 18 it is
  ///     part of the keyboard's frame.
  ///   - noise: The faults in posting: notifications that are lost, doubled or swapped.
  ///   - center: The centre to post to; by default a new one, which keeps tests independent.
  ///   - object: The object of the notifications, such as the app's `UIScreen`. It is ignored on a
  ///     system before iOS 16.1, which posts none.
  ///   - clock: The clock whose time the notifications wait for. Without one they are posted at
  ///     once.
  public init(
    _ device: Device = .iPhone,
    system: System = .iOS26,
    orientation: Orientation = .portrait,
    accessoryHeight: CGFloat = 0,
    noise: Noise = .none,
    center: NotificationCenter = NotificationCenter(),
    object: AnyObject? = nil,
    clock: ManualKeyboardClock? = nil
  ) {
    let environment = KeyboardEnvironment()
    self.device = device
    self.system = system
    self.orientation = orientation
    self.accessoryHeight = Self.usableHeight(accessoryHeight)
    self.noise = noise
    if case .seeded(let seed) = noise { random = SplitMix64(seed: seed) }
    self.center = center
    self.object = system.contains(.givesScreen) ? object : nil
    self.clock = clock
    start = clock?.now
    self.environment = environment
    // A closure can capture the keyboard only when all properties have values.
    tracker = KeyboardTracker(center: center) { environment }
    height = heights.keyboard
    self.environment.screen = screen
    // mutant: swap, because the environment is not read before the first event
    tracker.givenEnvironment = { [weak self] in self?.environment ?? environment }
    tracker.start()
  }

  // MARK: - Expected values for the code under test

  /// The keyboard's frame as it was announced last, in screen coordinates; `nil` while hidden.
  ///
  /// Another app's keyboard has no frame here, unless `environment.otherApps` includes it.
  public var frame: CGRect? {
    announced?.frame
  }

  /// The height that the keyboard covers, in points.
  ///
  /// It is the height that was announced last, so that it can be compared during a move. It is
  /// measured in the view of the environment, else in its window, else in its screen.
  public var coveredHeight: CGFloat {
    // A screen that is unknown is no other screen.
    let postedScreen = object.map { KeyboardScreen($0) }
    let isOnOtherScreen = postedScreen.isOther(than: environment.screenIdentity)
    guard let announced, announced.isDocked, !isOnOtherScreen else { return 0 }
    return area.coveredHeight(by: announced.frame)
  }

  /// The covered height less the bottom safe area, in points, at least 0.
  ///
  /// Of the device's safe area only the part inside the view of the environment is subtracted.
  public var inset: CGFloat {
    max(0, coveredHeight - safeAreaBottom)
  }

  /// The notifications that the keyboard has posted so far, as a trace to play or keep.
  ///
  /// The times are those of the clock, counted from the creation of the keyboard. Without a clock
  /// they are the times at which a device would have posted.
  public var trace: KeyboardTrace {
    var trace = KeyboardTrace(title: "A simulated keyboard", records: records)
    trace.source = "simulated"
    trace.device = device.name
    trace.system = system.name
    return trace
  }

  /// Adds the changes of the environment since the last record to the trace.
  func recordEnvironment() {
    recorded.changes(to: environment, safeAreaBottom: safeAreaBottom).forEach(record)
  }

  /// Adds a record with the present time to the trace.
  func record(_ content: KeyboardTraceContent) {
    records.append(KeyboardTrace.Record(time: now, content))
  }

  /// The number of notifications that are still to be posted when the clock is advanced.
  public var pendingCount: Int {
    pending.values.count { $0.step.isPost }
  }

  /// Waits until the tasks that wait for notifications, such as readers of `states()`, have run.
  public func settle() async {
    await PendingTasks.run()
  }

  /// The bottom safe-area inset of the view, in points.
  package var safeAreaBottom: CGFloat {
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

  var heights: Device.Heights {
    orientation == .portrait ? device.portrait : device.landscape
  }

  var screen: CGRect {
    let turned = CGSize(width: device.size.height, height: device.size.width)
    return CGRect(origin: .zero, size: orientation == .portrait ? device.size : turned)
  }

  /// The height of the accessory view if it is part of the keyboard's frame, else 0.
  var accessoryInFrame: CGFloat {
    system.contains(.leavesAccessoryOut) ? 0 : accessoryHeight
  }

  /// Returns the frame of the docked keyboard.
  ///
  /// - Parameter visible: The height of its part on the screen; `nil` for all of it.
  /// - Returns: The frame in screen coordinates.
  func dockedFrame(showing visible: CGFloat? = nil) -> CGRect {
    frame(ofHeight: height + accessoryInFrame, showing: visible)
  }

  /// Returns a keyboard's frame at the bottom of the screen, at most as high as the screen.
  ///
  /// - Parameters:
  ///   - height: The height of the keyboard.
  ///   - visible: The height of its part on the screen; `nil` for all of it.
  /// - Returns: The frame in screen coordinates.
  func frame(ofHeight height: CGFloat, showing visible: CGFloat? = nil) -> CGRect {
    let height = min(height, screen.height)
    let top = screen.height - min(visible ?? height, height)
    let gap: CGFloat = system.contains(.roundedKeyboard) ? 8 : 0
    return CGRect(x: gap, y: top, width: screen.width - 2 * gap, height: height)
  }

  /// Returns a frame of the same size right below the screen.
  func below(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: screen.height, width: frame.width, height: frame.height)
  }
}
