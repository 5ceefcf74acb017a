package import Foundation
package import KeyboardNotifications

/// Judges the records of a trace without a notification centre, for long traces.
///
/// It comes to what a tracker comes to that hears the same from a ``KeyboardTracePlayer``: a payload
/// whose values are of the usual kinds goes straight from the trace into the state machine, and any
/// other is posted to nobody and read like an app's.
package struct TraceEvaluator {
  /// What the records so far have said of the screen, the window, the view and the settings.
  package private(set) var environment: KeyboardEnvironment
  /// The bottom safe-area inset of the view, in points.
  package private(set) var safeAreaBottom: CGFloat = 0
  private var machine = KeyboardStateMachine()

  package init(environment: KeyboardEnvironment = KeyboardEnvironment()) {
    self.environment = environment
  }

  /// All that is known of the keyboard now.
  package var state: KeyboardState {
    machine.state
  }

  /// What the records so far have led to, in the vocabulary of expectations.
  package var result: KeyboardTraceResult {
    KeyboardTraceResult(state: state, environment: environment, safeAreaBottom: safeAreaBottom)
  }

  /// Takes in a record.
  ///
  /// - Returns: What became of a notification or a change of the application's state; `nil` for any
  ///   other record, and for a notification that is not about the keyboard.
  @discardableResult
  package mutating func play(_ record: KeyboardTrace.Record) -> KeyboardOutcome? {
    environment.take(record.content)
    switch record.content {
    case .view(_, let safeAreaBottom):
      self.safeAreaBottom = safeAreaBottom
      return nil
    case .application(let state):
      return machine.handle(.application(state), in: environment)
    case .notification(let name, let userInfo, let screen):
      let event = KeyboardEvent(named: name, userInfo: userInfo, screen: screen)
      return event.map { machine.handle($0, in: environment) }
    case .header, .screen, .window, .accessibility, .expectation:
      return nil
    }
  }
}

extension KeyboardEvent {
  /// Reads a notification of a trace; `nil` where a tracker would not observe it.
  fileprivate init?(
    named name: String,
    userInfo: [String: KeyboardTraceValue]?,
    screen: String?
  ) {
    guard let type = KeyboardNotificationType(name: Notification.Name(name)) else {
      guard let state = Self.lifecycle.first(where: { $0.0 == name })?.1 else { return nil }
      self = .application(state)
      return
    }
    if let userInfo, let payload = KeyboardPayload(usual: userInfo) {
      let screen = screen.map { KeyboardScreen(name: $0) }
      self = .notification(KeyboardNotification(type: type, payload: payload, screen: screen))
    } else {
      self.init(Notification(name: name, recorded: userInfo, screen: screen))
    }
  }
}

extension KeyboardPayload {
  /// Reads values that are all of the kinds that the system posts; `nil` where one is not.
  fileprivate init?(usual values: [String: KeyboardTraceValue]) {
    guard let endFrame = values[KeyboardUserInfoKey.endFrame]?.rectangle else { return nil }
    self.init(beginFrame: endFrame, endFrame: endFrame)
    if let value = values[KeyboardUserInfoKey.beginFrame] {
      guard let rectangle = value.rectangle else { return nil }
      beginFrame = rectangle
    }
    if let value = values[KeyboardUserInfoKey.duration] {
      guard case .number(let seconds) = value, seconds.isFinite, seconds >= 0 else { return nil }
      duration = seconds
    }
    if let value = values[KeyboardUserInfoKey.curve] {
      guard case .number(let number) = value, let raw = Int(exactly: number) else { return nil }
      curve = KeyboardAnimationCurve(rawValue: raw)
    }
    switch values[KeyboardUserInfoKey.isLocal] {
    case nil: break
    case .bool(let flag)?: isLocal = flag
    case .number(let number)? where number.isFinite: isLocal = number != 0
    default: return nil
    }
  }
}

extension KeyboardTraceValue {
  /// The rectangle of four finite numbers.
  fileprivate var rectangle: CGRect? {
    guard case .array(let values) = self, values.count == 4,
      case .number(let x) = values[0], case .number(let y) = values[1],
      case .number(let width) = values[2], case .number(let height) = values[3],
      x.isFinite, y.isFinite, width.isFinite, height.isFinite
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
