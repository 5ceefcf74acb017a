// Observing the keyboard: the tracker, its state, and its streams.

import Foundation
import KeyboardNotifications
import TypedNotifications

@MainActor
final class Chat {
  private(set) var isKeyboardUp = false
  private var token: NotificationToken?  // the observation ends with it

  func start() {
    token = KeyboardTracker.shared.observe { [weak self] transition in
      self?.isKeyboardUp = transition.state.isVisible
    }
  }
}

@MainActor
func readState(of frameOnScreen: CGRect) -> CGFloat {
  let covered = KeyboardTracker.shared.state.coveredHeight(of: frameOnScreen)
  return covered
}

@MainActor
func readStream() async {
  for await state in KeyboardTracker.shared.states() {
    print(state.visibility, state.coveredHeight)
  }
}
