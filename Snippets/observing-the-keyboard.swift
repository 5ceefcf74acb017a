// Observing the keyboard: the tracker, its state, and its streams.

import Foundation
import KeyboardNotifications
import TypedNotifications

@MainActor
final class Chat {
  private var token: NotificationToken?  // the observation ends with it

  func start() {
    token = KeyboardTracker.shared.observe { [weak self] change in
      self?.moveInputBar(by: change.heightIncrement, with: change.animation)
    }
  }
}

extension Chat {
  func moveInputBar(by height: CGFloat, with animation: KeyboardAnimation?) {}
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

@MainActor
final class Inset {
  var bottomInset: CGFloat = 0
  private var token: NotificationToken?

  func follow() {
    token = KeyboardTracker.shared.observe { [weak self] transition in
      self?.bottomInset += transition.heightIncrement
    }
  }
}
