import Foundation

/// Heights of the last docked keyboard on screens of several sizes, of which there are a few.
struct DockedHeights {
  /// The newest first; the screen is empty if none is known.
  private var entries: [(screen: CGRect, height: CGFloat)] = []

  func height(on screen: CGRect?) -> CGFloat? {
    entries.first { $0.screen.hasSameSize(as: screen ?? .zero) }?.height
  }

  /// Remembers the height of a keyboard that has arrived, and stands on the screen as a whole.
  mutating func remember(_ state: KeyboardState, in environment: KeyboardEnvironment) {
    guard state.visibility == .shown, let frame = state.dockedFrame else { return }
    let screen = environment.screen ?? .zero
    guard environment.screen == nil || frame.maxY < screen.maxY + 1 else { return }
    let height = frame.height - environment.accessoryHeight
    // An accessory view at rest is posted like a keyboard, and is higher by the safe area.
    guard height > environment.safeAreaBottom + 1 else { return }
    entries.removeAll { $0.screen.hasSameSize(as: screen) }
    entries.insert((screen, height), at: 0)
  }
}
