public import Foundation
public import KeyboardNotifications
import TypedNotifications

/// A keyboard for an app's tests: it posts what iOS posts, in the order of iOS.
///
/// Give the code under test the keyboard's centre and environment, and use the keyboard as a person
/// would:
///
/// ```swift
/// let keyboard = SimulatedKeyboard(device: .iPhone)
/// let tracker = KeyboardTracker(center: keyboard.center) { keyboard.environment }
/// let token = tracker.observe { screen.bottomInset += $0.heightIncrement }
/// keyboard.show()
/// #expect(screen.bottomInset == keyboard.coveredHeight)
/// ```
///
/// Without a clock everything that an action leads to is posted before it returns. With a clock
/// announcements are posted at once and the rest in its time; a further action does not call back
/// what is under way, as on a device, where a late confirmation may follow the next announcement.
///
/// See ``SilentKeyboard`` for one that posts nothing, and ``UnpredictableKeyboard`` for one that
/// gets it wrong.
@MainActor
public class SimulatedKeyboard {
  /// Where the notifications are posted.
  public let center: NotificationCenter
  /// The device whose keyboard this is.
  public let device: SimulatedDevice
  /// The system that posts.
  public let system: SimulatedSystem
  /// The notification's object: the app's `UIScreen`, if it has one.
  ///
  /// It is left out where ``SimulatedSystem/givesScreen`` says so.
  public let object: AnyObject?
  /// Which way the device is held.
  public internal(set) var orientation: SimulatedOrientation
  /// What a tracker must know: the screen, and whatever a test sets.
  ///
  /// The keyboard changes the screen and the application's state only. Set the window for an app
  /// that does not fill the screen, and Prefer Cross-Fade Transitions for a keyboard that fades.
  public var environment: KeyboardEnvironment
  /// The frame to which the keyboard goes, or where it is; `nil` while it is hidden.
  public private(set) var frame: CGRect?
  /// The height of the docked keyboard without an accessory view, in points.
  public internal(set) var height: CGFloat
  /// The height of the input accessory view, which is part of the keyboard's frame, in points.
  public internal(set) var accessoryHeight: CGFloat
  /// How the keyboard is announced.
  public internal(set) var inputMethod = SimulatedInputMethod.standard

  var undockedFrame: CGRect?
  var hasFocus = false
  var hasHardwareKeyboard = false
  private let clock: (any KeyboardClock)?
  private var log = TraceLog()
  private var elapsed: TimeInterval = 0
  private let start = ProcessInfo.processInfo.systemUptime
  private var pending: [Int: NotificationToken] = [:]
  private var scheduledCount = 0

  /// Makes a keyboard that is hidden.
  ///
  /// - Parameters:
  ///   - device: The device whose keyboard this is.
  ///   - system: The system that posts.
  ///   - orientation: Which way the device is held.
  ///   - accessoryHeight: The height of the input accessory view, in points.
  ///   - center: Where to post; a centre of its own keeps tests apart from each other.
  ///   - object: The notification's object: the app's `UIScreen`, if it has one.
  ///   - clock: Gives each notification its time; without one all are posted at once.
  public init(
    device: SimulatedDevice = .iPhone,
    system: SimulatedSystem = .iOS26,
    orientation: SimulatedOrientation = .portrait,
    accessoryHeight: CGFloat = 0,
    center: NotificationCenter = NotificationCenter(),
    object: AnyObject? = nil,
    clock: (any KeyboardClock)? = nil
  ) {
    self.device = device
    self.system = system
    self.orientation = orientation
    self.accessoryHeight = accessoryHeight
    self.center = center
    self.object = system.givesScreen ? object : nil
    self.clock = clock
    let measures = device.measures(in: orientation)
    height = measures.keyboardHeight
    environment = KeyboardEnvironment(screen: measures.frame)
  }

  /// The notifications that the keyboard has posted so far, as a trace to play, draw or keep.
  ///
  /// The times are those of the clock; without one, those at which a device would have posted.
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
    pending.count
  }

  /// Does all that an action leads to.
  func perform(_ steps: [SimulatedStep], atOnce: Bool = false) {
    let start = now
    for step in arranged(steps) {
      if let clock, step.delay > 0, !atOnce {
        schedule(step, on: clock)
      } else {
        elapsed = max(elapsed, start + step.delay)
        perform(step)
      }
    }
  }

  /// What becomes of the notifications of an action; all are posted, unless a subclass differs.
  func arranged(_ steps: [SimulatedStep]) -> [SimulatedStep] {
    steps
  }

  /// Puts the keyboard somewhere, or away.
  func place(_ frame: CGRect?) {
    self.frame = frame
  }
}

// MARK: - Posting

extension SimulatedKeyboard {
  /// The seconds since the keyboard was made.
  private var now: TimeInterval {
    guard let clock else { return elapsed }
    return (clock as? ManualKeyboardClock)?.now ?? ProcessInfo.processInfo.systemUptime - start
  }

  private func schedule(_ step: SimulatedStep, on clock: any KeyboardClock) {
    scheduledCount += 1
    let number = scheduledCount
    pending[number] = clock.schedule(after: step.delay) { [weak self] in
      self?.pending[number] = nil
      self?.perform(step)
    }
  }

  private func perform(_ step: SimulatedStep) {
    switch step.action {
    case .turn(let screen):
      environment.screen = screen
      log.note(environment, safeAreaBottom: safeAreaBottom, at: now)
    case .application(let state, let name):
      environment.applicationState = state
      post(.application(state), name: name, userInfo: nil)
    case .post(let notification):
      let name = notification.type.name.rawValue
      let userInfo = notification.userInfo
      post(.notification(name: name, userInfo: userInfo), name: name, userInfo: userInfo)
    }
  }

  private func post(
    _ content: KeyboardTraceContent,
    name: String,
    userInfo: [String: KeyboardTraceValue]?
  ) {
    log.note(environment, safeAreaBottom: safeAreaBottom, at: now)
    log.append(content, at: now)
    center.post(
      name: Notification.Name(name),
      object: object,
      userInfo: userInfo?.mapValues(\.posted)
    )
  }
}
