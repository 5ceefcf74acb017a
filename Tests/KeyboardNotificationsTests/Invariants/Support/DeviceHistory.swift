import KeyboardNotifications

/// Steps of a device, and the state machine that receives its notifications.
struct DeviceHistory {
  private(set) var device = Device()
  private(set) var machine = KeyboardStateMachine()
  private(set) var steps: [Device.Step] = []

  /// Performs a step, and lets the machine handle the posted notifications.
  ///
  /// - Returns: False if the step cannot happen.
  mutating func perform(_ step: Device.Step) -> Bool {
    let count = device.received.count
    guard device.perform(step) else { return false }
    steps.append(step)
    if case .startTracking = step {
      machine = KeyboardStateMachine()
    } else {
      for post in device.received[count...] {
        _ = machine.handle(post.event, in: Phone.environment)
      }
    }
    return true
  }

  /// The history after all waiting confirmations are posted in order.
  var confirmed: DeviceHistory {
    var history = self
    while history.perform(.confirm(at: 0)) {}
    return history
  }

  /// True if the machine has the place of the keyboard.
  var isRight: Bool {
    DevicePlace(machine.state) == device.place
  }

  /// True if the machine must have the place of the keyboard, if no further notification is posted.
  ///
  /// A machine that has received every announcement has the place from the last one. Any other
  /// needs the confirmations in order, because no notification shows that the keyboard has left a
  /// place that was not announced.
  var mustBeRight: Bool {
    var ended = device
    ended.end()
    return !device.received.isEmpty
      && Self.faultsThatMisleadNobody.contains { ended.faults.isSubset(of: $0) }
  }

  private static let faultsThatMisleadNobody: [Set<Device.Fault>] = [
    [.startedLate, .unannounced], [.overtaken, .lost], [.doubled], [.oldFrame],
  ]
}

extension DeviceHistory: CustomStringConvertible {
  /// The steps, the notifications, and the places of the keyboard and of the machine.
  var description: String {
    let believed = DevicePlace(machine.state).map { $0.rawValue } ?? "nowhere"
    let steps = steps.map { "\($0)" }.joined(separator: ", ")
    return "\(steps): received \(device.received), is \(device.place), the machine's \(believed)"
  }
}
