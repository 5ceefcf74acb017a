import Foundation

/// Height of the last docked keyboard for each size of the screen.
struct DockedHeights {
  /// The heights, the newest first; the screen is empty if none is known.
  private var entries: [(screen: CGRect, height: CGFloat)] = []

  /// Returns the height on screens of the same size as a screen.
  func height(on screen: CGRect?) -> CGFloat? {
    entries.first { $0.screen.hasSameSize(as: screen ?? .zero) }?.height
  }

  /// Keeps the height of a keyboard that is confirmed, docked and wholly on the screen.
  mutating func remember(_ state: KeyboardState, in environment: KeyboardEnvironment) {
    guard state.visibility == .shown, let frame = state.dockedFrame else { return }
    let screen = environment.screen ?? .zero
    guard environment.screen == nil || frame.maxY < screen.maxY + 1 else { return }
    let height = frame.height - environment.accessoryHeight
    // UIKit posts a frame for an accessory view without a keyboard too, higher by the safe area.
    // mutant: > to >=, because the point allows for rounding
    // mutant: 1 to 2, because the point allows for rounding
    guard height > environment.safeAreaBottom + 1 else { return }
    entries.removeAll { $0.screen.hasSameSize(as: screen) }
    entries.insert((screen, height), at: 0)
  }
}
