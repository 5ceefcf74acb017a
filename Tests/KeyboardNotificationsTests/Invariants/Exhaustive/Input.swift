import Foundation
import KeyboardNotifications

/// One of the events of which all sequences are made.
enum Input: CustomStringConvertible {
  case event(String, KeyboardEvent)
  /// The end of the wait of a disappearance that is held.
  case release

  var description: String {
    switch self {
    case .event(let name, _): name
    case .release: "release"
    }
  }

  /// The six notifications with each kind of frame from this app and another, those that cannot be
  /// read, and the app becoming active and inactive.
  static let all: [Input] =
    KeyboardNotificationType.allCases.flatMap { type in
      frames.flatMap { name, frame in
        [true, false].map { isLocal in
          .event(
            "\(type) \(name)\(isLocal ? "" : " of another app")",
            .post(type, frame, isLocal: isLocal)
          )
        }
      } + [malformed(type)]
    }
    + [KeyboardApplicationState.active, .inactive].map { .event("\($0)", .application($0)) }

  /// The six notifications with three frames on two screens and on one that is not known, and the
  /// app becoming active and inactive.
  static let onScreens: [Input] =
    KeyboardNotificationType.allCases.flatMap { type in
      frames.filter { ["tall", "short", "off screen"].contains($0.0) }.flatMap { name, frame in
        ([nil] + screens).map { screen in
          .event("\(type) \(name) on \(screen?.name ?? "any")", .post(type, frame, on: screen))
        }
      }
    }
    + [KeyboardApplicationState.active, .inactive].map { .event("\($0)", .application($0)) }

  static let screens = [KeyboardScreen(name: "first"), KeyboardScreen(name: "second")]

  static let frames: [(String, CGRect)] = [
    ("tall", Phone.tall), ("short", Phone.short), ("floating", Phone.floating),
    ("off screen", Phone.offscreen), ("zero", .zero), ("flat", Phone.flat),
  ]

  /// A hide without user info is a hide all the same; all else without user info cannot be read.
  private static func malformed(_ type: KeyboardNotificationType) -> Input {
    let event = KeyboardEvent(Notification(name: type.name))
    return .event("\(type) malformed", event ?? .application(.background))
  }
}

extension CheckedMachine {
  mutating func take(
    _ input: Input,
    in environment: KeyboardEnvironment
  ) throws(InvariantViolation) {
    switch input {
    case .event(_, let event): try take(event, in: environment)
    case .release: try release()
    }
  }
}
