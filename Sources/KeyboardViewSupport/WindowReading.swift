#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
package import KeyboardNotifications
package import UIKit

extension KeyboardWindow {
  /// Reads a window and its screen.
  @MainActor
  package init(of window: UIWindow) {
    let screen = window.screen
    self.init(
      frame: window.convert(window.bounds, to: screen.coordinateSpace),
      screen: ScreenIdentity(screen),
      screenBounds: screen.bounds,
      safeAreaBottom: window.safeAreaInsets.bottom
    )
  }
}

extension KeyboardApplicationState {
  /// Reads the state of the app from the scenes of windows.
  ///
  /// The app is active if one of the scenes is. A scene in the background says nothing, since the
  /// app may be in front with another one.
  /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
  ///
  /// - Parameter windows: The windows; `nil` is returned if none of their scenes is in front.
  @MainActor
  package init?(of windows: [UIWindow]) {
    let states = windows.compactMap { $0.windowScene?.activationState }
    if states.contains(.foregroundActive) {
      self = .active
    } else if states.contains(.foregroundInactive) {
      self = .inactive
    } else {
      return nil
    }
  }
}
#endif
