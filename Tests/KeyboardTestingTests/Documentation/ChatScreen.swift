import Foundation
import KeyboardNotifications
import TypedNotifications

/// A screen of an app, without its views: it keeps its content above the keyboard.
@MainActor
final class ChatScreen {
  private(set) var bottomInset: CGFloat = 0
  private var token: NotificationToken?

  init(tracker: KeyboardTracker, safeAreaBottom: CGFloat = 0) {
    token = tracker.observe { [weak self] in
      self?.bottomInset = max(0, $0.state.coveredHeight - safeAreaBottom)
    }
  }
}
