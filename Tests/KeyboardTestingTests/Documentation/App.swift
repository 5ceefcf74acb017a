import Foundation
import KeyboardTesting

/// A form that moves up with the keyboard.
@MainActor
final class Form {
  private(set) var bottomInset: CGFloat = 0
  private var token: NotificationToken?

  /// The frame is the form's on the screen, without the safe area at its bottom.
  init(tracker: KeyboardTracker, safeFrame: @escaping @MainActor () -> CGRect) {
    token = tracker.observe { [weak self] in
      self?.bottomInset = $0.state.coveredHeight(of: safeFrame())
    }
  }
}

/// A view model that knows of the keyboard.
@MainActor
final class ChatModel {
  private(set) var isKeyboardUp = false
  private var token: NotificationToken?

  init(tracker: KeyboardTracker) {
    token = tracker.observeStates { [weak self] in self?.isKeyboardUp = $0.isVisible }
  }
}

/// What a customer's app has printed.
let log = """
  keyboardWillShow [AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 409}, {375, 258}}]
  """
