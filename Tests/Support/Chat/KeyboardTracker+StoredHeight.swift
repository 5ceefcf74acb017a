import Foundation
import KeyboardNotifications

extension KeyboardTracker {
  /// Stores the height of each keyboard that is shown, until the
  /// token is released.
  func storeHeights(
    in defaults: UserDefaults = .standard,
    onScreenOf size: @escaping @MainActor () -> CGSize?
  ) -> NotificationToken {
    observeStates { [weak self] state in
      guard state.visibility == .shown, let size = size() else {
        return
      }
      guard let height = self?.lastDockedHeight else { return }
      defaults.set(
        Double(height),
        forKey: "Keyboard height \(size)"
      )
    }
  }

  /// Returns the height of the last keyboard on a screen of a size,
  /// possibly from an earlier launch.
  func lastHeight(
    onScreenOf size: CGSize,
    in defaults: UserDefaults = .standard
  ) -> CGFloat? {
    if let lastDockedHeight { return lastDockedHeight }
    let stored = defaults.double(forKey: "Keyboard height \(size)")
    return stored > 0 ? stored : nil
  }
}
