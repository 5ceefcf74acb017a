import Foundation
import KeyboardNotifications
import KeyboardTesting

/// One event of a trace, with the environment it came in.
struct FaultStep {
  var event: KeyboardEvent
  var environment: KeyboardEnvironment

  var isNotification: Bool {
    guard case .application = event else { return true }
    return false
  }

  /// The events of a trace, in order.
  @MainActor
  static func all(of trace: KeyboardTrace) -> [FaultStep] {
    let player = KeyboardTracePlayer()
    return trace.records.compactMap { record in
      player.play(record)
      return KeyboardEvent(record.content).map {
        FaultStep(event: $0, environment: player.environment)
      }
    }
  }
}

extension [FaultStep] {
  /// The sequence without fault, and with each notification lost, doubled, or exchanged with the
  /// next one.
  func withEachFault() -> [(fault: String, steps: [FaultStep])] {
    let places = indices.filter { self[$0].isNotification }
    var all: [(fault: String, steps: [FaultStep])] = [("none", self)]
    for place in places {
      var lost = self
      lost.remove(at: place)
      all.append(("\(place) lost", lost))
      var doubled = self
      doubled.insert(self[place], at: place)
      all.append(("\(place) doubled", doubled))
    }
    for (place, next) in zip(places, places.dropFirst()) {
      var exchanged = self
      // The environments stay where they are: only the notifications change places.
      exchanged[place].event = self[next].event
      exchanged[next].event = self[place].event
      all.append(("\(place) and \(next) exchanged", exchanged))
    }
    return all
  }
}
