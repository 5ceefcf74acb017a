import KeyboardNotifications

/// Steps of a device, and the state machine that receives what it posts.
struct DeviceHistory {
  private(set) var device = Device()
  private(set) var machine = KeyboardStateMachine()
  private(set) var steps: [Device.Step] = []

  /// Performs a step and lets the machine handle what is posted; false where it cannot happen.
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

  /// The history with all confirmations that wait posted in order.
  var confirmed: DeviceHistory {
    var history = self
    while history.perform(.confirm(at: 0)) {}
    return history
  }

  /// The faults, those of a device included that posts nothing any more.
  var faults: Set<Device.Fault> {
    var ended = device
    ended.end()
    return ended.faults
  }

  /// True if the machine knows where the keyboard is.
  var isRight: Bool {
    DevicePlace(machine.state) == device.place
  }

  /// Returns a history of a device that posts the same, and whose keyboard ends where the machine
  /// believes it; so nothing could tell the two apart.
  ///
  /// In it all that is confirmed was announced before the tracker started, and, where the machine
  /// does not end at the last announcement, the keyboard went on unannounced.
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

/// Wrong ends of histories, counted by what was faulty.
struct DeviceTally {
  private struct Entry {
    var count = 0
    var wrong = 0
    var example: DeviceHistory?
  }

  private var entries: [Set<Device.Fault>: Entry] = [:]
  /// The wrong ends that no other history explains, or that no fault excuses.
  private(set) var violations: [String] = []

  /// The faults with which the machine must end right.
  ///
  /// A machine that has seen every announcement knows where the keyboard is by the last one. One
  /// that has not needs the confirmations in order: of a place that was not seen to be announced,
  /// nothing says whether it was left since.
  static let harmless: [Set<Device.Fault>] = [
    [.startedLate, .unannounced], [.overtaken, .lost], [.doubled], [.oldFrame],
  ]

  mutating func add(_ history: DeviceHistory) {
    let faults = history.faults
    entries[faults, default: Entry()].count += 1
    guard !history.isRight else { return }
    entries[faults, default: Entry()].wrong += 1
    let known = entries[faults]?.example?.steps.count ?? .max
    if history.steps.count < known { entries[faults]?.example = history }
    // Nothing can be known of a keyboard of which nothing is received.
    let isKnowable = !history.device.received.isEmpty
    if isKnowable, Self.harmless.contains(where: faults.isSubset) {
      violations.append("Wrong after \(history.inWords)")
    } else if history.indistinguishable == nil {
      violations.append("Nothing else explains \(history.inWords)")
    }
  }

  /// The number of wrong ends.
  var wrong: Int { entries.values.reduce(0) { $0 + $1.wrong } }

  /// One paragraph for each combination of faults, with an example of a wrong end and of a history
  /// that posts the same.
  var summary: String {
    let sorted = entries.sorted { ($0.key.count, $0.key.inWords) < ($1.key.count, $1.key.inWords) }
    return sorted.map { faults, entry in
      var text = "\(faults.inWords): \(entry.wrong) of \(entry.count) end wrong"
      if let example = entry.example, let other = example.indistinguishable {
        text += "\n  such as \(example.inWords)\n  for it could be \(other.inWords)"
      }
      return text
    }
    .joined(separator: "\n")
  }
}

extension DeviceHistory {
  /// The steps, what was received, and where the keyboard is and is believed to be.
  fileprivate var inWords: String {
    let believed = DevicePlace(machine.state).map { $0.rawValue } ?? "nowhere"
    let steps = steps.map { "\($0)" }.joined(separator: ", ")
    return "\(steps): received \(device.received), is \(device.place), believed \(believed)"
  }
}

extension Set<Device.Fault> {
  fileprivate var inWords: String {
    isEmpty ? "no fault" : map(\.rawValue).sorted().joined(separator: ", ")
  }
}
