import Foundation
import KeyboardNotifications

extension OverlapMeasurement {
  /// Makes the measurement of a view that is not scaled.
  init(frame: CGRect, safeAreaBottom: CGFloat = 0, screen: ScreenIdentity? = nil) {
    self.init(at: frame, size: frame.size)
    self.safeAreaBottom = safeAreaBottom
    if let screen { window = KeyboardWindow(frame: frame, screen: screen) }
  }
}
