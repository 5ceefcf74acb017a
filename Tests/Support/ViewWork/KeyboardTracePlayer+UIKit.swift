package import Foundation
import KeyboardNotifications
package import KeyboardTesting
import UIKit

extension KeyboardTracePlayer {
  /// Plays a record as UIKit posts it: an announcement inside the keyboard's animation block.
  ///
  /// <https://uptech.team/blog/uiresponder-keyboard-notification-handler-animate>
  @MainActor
  package func playAsUIKit(_ record: KeyboardTrace.Record) {
    guard case .notification(let name, let userInfo, _) = record.content,
      name.hasPrefix("UIKeyboardWill")
    else { return play(record) }
    let duration = userInfo?[KeyboardUserInfoKey.duration]?.posted as? Double
    let curve = userInfo?[KeyboardUserInfoKey.curve]?.posted as? Double
    UIView.standInInheriting(
      duration: duration ?? 0,
      curve: curve.flatMap { Int(exactly: $0) } ?? 7
    ) {
      play(record)
    }
  }
}

extension KeyboardTrace {
  /// The bounds of the screen that the trace begins with.
  package var firstScreen: CGRect {
    records.lazy.compactMap { record in
      if case .screen(let bounds, _, _) = record.content { bounds } else { nil }
    }.first ?? .zero
  }
}
