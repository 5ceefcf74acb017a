public import Foundation
public import KeyboardNotifications
import TypedNotifications

/// A keyboard for an app's tests: it posts what iOS posts, in the order of iOS.
///
/// Give the code under test the keyboard's tracker, or its notification centre, and use the keyboard
/// as a person would:
///
/// ```swift
/// let keyboard = SimulatedKeyboard(.iPad)
/// let screen = ChatScreen(tracker: keyboard.tracker)
/// keyboard.show()
/// #expect(screen.bottomInset == keyboard.inset)
/// ```
///
/// Without a clock everything that an action leads to is posted before it returns. With a clock
/// announcements are posted at once and the rest in its time. A further action takes the place of
/// what has not been announced yet; what has been announced is still confirmed, as on a device,
/// where a late confirmation may follow the next announcement.
@MainActor
public final class SimulatedKeyboard {
  /// Where the notifications are posted.
  public let center: NotificationCenter
  /// A tracker of the centre that has observed it since the keyboard was made.
  public let tracker: KeyboardTracker
  /// What a tracker must know: the screen, and whatever a test sets.
  ///
  /// The keyboard changes the screen and the application's state only. Set the window for an app
  /// that does not fill the screen, and Prefer Cross-Fade Transitions for a keyboard that fades.
  public var environment: KeyboardEnvironment

  let device: Device
  let system: System
  let object: AnyObject?
  let clock: (any KeyboardClock)?
  package internal(set) var orientation: Orientation
  /// The height that the docked keyboard has in the end, without an accessory view, in points.
  package internal(set) var height: CGFloat
  var accessoryHeight: CGFloat
  var inputMethod = InputMethod.standard

  /// Where the keyboard is, as the notifications so far have announced it.
  var announced: SimulatedPlace?
  /// Where the keyboard is when all that is under way has happened.
  var destination: SimulatedPlace?
  /// Where an undocked keyboard is, or comes the next time.
  var undockedFrame: CGRect?
  var hasFocus = false
  var hasHardwareKeyboard = false
  var isHiddenByLock = false

  var noise: SimulatedNoise
  var log = TraceLog()
  var elapsed: TimeInterval = 0
  let start: TimeInterval
  var pending: [Int: PendingStep] = [:]
  var scheduledCount = 0

  /// Makes a keyboard that is hidden.
  ///
  /// - Parameters:
  ///   - device: The device whose keyboard this is.
  ///   - system: What is particular to the system that posts.
  ///   - orientation: Which way the device is held.
  ///   - accessoryHeight: The height of the input accessory view, in points.
  ///   - noise: Which notifications are lost, doubled or swapped.
  ///   - center: Where to post; a centre of its own keeps tests apart from each other.
  ///   - object: The notification's object, the app's `UIScreen` if it has one; left out where
  ///     the system lacks ``System/givesScreen``.
  ///   - clock: Gives each notification its time; without one all are posted at once.
  public init(
    _ device: Device = .iPhone,
    system: System = .iOS26,
    orientation: Orientation = .portrait,
    accessoryHeight: CGFloat = 0,
    noise: Noise = .none,
    center: NotificationCenter = NotificationCenter(),
    object: AnyObject? = nil,
    clock: (any KeyboardClock)? = nil
  ) {
    let measures = device.measures(in: orientation)
    let environment = KeyboardEnvironment(screen: measures.frame)
    self.device = device
    self.system = system
    self.orientation = orientation
    self.accessoryHeight = accessoryHeight.isFinite ? max(0, accessoryHeight) : 0
    self.noise = SimulatedNoise(noise)
    self.center = center
    self.object = system.contains(.givesScreen) ? object : nil
    self.clock = clock
    self.environment = environment
    height = measures.keyboardHeight
    start = Self.time(of: clock) ?? 0
    tracker = KeyboardTracker(center: center) { environment }
    tracker.environment = { [weak self] in self?.environment ?? environment }
    tracker.start()
  }
}

// MARK: - What a test compares with

extension SimulatedKeyboard {
  /// The keyboard's frame as it was announced last, in screen coordinates; `nil` while hidden.
  public var frame: CGRect? {
    announced?.frame
  }

  /// The height that the keyboard covers, in points: what the code under test should find.
  ///
  /// It is the height that was announced last, so that it can be compared while a move is under
  /// way. It is measured in the view that the environment gives, else in the window or the screen.
  public var coveredHeight: CGFloat {
    guard let announced, announced.isDocked, !isOnOtherScreen else { return 0 }
    let area = environment.view ?? environment.window ?? screen
    let isBeside = announced.frame.minX >= area.maxX || announced.frame.maxX <= area.minX
    guard !isBeside, announced.frame.maxY > area.minY else { return 0 }
    return min(max(0, area.maxY - announced.frame.minY), area.height)
  }

  /// The covered height less the bottom safe area, in points, at least 0.
  ///
  /// The safe area is the device's, so far as the view that the environment gives reaches into it.
  public var inset: CGFloat {
    max(0, coveredHeight - safeAreaBottom)
  }

  /// What the keyboard has posted so far, as a trace to play, draw or keep.
  ///
  /// The times are those of the clock, since the keyboard was made; without one, those at which a
  /// device would have posted.
  public var trace: KeyboardTrace {
    KeyboardTrace(
      header: KeyboardTraceHeader(
        title: "A simulated keyboard",
        source: "simulated",
        device: device.name,
        system: system.name
      ),
      records: log.records
    )
  }

  /// How many notifications are still to be posted, as the clock goes on.
  public var pendingCount: Int {
    pending.values.count { $0.step.isPost }
  }

  /// Lets the tasks run that wait for what was posted, such as readers of `states()`.
  public func settle() async {
    await PendingTasks.run()
  }

  /// Whether the keyboard's screen is known and is another than the one in the environment.
  private var isOnOtherScreen: Bool {
    object.map { KeyboardScreen($0) }.isOther(than: environment.screenIdentity)
  }

  /// The bottom safe-area inset of the view, in points.
  package var safeAreaBottom: CGFloat {
    let area = environment.view ?? environment.window ?? screen
    return max(0, area.maxY - (screen.maxY - measures.safeAreaBottom))
  }
}

// MARK: - Frames

extension SimulatedKeyboard {
  var measures: Device.Measures {
    device.measures(in: orientation)
  }

  var screen: CGRect {
    measures.frame
  }

  /// The frame of a keyboard at the bottom of the screen, of which this height is on screen.
  func dockedFrame(showing visible: CGFloat? = nil) -> CGRect {
    frame(ofHeight: height + accessoryHeight, showing: visible)
  }

  /// A frame at the bottom of the screen, as wide as the keyboard is.
  func frame(ofHeight height: CGFloat, showing visible: CGFloat? = nil) -> CGRect {
    var left: CGFloat = 0
    var width = screen.width
    if inputMethod.isOneHanded {
      width *= 0.8
      left = screen.width - width
    }
    if system.contains(.roundedKeyboard) {
      left += 8
      width -= 16
    }
    return CGRect(x: left, y: screen.height - (visible ?? height), width: width, height: height)
  }

  /// Where a keyboard waits, or goes: below the screen.
  func below(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: screen.height, width: frame.width, height: frame.height)
  }
}

/// Where a keyboard is on the screen.
struct SimulatedPlace: Equatable {
  var frame: CGRect
  var isDocked: Bool

  static func docked(_ frame: CGRect) -> SimulatedPlace {
    SimulatedPlace(frame: frame, isDocked: true)
  }

  static func floating(_ frame: CGRect) -> SimulatedPlace {
    SimulatedPlace(frame: frame, isDocked: false)
  }
}
