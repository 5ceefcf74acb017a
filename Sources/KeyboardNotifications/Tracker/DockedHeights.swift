import Foundation

/// Heights of the last docked keyboard on screens of several sizes, of which there are a few.
struct DockedHeights {
  /// The newest first; the screen is empty where none is known.
  private var entries: [(screen: CGRect, height: CGFloat)] = []

  func height(on screen: CGRect?) -> CGFloat? {
    entries.first { $0.screen.hasSameSize(as: screen ?? .zero) }?.height
  }

  mutating func remember(_ frame: CGRect?, in environment: KeyboardEnvironment) {
    guard let frame else { return }
    let screenBottom = environment.screen.map { $0.origin.y + $0.size.height } ?? .infinity
    let bottom = min(frame.origin.y + frame.size.height, screenBottom)
    let height = bottom - frame.origin.y - environment.accessoryHeight
    let screen = environment.screen ?? .zero
    guard height > 0, entries.first?.screen != screen || entries.first?.height != height else {
      return
    }
    entries.removeAll { $0.screen.hasSameSize(as: screen) }
    entries.insert((screen, height), at: 0)
  }
}
