import Foundation
import KeyboardNotifications

/// Observer that follows the keyboard as another library does, for one closure.
///
/// Only the way of observing is the library's; the code is written anew.
@MainActor enum Peer {
  typealias OnHeight = @MainActor @Sendable (CGFloat) -> Void

  /// Six names, each decoded whole, as in https://github.com/morizotter/KeyboardObserver.
  static func sixNames(_ center: NotificationCenter, _ onHeight: @escaping OnHeight) -> [Any] {
    let last = Last()
    return KeyboardNotificationType.allCases.map { type in
      center.addObserver(forName: type.name, object: nil, queue: nil) { notification in
        let payload = HandWrittenPayload(notification)
        MainActor.assumeIsolated {
          last.frame = payload.endFrame
          if type == .willShow { onHeight(payload.height) }
        }
      }
    }
  }

  /// The last frame of the observer.
  @MainActor private final class Last {
    var frame = CGRect.zero
  }
}
