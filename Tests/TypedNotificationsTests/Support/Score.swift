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

  /// Carried as the object; each payload that is read is recorded, as long as there is an observer.
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
  /// Posts, and records an error as an issue of the test, such as on another thread.
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
  /// The failure to read a score, which is the object of the notification by default.
  static func score(
    of name: Notification.Name = .score,
    at location: Location = .object,
    expected: Any.Type = Int.self,
    found: Any? = nil
  ) -> Self {
    Self(name: name, location: location, expected: expected, found: found)
  }
}

/// An error of the app.
struct Refusal: Error, CustomStringConvertible {
  var number = 1
  let description = "refusal"
}

/// An object as a payload or a sender, whose release a test can observe.
final class TestObject: Sendable {}

extension AsyncStream {
  /// Returns the next elements, and waits for those that are not posted yet.
  func first(_ count: Int) async -> [Element] {
    var elements: [Element] = []
    for await element in self {
      elements.append(element)
      if elements.count == count { break }
    }
    return elements
  }
}
