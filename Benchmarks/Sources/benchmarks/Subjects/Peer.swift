import Foundation
import KeyboardNotifications

/// Observers that follow the keyboard as other libraries do, each for one closure.
///
/// Only the way of observing and comparing is theirs; the code is written anew.
@MainActor enum Peer {
  typealias OnHeight = @MainActor @Sendable (CGFloat) -> Void

  /// Four names, of which each show is an increment over the one before, as in
  /// https://github.com/nixzhu/KeyboardMan.
  static func fourNames(_ center: NotificationCenter, _ onHeight: @escaping OnHeight) -> [Any] {
    let keyboard = IncrementalKeyboard(onHeight)
    let names: [(KeyboardNotificationType, isShow: Bool?)] = [
      (.willShow, true), (.willChangeFrame, true), (.willHide, false), (.didHide, nil),
    ]
    return names.map { type, isShow in
      observe(type, center) { notification in
        guard let isShow else { return keyboard.forget() }
        keyboard.change(isShow: isShow, HandWrittenPayload(notification))
      }
    }
  }

  /// Two names, whose end frame is compared with the one before, as in
  /// https://github.com/square/swift-keyboard-observer.
  static func twoFrames(_ center: NotificationCenter, _ onHeight: @escaping OnHeight) -> [Any] {
    let last = Last()
    return [KeyboardNotificationType.willChangeFrame, .didChangeFrame].map { type in
      observe(type, center) { notification in
        let payload = HandWrittenPayload(notification)
        guard payload.endFrame != last.frame else { return }
        last.frame = payload.endFrame
        onHeight(payload.height)
      }
    }
  }

  /// Six names, each decoded whole, as in https://github.com/morizotter/KeyboardObserver.
  static func sixNames(_ center: NotificationCenter, _ onHeight: @escaping OnHeight) -> [Any] {
    let last = Last()
    return KeyboardNotificationType.allCases.map { type in
      observe(type, center) { notification in
        let payload = HandWrittenPayload(notification)
        last.frame = payload.endFrame
        if type == .willShow { onHeight(payload.height) }
      }
    }
  }

  /// Observes one name, as a hand-written closure on the main thread does.
  static func observe(
    _ type: KeyboardNotificationType,
    _ center: NotificationCenter,
    _ handler: @escaping @MainActor @Sendable (Notification) -> Void
  ) -> Any {
    center.addObserver(forName: type.name, object: nil, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { handler(notification) }
    }
  }

  /// The last frame of an observer.
  @MainActor private final class Last {
    var frame = CGRect.zero
  }

  /// Keyboard of which only what differs from the last record is reported.
  @MainActor private final class IncrementalKeyboard {
    private var last: (isShow: Bool, height: CGFloat)?
    private let onHeight: OnHeight

    init(_ onHeight: @escaping OnHeight) {
      self.onHeight = onHeight
    }

    func change(isShow: Bool, _ payload: HandWrittenPayload) {
      let height = payload.endFrame.height
      let increment = height - (last?.height ?? 0)
      guard last?.isShow != isShow || increment != 0 else { return }
      last = (isShow, height)
      onHeight(isShow ? height : 0)
    }

    func forget() {
      last = nil
    }
  }
}
