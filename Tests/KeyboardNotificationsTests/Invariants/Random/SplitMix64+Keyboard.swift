import Foundation
import KeyboardNotifications
import KeyboardTesting

extension SplitMix64 {
  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// True once in a number of times.
  mutating func once(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }

  /// Any double: a special one, one of the size of a screen, or any pattern of bits.
  mutating func anyDouble() -> Double {
    let special: [Double] = [
      0, -0.0, 1, -1, 0.5, 0.49999, 375, 667, -667, 1e-32, 1e9, 1e300, -1e300,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      .leastNormalMagnitude, .infinity, -.infinity, .nan, .signalingNaN,
    ]
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return Double(bitPattern: next())
    case 1: return Double.random(in: -2000...2000, using: &self)
    default: return pick(special)
    }
  }

  mutating func anyRectangle() -> CGRect {
    CGRect(x: anyDouble(), y: anyDouble(), width: anyDouble(), height: anyDouble())
  }

  /// The frame of a keyboard, one that is nearly the same, or any rectangle.
  mutating func frame() -> CGRect {
    let usual = Input.frames.map(\.1) + [Pad.docked, Pad.undocked, Pad.small, Pad.offscreen]
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return anyRectangle()
    case 1:
      let nudge = CGFloat.random(in: -1.5...1.5, using: &self)
      return pick(usual).offsetBy(dx: 0, dy: nudge)
    default: return pick(usual)
    }
  }

  mutating func environment() -> KeyboardEnvironment {
    var environment = pick([Phone.environment, Pad.environment, KeyboardEnvironment()])
    if once(in: 4) { environment.screen = anyRectangle() }
    if once(in: 4) { environment.window = once(in: 2) ? anyRectangle() : frame() }
    if once(in: 4) { environment.view = once(in: 2) ? anyRectangle() : frame() }
    environment.prefersCrossFadeTransitions = once(in: 4)
    environment.otherApps = pick(KeyboardOtherAppsPolicy.allCases)
    return environment
  }

  mutating func input() -> Input {
    if once(in: 8) {
      let state = pick(KeyboardApplicationState.allCases)
      return Input("\(state)", .application(state))
    }
    let type = pick(KeyboardNotificationType.allCases)
    let event = once(in: 3) ? decoded(type) : direct(type)
    return Input("\(event)", event)
  }

  /// An event that was not read from user info, so that no value has been refused.
  private mutating func direct(_ type: KeyboardNotificationType) -> KeyboardEvent {
    let payload = KeyboardPayload(
      beginFrame: anyRectangle(),
      endFrame: frame(),
      // With a duration that is not a number, a state does not equal itself.
      duration: once(in: 2) ? nil : abs(Double.random(in: -1...1, using: &self)),
      curve: once(in: 2) ? nil : KeyboardAnimation.Curve(rawValue: Int(truncatingIfNeeded: next())),
      isLocal: !once(in: 4)
    )
    return .notification(KeyboardNotification(type: type, payload: payload))
  }

  /// An event read from user info, of which any key may be missing or hold anything.
  private mutating func decoded(_ type: KeyboardNotificationType) -> KeyboardEvent {
    var userInfo = postedUserInfo(end: frame())
    let keys = [
      KeyboardUserInfoKey.beginFrame, KeyboardUserInfoKey.endFrame, KeyboardUserInfoKey.duration,
      KeyboardUserInfoKey.curve, KeyboardUserInfoKey.isLocal,
    ]
    for key in keys where once(in: 4) { userInfo[key] = anyValue() }
    let notification = Notification(name: type.name, userInfo: userInfo)
    return KeyboardEvent(notification) ?? .application(.active)
  }

  private mutating func anyValue() -> Any? {
    let number = anyDouble()
    return pick([
      nil, number, NSNumber(value: number), "\(number)", Int(truncatingIfNeeded: next()), next(),
      once(in: 2), CGFloat(number), Float(number), anyRectangle(), CGPoint(x: number, y: 0),
      NSValue(rect: anyRectangle()), [number], Date(timeIntervalSince1970: 0), NSNull(),
    ])
  }
}
