import Foundation
import KeyboardNotifications

extension OverlapMeasurement {
  /// Makes the measurement of a view that is not scaled.
  init(frame: CGRect, safeAreaBottom: CGFloat = 0, screen: ScreenIdentity? = nil) {
    self.init(at: frame, size: frame.size)
    self.safeAreaBottom = safeAreaBottom
    self.screen = screen
  }
}

extension KeyboardState {
  /// Returns true if both states cover each view by the same height, on each of some screens and on
  /// an unknown one.
  func covers(asMuchAs other: KeyboardState, on screens: [ScreenIdentity]) -> Bool {
    let areas = [Phone.screen, CGRect(x: 50, y: 60, width: 200, height: 500)]
    return ([nil] + screens).allSatisfy { screen in
      areas.allSatisfy { area in
        let place = OverlapMeasurement(frame: area, screen: screen)
        return place.overlap(in: self).height == place.overlap(in: other).height
      }
    }
  }
}
