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

  func moveInputBar(by height: CGFloat, with animation: KeyboardAnimation?) {}
}

@MainActor
func readState(of frameInScreenCoordinates: CGRect) {
  let covered = KeyboardTracker.shared.state.coveredHeight(of: frameInScreenCoordinates)
  print(covered)
}

@MainActor
func readStream() async {
  for await state in KeyboardTracker.shared.states() {
    print(state.visibility, state.coveredHeight)
  }
}

@MainActor
func makeOneChangeOfARotation() {
  KeyboardTracker.shared.coalescing = KeyboardCoalescing(window: 0.1)
}
