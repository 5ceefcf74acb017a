public import Foundation

/// The screen, window and setting that a tracker uses to interpret notifications.
///
/// The adjustments of KeyboardUIKit, and `keyboardPadding` and `withKeyboardOverlap(_:)` of
/// KeyboardSwiftUI, measure all of it. If your app uses none of them, make an environment and pass
/// it to the initializer of a ``KeyboardTracker``. Rectangles are in screen coordinates, in points.
public struct KeyboardEnvironment: Sendable, Equatable {
  /// The screen's bounds; `nil` if they are not known.
  ///
  /// The window's frame is used then, and without that too, every frame that is not empty counts as
  /// docked.
  public var screenBounds: CGRect?
  /// The identity of the screen, to follow the keyboard on this screen only.
  ///
  /// Notifications of other screens are dropped then. With `nil` keyboards on all screens count.
  package var screenIdentity: ScreenIdentity?
  /// The windows of the app on that screen that are known, the newest first.
  ///
  /// A keyboard that ends at the bottom of one of them is docked, as in Slide Over.
  package var windows: [KeyboardWindow] = []
  /// The frame of the view that a trace was recorded for; `nil` if the trace has none.
  ///
  /// Read it in a test that plays a trace. The player and `keyboard-replay` compute how much of it
  /// is covered. A tracker doesn't use it, because adapters measure each view.
  public package(set) var view: CGRect?
  /// True while the accessibility settings Reduce Motion and Prefer Cross-Fade Transitions are on.
  ///
  /// While they are, a zero rectangle means that a visible keyboard is hidden:
  /// https://github.com/finn-no/FinniversKit/pull/1208
  public var prefersCrossFadeTransitions: Bool
  /// The treatment of the keyboards of other apps.
  package var otherApps = KeyboardOtherAppsPolicy.ignore
  /// The state of the app when a tracker begins to observe.
  ///
  /// From then on the app's lifecycle notifications change it.
  package var applicationState = KeyboardApplicationState.active
  /// True once the first responder has resigned or is gone while the app was not active, and no
  /// other has taken its place.
  ///
  /// When the app becomes active then, a keyboard that was on screen counts as hidden, because
  /// UIKit may have removed it without a notification, unless other apps' keyboards are included.
  package var hasLostFocus = false
  /// The height of the input accessory view within the keyboard's frame, in points.
  package var accessoryHeight: CGFloat = 0
  /// True if a finger has pulled the keyboard down, and no notification has followed yet.
  package var isPulledDown = false

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - screenBounds: The bounds of the screen, if you know them.
  ///   - window: The frame of the app's window in screen coordinates, if you know it.
  ///   - prefersCrossFadeTransitions: True while the accessibility settings Reduce Motion and
  ///     Prefer Cross-Fade Transitions are on.
  public init(
    screenBounds: CGRect? = nil,
    window: CGRect? = nil,
    prefersCrossFadeTransitions: Bool = false
  ) {
    self.screenBounds = screenBounds
    self.prefersCrossFadeTransitions = prefersCrossFadeTransitions
    self.window = window
  }

  /// Makes an environment with the values that only traces and trackers set.
  package init(
    screenBounds: CGRect? = nil,
    window: CGRect? = nil,
    view: CGRect? = nil,
    prefersCrossFadeTransitions: Bool = false,
    otherApps: KeyboardOtherAppsPolicy
  ) {
    self.init(
      screenBounds: screenBounds,
      window: window,
      prefersCrossFadeTransitions: prefersCrossFadeTransitions
    )
    self.view = view
    self.otherApps = otherApps
  }

  /// The frame of the app's window; `nil` if it is not known.
  public var window: CGRect? {
    get { windows.first?.frame }
    set { windows = newValue.map { [KeyboardWindow(frame: $0)] } ?? [] }
  }

  /// Returns the window to use where only one can be used.
  ///
  /// - Parameter frame: The frame of a keyboard.
  /// - Returns: The window at whose bottom the keyboard ends, or the newest if there is none.
  func window(of frame: CGRect) -> KeyboardWindow? {
    windows.first { KeyboardPlacement.ends(frame, atBottomOf: $0.frame) } ?? windows.first
  }
}

/// Window in which an adapter keeps views above the keyboard.
package struct KeyboardWindow: Sendable, Equatable {
  /// The frame in the coordinates of the screen, in points.
  package var frame: CGRect
  /// The identity of the window's screen, if it is known.
  package var screen: ScreenIdentity?
  /// The bounds of the window's screen in points, if they are known.
  package var screenBounds: CGRect?
  /// The bottom safe-area inset, in points.
  package var safeAreaBottom: CGFloat

  /// Makes a window from its parts.
  package init(
    frame: CGRect,
    screen: ScreenIdentity? = nil,
    screenBounds: CGRect? = nil,
    safeAreaBottom: CGFloat = 0
  ) {
    self.frame = frame
    self.screen = screen
    self.screenBounds = screenBounds
    self.safeAreaBottom = safeAreaBottom
  }

  /// Returns true if the screen is the same, and no edge differs by half a point or more.
  package func isSame(as other: KeyboardWindow?) -> Bool {
    guard let other else { return false }
    return screen == other.screen && frame.isSame(as: other.frame)
  }
}

/// What a tracker does with the keyboards of other apps.
///
/// In Split View and Stage Manager every visible app gets the notifications of a keyboard.
/// `isLocal` is true if the keyboard is the app's own:
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey
package enum KeyboardOtherAppsPolicy: String, Sendable, Hashable, CaseIterable {
  /// Ignores the keyboards of other apps, except when they hide.
  case ignore
  /// Treats the keyboards of other apps like this app's own.
  case include
}

// MARK: - Judging a frame

extension KeyboardEnvironment {
  /// Corrects a frame that was given in the window's coordinates instead of the screen's.
  ///
  /// Betas of iPadOS 26 did so for a field with an input accessory view (FB18129544):
  /// https://github.com/chockenberry/KeyboardAvoider/blob/main/README.md. Only a frame as wide as
  /// the screen is corrected, because its left edge shows what was meant: it must be the screen's
  /// after the correction. In a window that is only lower than the screen, the left edge is right
  /// both ways. There the bottom decides: it must be the screen's after the correction, and not
  /// the window's before.
  func screenFrame(of frame: CGRect) -> CGRect {
    guard let screen = screenBounds, let window = window(of: frame)?.frame else { return frame }
    let corrected = frame.offsetBy(dx: window.minX, dy: window.minY)
    let isAsWideAsScreen = abs(frame.width - screen.width) < 1
    let beginsAtLeftEdge = abs(corrected.minX - screen.minX) < 1
    guard isAsWideAsScreen, beginsAtLeftEdge else { return frame }
    let isWindowInset = window.minX - screen.minX >= 1
    if isWindowInset { return corrected }
    let isWindowLower = window.minY - screen.minY >= 1
    let endsAtScreen = abs(corrected.maxY - screen.maxY) < 1
    let missedWindow = abs(frame.maxY - window.maxY) >= 1
    return isWindowLower && endsAtScreen && missedWindow ? corrected : frame
  }

  /// Returns true for a frame that begins above the screen, and so is not a keyboard's.
  ///
  /// Password AutoFill posts such frames: https://github.com/RxSwiftCommunity/RxKeyboard/pull/8
  func isAboveScreen(_ frame: CGRect) -> Bool {
    guard let screen = screenBounds else { return false }
    return frame.origin.y.isBefore(screen.origin.y)
  }
}
