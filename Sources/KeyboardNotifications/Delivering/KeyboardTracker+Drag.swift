import TypedNotifications

/// The drag of the keyboard by a finger, which every adapter feeds and follows.
///
/// There is one keyboard, so there is one drag.
extension KeyboardTracker {
  /// Returns a state lowered to where a finger has pulled the keyboard.
  package func lowered(_ state: KeyboardState) -> KeyboardState {
    drag.state(from: state)
  }

  /// True while a finger is down that has pulled the keyboard below its delivered frame.
  package var isDraggingKeyboard: Bool { drag.phase == .dragging }

  /// True while a finger pulls the keyboard down, and for the change that follows.
  package var isInteractive: Bool { drag.isInteractive }

  /// Moves the keyboard along with a finger.
  ///
  /// UIKit posts no notification while a finger drags the keyboard, so the adapters call this just
  /// before each commit as long as a keyboard is up.
  package func followFinger() {
    guard machine.delivered.isVisible || drag.isPulledDown else { return }
    drag.move(with: findFinger(), in: machine.delivered)
    updateDragTimer()
  }

  /// Ends a drag at a notification that gives the keyboard's frame, unless the finger still holds
  /// the keyboard.
  ///
  /// - Returns: True if the keyboard springs back to the delivered frame.
  func endDrag() -> Bool {
    let hasSprungBack = drag.end(with: findFinger(), in: machine.delivered)
    updateDragTimer()
    return hasSprungBack
  }

  /// Tells the adapters that the keyboard springs back to its delivered frame.
  func tellAdaptersOfSpringBack(in animation: KeyboardAnimation?) {
    for adapter in adapters { adapter.keyboardDidSpringBack(in: animation) }
  }

  private func findFinger() -> KeyboardFinger? {
    var searched: Set<ObjectIdentifier> = []
    for adapter in adapters {
      if let finger = adapter.findDraggingFinger(searched: &searched) { return finger }
    }
    return nil
  }

  /// Starts a timer once the finger has lifted, since UIKit may post no notification then.
  private func updateDragTimer() {
    if drag.phase != .lifted {
      dragTimer = nil
    } else if dragTimer == nil {
      dragTimer = schedule(KeyboardDrag.timeout) { [weak self] in
        guard let self else { return }
        if endDrag() { tellAdaptersOfSpringBack(in: machine.delivered.animation) }
        drag.finish()
      }
    }
  }
}
