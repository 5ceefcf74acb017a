import Foundation

/// Heights of the last docked keyboard on screens of several sizes, of which there are a few.
///
/// A value, apart from the tracker: a closure of the main actor that is handed to a function of no
/// actor is checked at each call, and this is asked at each change.
struct DockedHeights {
  private typealias Entry = (screen: CGRect, height: CGFloat)

  // NB: Apart from those before it, so that no list is searched at each change.
  /// The newest; its screen is empty where none is known.
  private var newest: Entry = (.zero, 0)
  private var earlier: [Entry] = []

  func height(on screen: CGRect?) -> CGFloat? {
    let entry = ([newest] + earlier).first { $0.screen.hasSameSize(as: screen ?? .zero) }
    return entry.flatMap { $0.height > 0 ? $0.height : nil }
  }

  mutating func remember(_ frame: CGRect?, in environment: KeyboardEnvironment) {
    guard let frame else { return }
    let screenBottom = environment.screen.map { $0.origin.y + $0.size.height } ?? .infinity
    let bottom = min(frame.origin.y + frame.size.height, screenBottom)
    let height = bottom - frame.origin.y - environment.accessoryHeight
    guard height > 0 else { return }
    let screen = environment.screen ?? .zero
    if !newest.screen.hasSameSize(as: screen) {
      earlier.removeAll { $0.screen.hasSameSize(as: screen) }
      earlier.append(newest)
    }
    newest = (screen, height)
  }
}
