import Foundation
import Testing

@testable import TypedNotifications

extension Notification.Name {
  static let score = Notification.Name("ScoreDidChange")
}

extension NotificationDescriptor where Payload == Int {
  /// Carried as the object.
  static var score: Self {
    Self(name: .score)
  }

  /// Carried in the user info.
  static var keyedScore: Self {
    Self(name: .score, userInfoKey: "score")
  }

  /// Read by a closure, never written.
  static var readScore: Self {
    Self(name: .score) { try $0.value(forKey: "score") }
  }

  /// Carried as the object; each reading is recorded, to see whether anyone still observes.
  static func score(countIn reads: Recorder<Int>) -> Self {
    Self(name: .score) { notification in
      let score = try notification.object(as: Int.self)
      reads.record(score)
      return score
    } encode: { score, notification in
      notification.object = score
    }
  }
}

extension NotificationCenter {
  /// Posts where nothing may be thrown, such as on another thread.
  func send<Payload>(
    _ descriptor: NotificationDescriptor<Payload>,
    _ payload: Payload,
    object: AnyObject? = nil
  ) {
    do throws(NotificationPostError) {
      try post(descriptor, payload, object: object)
    } catch {
      Issue.record(error)
    }
  }
}

extension NotificationPayloadError {
  /// The failure to read a score, carried as the object where nothing else is said.
  static func score(
    of name: Notification.Name = .score,
    at location: Location = .object,
    expected: Any.Type = Int.self,
    found: Any? = nil
  ) -> Self {
    Self(notification: name, location: location, expected: expected, found: found)
  }
}

/// An error of an app's own.
struct Refusal: Error, CustomStringConvertible {
  var number = 1
  let description = "refusal"
}

/// A payload with a lifetime that tests can watch.
final class Canary: Sendable {}

extension AsyncStream {
  /// Takes the next elements, waiting for those that are still to come.
  func first(_ count: Int) async -> [Element] {
    var elements: [Element] = []
    for await element in self {
      elements.append(element)
      if elements.count == count { break }
    }
    return elements
  }
}
