import Foundation
import KeyboardNotifications
import TypedNotifications

/// A screen of an app, without its views: it keeps its content above the keyboard.
@MainActor
final class ChatScreen {
  private(set) var bottomInset: CGFloat = 0
  var safeAreaBottom: CGFloat
  private let tracker: KeyboardTracker
  private var covered: CGFloat = 0
  private var token: NotificationToken?

  init(tracker: KeyboardTracker, safeAreaBottom: CGFloat = 0) {
    self.tracker = tracker
    self.safeAreaBottom = safeAreaBottom
    token = tracker.observe { [weak self] in self?.keyboardDidChange($0) }
  }

  private func keyboardDidChange(_ transition: KeyboardTransition) {
    covered += transition.heightIncrement
    bottomInset = max(0, covered - safeAreaBottom)
  }
}
