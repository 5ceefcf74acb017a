public import Foundation

/// Screen, window and settings with which a notification is interpreted.
///
/// Rectangles are in screen coordinates, in points.
public struct KeyboardEnvironment: Sendable, Equatable {
  /// The screen's bounds; without them, any frame that is not empty counts as docked.
  public var screen: CGRect?
  /// Which screen that is; `nil` if keyboards on every screen count, as in an app.
  ///
  /// Set it to follow one screen only: notifications of another are dropped.
  package var screenIdentity: KeyboardScreen?
  /// The window's frame; without it, the screen.
  public var window: CGRect?
  /// The area whose covered height ``KeyboardState/coveredHeight`` gives; without it, the window.
  public var view: CGRect?
  /// True while Reduce Motion with Prefer Cross-Fade Transitions is on.
  ///
  /// Then a zero rectangle means that a visible keyboard is hidden:
  /// https://github.com/finn-no/FinniversKit/pull/1208
  public var prefersCrossFadeTransitions: Bool
  /// The treatment of the keyboards of other apps.
  public var otherApps: KeyboardOtherAppsPolicy
  /// The state of the app when a tracker begins to observe.
  ///
  /// From then on the app's lifecycle notifications change it.
  package var applicationState = KeyboardApplicationState.active
  /// True once the field that had the focus has lost it or is gone, and no other has the focus.
  ///
  /// A keyboard that is known is hidden then when the app becomes active, unless the keyboards of
  /// other apps are included: UIKit may have removed it without a notification.
  package var hasLostFocus = false
  /// The height of the input accessory view within the keyboard's frame, in points.
  package var accessoryHeight: CGFloat = 0
  /// The bottom safe-area inset of the window, by which a bar that is at rest is higher, in points.
  package var safeAreaBottom: CGFloat = 0
  /// True if a finger has pulled the keyboard down, and no notification has followed yet.
  package var isPulledDown = false

  /// Makes an environment; what is left out is not known.
  public init(
    screen: CGRect? = nil,
    window: CGRect? = nil,
    view: CGRect? = nil,
    prefersCrossFadeTransitions: Bool = false,
    otherApps: KeyboardOtherAppsPolicy = .ignore
  ) {
    self.screen = screen
    self.window = window
    self.view = view
    self.prefersCrossFadeTransitions = prefersCrossFadeTransitions
    self.otherApps = otherApps
  }

  /// Returns the environment with what only views can tell: the focus, the finger on the keyboard,
  /// and what is in the keyboard's frame.
  ///
  /// - Parameter views: The environment that an adapter has read from views.
  /// - Returns: This environment but for those four.
  func merging(_ views: KeyboardEnvironment) -> KeyboardEnvironment {
    var merged = self
    merged.hasLostFocus = hasLostFocus || views.hasLostFocus
    merged.isPulledDown = isPulledDown || views.isPulledDown
    merged.accessoryHeight = max(accessoryHeight, views.accessoryHeight)
    merged.safeAreaBottom = max(safeAreaBottom, views.safeAreaBottom)
    return merged
  }

  /// The environment without an adapter: the main screen's bounds.
  ///
  /// The window and the accessibility settings are not known; KeyboardUIKit gives them. Where there
  /// is no screen, as on macOS and Linux, any frame that is not empty counts as docked.
  @MainActor
  package static var system: KeyboardEnvironment {
    KeyboardEnvironment(screen: SystemScreen.mainBounds)
  }
}

/// Treatment of the keyboards of other apps.
///
/// In Split View and Stage Manager every visible app gets the notifications of a keyboard, and
/// `isLocal` distinguishes its own:
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey
public enum KeyboardOtherAppsPolicy: String, Sendable, Hashable, CaseIterable {
  /// Ignores the keyboards of other apps, except that they hide.
  case ignore
  /// Treats the keyboards of other apps like this app's own.
  case include
}

// MARK: - Judging a frame

extension KeyboardEnvironment {
  /// Corrects a frame that was given in the window's coordinates instead of the screen's.
  ///
  /// Betas of iPadOS 26 did so where the field has an input accessory view (FB18129544):
  /// https://github.com/chockenberry/KeyboardAvoider. A keyboard as wide as the screen begins at
  /// the screen's left edge; if it begins left of that by just the window's distance from the
  /// edge, its coordinates are the window's. In a window at that edge the keyboard's bottom
  /// decides: it is above the screen's by just the distance of the window from the top.
  func screenFrame(of frame: CGRect) -> CGRect {
    guard let screen, let window else { return frame }
    let moved = frame.offsetBy(dx: window.minX, dy: window.minY)
    let isAsWide = abs(frame.width - screen.width) < 1 && abs(moved.minX - screen.minX) < 1
    let isAtBottom = abs(moved.maxY - screen.maxY) < 1 && abs(frame.maxY - window.maxY) >= 1
    let isMeant =
      window.minX - screen.minX >= 1 || (window.minY - screen.minY >= 1 && isAtBottom)
    return isAsWide && isMeant ? moved : frame
  }

  /// Returns true for a frame that begins above the screen, which no keyboard does.
  ///
  /// Password AutoFill posts such frames: https://github.com/RxSwiftCommunity/RxKeyboard/pull/8
  func isAboveScreen(_ frame: CGRect) -> Bool {
    guard let screen else { return false }
    return frame.origin.y.isBefore(screen.origin.y)
  }

  /// Returns the height that a docked keyboard covers in the view, else the window, else the
  /// screen.
  func coveredHeight(by keyboard: CGRect) -> CGFloat {
    (view ?? window ?? screen).map { $0.coveredHeight(by: keyboard) } ?? keyboard.height
  }
}
