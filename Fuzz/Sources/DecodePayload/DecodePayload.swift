import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Makes notifications and settings of bytes, decodes them, and has a state machine handle them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPayload(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = Bytes(UnsafeBufferPointer(start: start, count: count))
  var machine = KeyboardStateMachine()
  while !bytes.isEmpty {
    let environment = bytes.environment()
    let outcome = machine.handle(bytes.event(), in: environment)
    check(machine.state, outcome)
  }
  checkRecovery(of: &machine)
  return 0
}

/// Fails if one well-formed appearance does not lead to the right state.
private func checkRecovery(of machine: inout KeyboardStateMachine) {
  let environment = KeyboardEnvironment(screen: CGRect(x: 0, y: 0, width: 375, height: 667))
  let frame = CGRect(x: 0, y: 367, width: 375, height: 300)
  _ = machine.handle(.application(.active), in: environment)
  for type in [KeyboardNotificationType.willShow, .didShow] {
    let userInfo = ["UIKeyboardFrameEndUserInfoKey": frame]
    guard let event = KeyboardEvent(Notification(name: type.name, userInfo: userInfo)) else {
      preconditionFailure("\(type) is none of the keyboard's")
    }
    _ = machine.handle(event, in: environment)
  }
  // A frame that differs by less than a point is no change.
  precondition(abs(machine.state.coveredHeight - 300) < 1, "\(machine.state)")
}

/// Fails if a state or an outcome breaks a rule of the state machine.
private func check(_ state: KeyboardState, _ outcome: KeyboardOutcome) {
  precondition(state.coveredHeight >= 0 && state.coveredHeight.isFinite)
  precondition(state.isVisible || state.coveredHeight == 0)
  precondition(state.visibility != .hidden || state.frame == nil)
  guard case .transition(let transition) = outcome else { return }
  precondition(transition.state != transition.previous)
  precondition(transition.heightIncrement.isFinite)
}

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

  mutating func environment() -> KeyboardEnvironment {
    let bits = next()
    return KeyboardEnvironment(
      screen: bits & 3 == 0 ? rectangle() : CGRect(x: 0, y: 0, width: 375, height: 667),
      window: bits & 12 == 0 ? rectangle() : nil,
      view: bits & 48 == 0 ? rectangle() : nil,
      prefersCrossFadeTransitions: bits & 64 != 0,
      otherApps: bits & 128 != 0 ? .include : .ignore
    )
  }

  mutating func event() -> KeyboardEvent {
    let byte = Int(next())
    if byte % 8 == 7 {
      return .application(KeyboardApplicationState.allCases[byte / 8 % 3])
    }
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
    let notification = Notification(name: type.name, userInfo: userInfo)
    return KeyboardEvent(notification) ?? .application(.active)
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
