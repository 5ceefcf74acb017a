import Foundation
import KeyboardNotifications

/// Event of the sequences, with a description.
struct Input: CustomStringConvertible {
  var description: String
  var event: KeyboardEvent

  init(_ description: String, _ event: KeyboardEvent) {
    self.description = description
    self.event = event
  }

  /// The six notifications with each kind of frame from this app and another, those that cannot be
  /// read, and the app becoming active and inactive.
  static let all: [Input] =
    KeyboardNotificationType.allCases.flatMap { type in
      frames.flatMap { name, frame in
        [true, false].map { isLocal in
          Input(
            "\(type) \(name)\(isLocal ? "" : " of another app")",
            .post(type, frame, isLocal: isLocal)
          )
        }
      } + [malformed(type)]
    }
    + [KeyboardApplicationState.active, .inactive].map { Input("\($0)", .application($0)) }

  /// The six notifications with three frames on two screens and on one that is not known, and the
  /// app becoming active and inactive.
  static let onScreens: [Input] =
    KeyboardNotificationType.allCases.flatMap { type in
      frames.filter { ["tall", "short", "off screen"].contains($0.0) }.flatMap { name, frame in
        ([nil] + screens).enumerated().map { number, screen in
          Input("\(type) \(name) on screen \(number)", .post(type, frame, on: screen))
        }
      }
    }
    + [KeyboardApplicationState.active, .inactive].map { Input("\($0)", .application($0)) }

  static let screens = [ScreenIdentity(Phone.display), ScreenIdentity(Pad.display)]

  static let frames: [(String, CGRect)] = [
    ("tall", Phone.tall), ("short", Phone.short), ("floating", Phone.floating),
    ("off screen", Phone.offscreen), ("zero", .zero), ("flat", Phone.flat),
  ]

  /// A notification without user info, which cannot be read unless it is a hide.
  private static func malformed(_ type: KeyboardNotificationType) -> Input {
    let event = KeyboardEvent(Notification(name: type.name))
    return Input("\(type) malformed", event ?? .application(.background))
  }
}
