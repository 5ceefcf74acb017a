import Foundation
import KeyboardNotifications
import TypedNotifications

/// The same screen, as it is often written by hand: it observes two notifications and adds up.
@MainActor
final class HandWrittenChatScreen {
  private(set) var bottomInset: CGFloat = 0
  private var tokens: [NotificationToken] = []

  init(center: NotificationCenter) {
    tokens = [
      center.addMainActorObserver(descriptor: .keyboardWillShow) { [weak self] payload in
        // The planted bug: a keyboard that is announced twice counts twice.
        self?.bottomInset += payload.endFrame.height
      },
      center.addMainActorObserver(descriptor: .keyboardWillHide) { [weak self] payload in
        self?.bottomInset -= payload.endFrame.height
      },
    ]
  }
}
