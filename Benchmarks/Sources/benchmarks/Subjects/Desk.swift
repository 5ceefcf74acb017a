import Foundation
import KeyboardNotifications
import TypedNotifications

/// A notification centre with observers of one kind, apart from all others.
@MainActor struct Desk {
  private let center = NotificationCenter()
  private let sum = Sum()
  private let kept: Any

  /// Makes observers, which are kept; each adds up the heights that it sees.
  private init(_ observe: (NotificationCenter, Sum) -> Any) {
    kept = observe(center, sum)
  }

  /// One tracker, and closures that are told of each change.
  static func tracker(observers count: Int = 1) -> Desk {
    Desk { center, sum in
      let environment = KeyboardEnvironment(screen: Posted.screen)
      let tracker = KeyboardTracker(center: center) { environment }
      let tokens = (0..<count).map { _ in
        tracker.observe { sum.add($0.state.frame?.size.height ?? 0) }
      }
      return (tracker, tokens)
    }
  }

  /// One closure that is told of one notification, decoded.
  static func descriptor() -> Desk {
    Desk { center, sum in
      center.addObserver(descriptor: .keyboardWillShow) { sum.add($0.endFrame.size.height) }
    }
  }

  /// The same on the main actor.
  static func mainActorDescriptor() -> Desk {
    Desk { center, sum in
      center.addMainActorObserver(descriptor: .keyboardWillShow) {
        sum.add($0.endFrame.size.height)
      }
    }
  }

  /// A closure that reads nothing: what Foundation's posting costs by itself.
  static func blind() -> Desk {
    Desk { center, sum in
      center.addObserver(forName: Posted.name, object: nil, queue: nil) { _ in
        sum.add(Posted.meanHeight)
      }
    }
  }

  /// What people write by hand: each closure observes for itself, and reads for itself.
  static func handWritten(observers count: Int = 1) -> Desk {
    Desk { center, sum in
      (0..<count).map { _ in
        center.addObserver(forName: Posted.name, object: nil, queue: nil) {
          sum.add(HandWrittenPayload($0).endFrame.size.height)
        }
      }
    }
  }

  /// Posts two keyboards in turn, and gives the sum of what the observers saw.
  var work: Work {
    .repeating { times in
      for time in 0..<times { center.post(time) }
      return sum.reset()
    }
  }
}
