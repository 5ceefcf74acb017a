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

  /// The faults of the device, if it posts no further notification.
  var faults: Set<Device.Fault> {
    var ended = device
    ended.end()
    return ended.faults
  }

  /// True if the machine has the place of the keyboard.
  var isRight: Bool {
    DevicePlace(machine.state) == device.place
  }

  /// Another history with the same notifications, which ends with the machine's place.
  ///
  /// A machine cannot distinguish the two, so its place is no error. In the other history each
  /// confirmed place was announced before the tracker started. If the machine's place is not that
  /// of the last announcement, the keyboard went there unannounced. `nil` if there is no such
  /// history.
  var indistinguishable: DeviceHistory? {
    let posts = device.received
    guard let believed = DevicePlace(machine.state) else { return nil }
    var history = DeviceHistory()
    for post in posts where !post.type.isAnnouncement {
      _ = history.perform(.announce(post.announcement))
    }
    _ = history.perform(.startTracking)
    let isLastAnnounced = posts.last { $0.type.isAnnouncement }?.place == believed
    let lastMove = isLastAnnounced ? nil : posts.lastIndex { $0.place == believed }
    for (index, post) in posts.enumerated() {
      if index == lastMove { _ = history.perform(.moveUnannounced(to: post.announcement)) }
      if post.type.isAnnouncement {
        _ = history.perform(.announce(post))
      } else if let place = history.device.waiting.firstIndex(of: post) {
        _ = history.perform(.confirm(at: place))
      }
    }
    let isSame = history.device.received == posts && history.device.place == believed
    return isSame ? history : nil
  }
}

/// Histories after which the machine does not have the place of the keyboard.
struct DeviceTally {
  /// The number of these histories.
  private(set) var wrong = 0
  /// Those that no other history explains, or that have only harmless faults.
  private(set) var violations: [String] = []

  /// The faults after which the machine must have the place of the keyboard.
  ///
  /// A machine that has received every announcement has the place from the last one. Any other
  /// needs the confirmations in order: if a place was not announced, no notification shows that
  /// the keyboard has left it since.
  static let harmless: [Set<Device.Fault>] = [
    [.startedLate, .unannounced], [.overtaken, .lost], [.doubled], [.oldFrame],
  ]

  mutating func add(_ history: DeviceHistory) {
    guard !history.isRight else { return }
    wrong += 1
    // Without a notification the place cannot be known.
    let isKnowable = !history.device.received.isEmpty
    if isKnowable, Self.harmless.contains(where: history.faults.isSubset) {
      violations.append("Wrong after \(history.inWords)")
    } else if history.indistinguishable == nil {
      violations.append("No other history explains \(history.inWords)")
    }
  }
}

extension DeviceHistory {
  /// The steps, the notifications, and the places of the keyboard and of the machine.
  fileprivate var inWords: String {
    let believed = DevicePlace(machine.state).map { $0.rawValue } ?? "nowhere"
    let steps = steps.map { "\($0)" }.joined(separator: ", ")
    return "\(steps): received \(device.received), is \(device.place), the machine's \(believed)"
  }
}
