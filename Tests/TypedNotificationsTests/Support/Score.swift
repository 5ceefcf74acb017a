import Foundation
import Testing
import TypedNotifications

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

/// A payload with a lifetime that tests can watch.
final class Canary: Sendable {}
