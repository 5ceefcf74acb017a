import Foundation
import KeyboardNotifications

/// Posts notifications that are made of bytes, and checks what a tracker delivers of them.
///
/// libFuzzer calls it on the main thread.
@MainActor @_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPayload(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = Bytes(UnsafeBufferPointer(start: start, count: count))
  let keyboard = CheckedKeyboard(otherApps: bytes.policy())
  while !bytes.isEmpty {
    keyboard.environment = bytes.environment()
    keyboard.post(bytes.notification())
  }
  keyboard.checkRecovery()
  return 0
}

/// Tracker with a notification centre of its own, whose deliveries are checked.
@MainActor
private final class CheckedKeyboard {
  /// The environment of the next notification.
  var environment = KeyboardEnvironment()
  private let center = NotificationCenter()
  private let otherApps: KeyboardOtherAppsPolicy?
  private lazy var tracker = KeyboardTracker(center: center, otherApps: otherApps) { [weak self] in
    self?.environment ?? KeyboardEnvironment()
  }
  private var tokens: [NotificationToken] = []
  /// The state that was delivered last.
  private var state = KeyboardState.initial

  /// Makes a tracker for the keyboards of this app, or of all apps, and observes it.
  init(otherApps: KeyboardOtherAppsPolicy?) {
    self.otherApps = otherApps
    tracker.onMalformed = { precondition(!$0.description.isEmpty) }
    tokens = [
      tracker.observe { [weak self] in self?.check($0) },
      tracker.observeStates { [weak self] in self?.check($0) },
    ]
  }

  /// Posts a notification; fails if the tracker's state is then not the one it delivered last.
  func post(_ notification: Notification) {
    center.post(notification)
    precondition(tracker.state == state, "\(tracker.state) was not delivered after \(state)")
  }

  /// Fails if one well-formed appearance does not lead to the right state.
  func checkRecovery() {
    environment = KeyboardEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 375, height: 667))
    post(Notification(name: lifecycleNames[0]))
    for type in [KeyboardNotificationType.willShow, .didShow] {
      let frame = CGRect(x: 0, y: 367, width: 375, height: 300)
      post(Notification(name: type.name, userInfo: ["UIKeyboardFrameEndUserInfoKey": frame]))
    }
    // A frame that differs by less than a point is no change.
    precondition(abs(state.coveredHeight - 300) < 1, "\(state)")
  }

  /// Fails if a transition does not begin at the state that was delivered last, or is no change.
  private func check(_ transition: KeyboardTransition) {
    precondition(transition.previous == state, "\(transition.previous) does not follow \(state)")
    precondition(transition.state != transition.previous)
    precondition(transition.heightIncrement.isFinite)
    precondition(transition.appearanceIndex == 0 || transition.kind != .appeared)
  }

  /// Fails if a state breaks a rule of the tracker.
  private func check(_ new: KeyboardState) {
    precondition(new.coveredHeight >= 0 && new.coveredHeight.isFinite)
    precondition(new.isVisible || new.coveredHeight == 0)
    precondition(new.visibility != .hidden || new.frame == nil)
    state = new
  }
}

/// The names of the notifications by which an app becomes active and inactive, and goes to the
/// background.
private let lifecycleNames = [
  "UIApplicationDidBecomeActiveNotification", "UIApplicationWillResignActiveNotification",
  "UIApplicationDidEnterBackgroundNotification",
].map { Notification.Name($0) }

/// Bytes from which numbers and values are made in turn; after the last byte each is zero.
private struct Bytes {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    rest = bytes[...]
  }

  var isEmpty: Bool {
    rest.isEmpty
  }

  mutating func next() -> UInt8 {
    rest.popFirst() ?? 0
  }

  mutating func double() -> Double {
    switch next() & 3 {
    case 0: return Double(Int8(bitPattern: next())) * 4
    case 1: return Double(UInt16(next()) << 8 | UInt16(next())) / 8
    case 2: return [0, -0.0, .nan, .infinity, -.infinity, 1e300, 667, 375][Int(next() & 7)]
    default: return Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(next()) })
    }
  }

  mutating func rectangle() -> CGRect {
    switch next() & 7 {
    case 0: CGRect(x: 0, y: 367, width: 375, height: 300)
    case 1: CGRect(x: 0, y: 667, width: 375, height: 300)
    case 2: .zero
    case 3: CGRect(x: 0, y: 451, width: 375, height: 216)
    default: CGRect(x: double(), y: double(), width: double(), height: double())
    }
  }

  mutating func policy() -> KeyboardOtherAppsPolicy? {
    [.include, .ignore, nil][Int(next()) % 3]
  }

  mutating func environment() -> KeyboardEnvironment {
    let bits = next()
    return KeyboardEnvironment(
      screenBounds: bits & 3 == 0 ? rectangle() : CGRect(x: 0, y: 0, width: 375, height: 667),
      window: bits & 12 == 0 ? rectangle() : nil,
      prefersCrossFadeTransitions: bits & 64 != 0
    )
  }

  mutating func notification() -> Notification {
    let byte = Int(next())
    if byte % 8 == 7 { return Notification(name: lifecycleNames[byte / 8 % 3]) }
    let type = KeyboardNotificationType.allCases[byte % 8 % 6]
    var userInfo: [AnyHashable: Any] = ["UIKeyboardFrameEndUserInfoKey": rectangle()]
    let keys = [
      "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardFrameEndUserInfoKey",
      "UIKeyboardAnimationDurationUserInfoKey", "UIKeyboardAnimationCurveUserInfoKey",
      "UIKeyboardIsLocalUserInfoKey",
    ]
    let present = next()
    for (index, key) in keys.enumerated() where present >> index & 1 == 1 {
      userInfo[key] = value()
    }
    return Notification(name: type.name, userInfo: userInfo)
  }

  mutating func value() -> Any? {
    switch next() % 12 {
    case 0: nil
    case 1: double()
    case 2: Int(next())
    case 3: NSNumber(value: double())
    case 4: rectangle()
    case 5: NSValue(rect: rectangle())
    case 6: String(repeating: "x", count: Int(next()))
    case 7: next() & 1 == 1
    case 8: CGFloat(double())
    case 9: UInt64(bitPattern: Int64(double().bitPattern >> 1))
    case 10: NSNull()
    default: [double()]
    }
  }
}
