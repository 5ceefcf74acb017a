import Foundation

/// Heights of the last docked keyboard on screens of several sizes, of which there are a few.
///
/// A value, apart from the tracker: a closure of the main actor that is handed to a function of no
/// actor is checked at each call, and this is asked at each change.
struct DockedHeights {
  /// The screen is empty where none is known.
  private var entries: [(screen: CGRect, height: CGFloat)] = []

  func height(on screen: CGRect?) -> CGFloat? {
    entries.first { $0.screen.hasSameSize(as: screen ?? .zero) }?.height
  }

  mutating func remember(_ state: KeyboardState, in environment: KeyboardEnvironment) {
    guard let frame = state.dockedFrame else { return }
    let bottom = min(frame.maxY, environment.screen?.maxY ?? .infinity)
    let height = bottom - frame.origin.y - environment.accessoryHeight
    guard height > 0 else { return }
    let screen = environment.screen ?? .zero
    entries.removeAll { $0.screen.hasSameSize(as: screen) }
    entries.append((screen, height))
  }
}
