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
      let environment = KeyboardEnvironment(screenBounds: Posted.screen)
      let tracker = KeyboardTracker(center: center) { environment }
      let tokens = (0..<count).map { _ in
        tracker.observe { sum.add($0.state.coveredHeight) }
      }
      return (tracker, tokens)
    }
  }

  /// Returns what most apps write: two closures for each observer, which decode each for itself.
  static func handWritten(observers count: Int = 1) -> ObservedCenter {
    ObservedCenter { center, sum in
      (0..<count).flatMap { _ in
        [KeyboardNotificationType.willShow, .willHide].map { type in
          center.addObserver(forName: type.name, object: nil, queue: nil) {
            sum.add(HandWrittenPayload($0).height)
          }
        }
      }
    }
  }

  /// Returns the observer of a peer.
  static func peer(
    _ observe: (NotificationCenter, @escaping Peer.OnHeight) -> [Any]
  ) -> ObservedCenter {
    ObservedCenter { center, sum in observe(center) { sum.add($0) } }
  }

  /// Posts of keyboards that appear and disappear; the result is the sum of the heights.
  var appearances: Work {
    .repeating { times in
      for time in 0..<times {
        for notification in Posted.appearances[time % Posted.appearances.count] {
          center.post(notification)
        }
      }
      return sum.reset()
    }
  }
}
