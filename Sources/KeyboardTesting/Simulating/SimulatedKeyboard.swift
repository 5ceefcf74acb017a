public import Foundation
public import KeyboardNotifications
import TypedNotifications

/// A keyboard for an app's tests: it posts what iOS posts, in the order of iOS.
///
/// Give the code under test the keyboard's tracker, or its notification centre, and use the
/// keyboard as a person would:
///
/// ```swift
/// let keyboard = SimulatedKeyboard(.iPad)
/// let screen = ChatScreen(tracker: keyboard.tracker)
/// keyboard.show()
/// #expect(screen.bottomInset == keyboard.inset)
/// ```
///
/// Without a clock everything that an action leads to is posted before it returns. With a clock
/// announcements are posted at once and the rest in its time. A further move replaces the moves
/// that are not announced yet. An announced move is still confirmed, as on a device, where a late
/// confirmation may follow the next announcement.
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
  /// The height that the docked keyboard has in the end, without an accessory view, in points.
  package internal(set) var height: CGFloat = 0
  var accessoryHeight: CGFloat
  var inputMethod = InputMethod.standard

  /// The place of the keyboard, as the notifications so far have announced it.
  var announced: SimulatedPlace?
  /// The place of the keyboard when all that is under way has happened.
  var destination: SimulatedPlace?
  /// The place of an undocked keyboard, now or the next time.
  var undockedFrame: CGRect?
  var hasFocus = false
  var hasHardwareKeyboard = false
  var isHiddenByLock = false

  let noise: Noise
  /// The random numbers of the noise.
  var random = SplitMix64(seed: 0)
  /// True while everything is posted in spite of the noise.
  var isRepairing = false
  private var records: [KeyboardTrace.Record] = []
  var recorded = RecordedEnvironment()
  /// The time of the clock when the keyboard was made, in seconds.
  let start: TimeInterval
  /// The seconds that all moves so far would have lasted, without a clock.
  var elapsed: TimeInterval = 0
  /// The steps that wait for the clock, by their numbers.
  var pending: [Int: (step: SimulatedStep, token: NotificationToken)] = [:]
  var scheduledCount = 0

  /// Makes a keyboard that is hidden.
  ///
  /// - Parameters:
  ///   - device: The device whose keyboard this is.
  ///   - system: The particulars of the system that posts.
  ///   - orientation: The orientation of the device.
  ///   - accessoryHeight: The height of the input accessory view, in points; until iOS 18 it is
  ///     part of the keyboard's frame.
  ///   - noise: The faults in posting: notifications that are lost, doubled or swapped.
  ///   - center: The centre to post to; one of its own keeps tests apart from each other.
  ///   - object: The notification's object, the app's `UIScreen` if it has one; left out on systems
  ///     before iOS 16.1, which give none.
  ///   - clock: Gives each notification its time; without one all are posted at once.
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
    self.accessoryHeight = accessoryHeight.isFinite ? max(0, accessoryHeight) : 0
    self.noise = noise
    if case .seeded(let seed) = noise { random = SplitMix64(seed: seed) }
    self.center = center
    self.object = system.contains(.givesScreen) ? object : nil
    self.clock = clock
    start = clock?.now ?? 0
    self.environment = environment
    tracker = KeyboardTracker(center: center) { environment }
    tracker.givenEnvironment = { [weak self] in self?.environment ?? environment }
    tracker.start()
    height = heights.keyboard
    self.environment.screen = screen
  }

  // MARK: - To compare with

  /// The keyboard's frame as it was announced last, in screen coordinates; `nil` while hidden.
  ///
  /// It is also `nil` while another app's keyboard is up and `environment.otherApps` ignores it.
  public var frame: CGRect? {
    announced?.frame
  }

  /// The height that the keyboard covers, in points, as the code under test should find it.
  ///
  /// It is the height that was announced last, so that it can be compared while a move is under
  /// way. It is measured in the view that the environment gives, else in the window or the screen.
  public var coveredHeight: CGFloat {
    let screen = object.map { KeyboardScreen($0) }
    let isOnOtherScreen = screen.isOther(than: environment.screenIdentity)
    guard let announced, announced.isDocked, !isOnOtherScreen else { return 0 }
    return area.coveredHeight(by: announced.frame)
  }

  /// The covered height less the bottom safe area, in points, at least 0.
  ///
  /// The safe area is the device's, so far as the view that the environment gives reaches into it.
  public var inset: CGFloat {
    max(0, coveredHeight - safeAreaBottom)
  }

  /// The notifications that the keyboard has posted so far, as a trace to play or keep.
  ///
  /// The times are those of the clock, since the keyboard was made; without one, those at which a
  /// device would have posted.
  public var trace: KeyboardTrace {
    var trace = KeyboardTrace(title: "A simulated keyboard", records: records)
    trace.source = "simulated"
    trace.device = device.name
    trace.system = system.name
    return trace
  }

  /// Adds the changes of the environment, and a posted notification, to the trace.
  func record(_ content: @autoclosure () -> KeyboardTraceContent? = nil) {
    let changes = recorded.changes(to: environment, safeAreaBottom: safeAreaBottom)
    let contents = changes + [content()].compactMap(\.self)
    records += contents.map { KeyboardTrace.Record(time: now, $0) }
  }

  /// The number of notifications that are still to be posted, as the clock goes on.
  public var pendingCount: Int {
    pending.values.count { $0.step.isPost }
  }

  /// Lets the tasks run that wait for posted notifications, such as readers of `states()`.
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

  var heights: Device.Heights {
    orientation == .portrait ? device.portrait : device.landscape
  }

  var screen: CGRect {
    let turned = CGSize(width: device.size.height, height: device.size.width)
    return CGRect(origin: .zero, size: orientation == .portrait ? device.size : turned)
  }

  /// The height of the accessory view, if the system counts it into the keyboard's frame.
  var accessoryInFrame: CGFloat {
    system.contains(.leavesAccessoryOut) ? 0 : accessoryHeight
  }

  /// Returns the frame of the docked keyboard, of which this height is on screen.
  func dockedFrame(showing visible: CGFloat? = nil) -> CGRect {
    frame(ofHeight: height + accessoryInFrame, showing: visible)
  }

  /// Returns a keyboard's frame at the bottom of the screen, cut at the screen's top.
  func frame(ofHeight height: CGFloat, showing visible: CGFloat? = nil) -> CGRect {
    let height = min(height, screen.height)
    let top = screen.height - min(visible ?? height, height)
    let gap: CGFloat = system.contains(.roundedKeyboard) ? 8 : 0
    return CGRect(x: gap, y: top, width: screen.width - 2 * gap, height: height)
  }

  /// Returns the frame of a keyboard that waits or goes: below the screen.
  func below(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: screen.height, width: frame.width, height: frame.height)
  }
}
