import Foundation
import KeyboardNotifications
import TypedNotifications

/// Notification center with observers of one kind.
@MainActor struct ObservedCenter {
  private let center = NotificationCenter()
  private let sum = Sum()
  private let kept: Any

  /// Makes observers, which are kept; each adds up the heights that it gets.
  private init(_ observe: (NotificationCenter, Sum) -> Any) {
    kept = observe(center, sum)
  }

  /// Returns one tracker with closures that are called with each change.
  static func tracker(observers count: Int = 1) -> ObservedCenter {
    ObservedCenter { center, sum in
      let environment = KeyboardEnvironment(screen: Posted.screen)
      let tracker = KeyboardTracker(center: center) { environment }
      let tokens = (0..<count).map { _ in
        tracker.observe { sum.add($0.state.frame?.size.height ?? 0) }
      }
      return (tracker, tokens)
    }
  }

  /// Returns one closure that is called with the payload of one notification.
  static func descriptor() -> ObservedCenter {
    ObservedCenter { center, sum in
      center.addObserver(descriptor: .keyboardWillShow) { sum.add($0.endFrame.size.height) }
    }
  }

  /// Returns the same closure on the main actor.
  static func mainActorDescriptor() -> ObservedCenter {
    ObservedCenter { center, sum in
      center.addMainActorObserver(descriptor: .keyboardWillShow) {
        sum.add($0.endFrame.size.height)
      }
    }
  }

  /// Returns a closure that reads no notification, to measure Foundation's post by itself.
  static func notReading() -> ObservedCenter {
    ObservedCenter { center, sum in
      center.addObserver(forName: Posted.name, object: nil, queue: nil) { _ in
        sum.add(Posted.meanHeight)
      }
    }
  }

  /// Returns hand-written closures, which observe and decode each for itself.
  static func handWritten(observers count: Int = 1) -> ObservedCenter {
    ObservedCenter { center, sum in
      (0..<count).map { _ in
        center.addObserver(forName: Posted.name, object: nil, queue: nil) {
          sum.add(HandWrittenPayload($0).endFrame.size.height)
        }
      }
    }
  }

  /// Posts of two keyboards in alternation; the result is the sum of the heights.
  var work: Work {
    .repeating { times in
      for time in 0..<times { center.post(time) }
      return sum.reset()
    }
  }
}
