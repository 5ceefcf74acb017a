import Foundation
import KeyboardNotifications
import TypedNotifications

/// A notification centre with observers of one kind, apart from all others.
@MainActor final class Desk {
  let center = NotificationCenter()
  let sum = Sum()
  private var keptAlive: [Any] = []

  /// One tracker, and closures that are told of each change.
  static func tracker(observers count: Int = 1) -> Desk {
    let desk = Desk()
    let environment = KeyboardEnvironment(screen: Posted.screen)
    let tracker = KeyboardTracker(center: desk.center) { environment }
    desk.keptAlive = (0..<count).map { _ in
      tracker.observe { [sum = desk.sum] in sum.add($0.state.frame?.size.height ?? 0) }
    }
    desk.keptAlive.append(tracker)
    return desk
  }

  /// One closure that is told of one notification, decoded.
  static func descriptor() -> Desk {
    let desk = Desk()
    desk.keptAlive = [
      desk.center.addObserver(descriptor: .keyboardWillShow) { [sum = desk.sum] in
        sum.add($0.endFrame.size.height)
      }
    ]
    return desk
  }

  /// The same on the main actor.
  static func mainActorDescriptor() -> Desk {
    let desk = Desk()
    desk.keptAlive = [
      desk.center.addMainActorObserver(descriptor: .keyboardWillShow) { [sum = desk.sum] in
        sum.add($0.endFrame.size.height)
      }
    ]
    return desk
  }

  /// A closure that reads nothing: what Foundation's posting costs by itself.
  static func blind() -> Desk {
    let desk = Desk()
    desk.keptAlive = [
      desk.center.addObserver(forName: Posted.name, object: nil, queue: nil) { [sum = desk.sum] _ in
        sum.add(Posted.meanHeight)
      }
    ]
    return desk
  }

  /// What people write by hand: each closure observes for itself, and reads for itself.
  static func handWritten(observers count: Int = 1) -> Desk {
    let desk = Desk()
    desk.keptAlive = (0..<count).map { _ in
      desk.center.addObserver(forName: Posted.name, object: nil, queue: nil) {
        [sum = desk.sum] notification in
        sum.add(HandWrittenPayload(notification).endFrame.size.height)
      }
    }
    return desk
  }

  /// Posts two keyboards in turn, and gives the sum of what the observers saw.
  var work: Work {
    Work { [self] times in
      for time in 0..<times { center.post(time) }
      return sum.take()
    }
  }
}
