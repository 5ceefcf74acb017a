public import Foundation

/// Screen, window and settings with which a notification is interpreted.
///
/// Rectangles are in screen coordinates, in points.
public struct KeyboardEnvironment: Sendable, Equatable {
  /// The screen's bounds; without them, the window's frame.
  ///
  /// Without either, any frame that is not empty counts as docked.
  public var screen: CGRect?
  /// The identity of the screen, to follow the keyboard on this screen only.
  ///
  /// Notifications of other screens are dropped then. With `nil` keyboards on all screens count.
  package var screenIdentity: ScreenIdentity?
  /// The window's frame; without it, the screen.
  public var window: CGRect?
  /// The area whose covered height ``KeyboardState/coveredHeight`` gives; without it, the window.
  public var view: CGRect?
  /// True while the accessibility settings Reduce Motion and Prefer Cross-Fade Transitions are on.
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
  /// True once the first responder has resigned or is gone, and no other has taken its place.
  ///
  /// When the app becomes active then, a keyboard that was on screen counts as hidden, since UIKit
  /// may have removed it without a notification. It does not if other apps' keyboards are included.
  package var hasLostFocus = false
  /// The height of the input accessory view within the keyboard's frame, in points.
  package var accessoryHeight: CGFloat = 0
  /// The bottom safe-area inset of the window, in points.
  ///
  /// Without a keyboard the input accessory view is higher by this inset.
  package var safeAreaBottom: CGFloat = 0
  /// True if a finger has pulled the keyboard down, and no notification has followed yet.
  package var isPulledDown = false

  /// Makes an environment; a rectangle that is left out is not known.
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

  /// Adds the values that only an adapter can read from views: of the focus, of the finger on the
  /// keyboard, and of the input accessory view.
  ///
  /// - Parameter measured: The environment that an adapter has read from views.
  /// - Returns: This environment with those four values.
  func merging(_ measured: KeyboardEnvironment) -> KeyboardEnvironment {
    var merged = self
    merged.hasLostFocus = hasLostFocus || measured.hasLostFocus
    merged.isPulledDown = isPulledDown || measured.isPulledDown
    merged.accessoryHeight = max(accessoryHeight, measured.accessoryHeight)
    merged.safeAreaBottom = max(safeAreaBottom, measured.safeAreaBottom)
    return merged
  }

  /// The environment that is known without views: the main screen's bounds.
  ///
  /// The window and the accessibility settings are not known; KeyboardUIKit gives them. Without a
  /// screen, as on macOS and Linux, any frame that is not empty counts as docked.
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
  /// https://github.com/chockenberry/KeyboardAvoider. Only a keyboard as wide as the screen is
  /// corrected, if the corrected frame begins at the screen's left edge. If the window begins there
  /// too and is only lower than the screen, the corrected frame must also end at the screen's
  /// bottom, and the given one must not end at the window's.
  func screenFrame(of frame: CGRect) -> CGRect {
    guard let screen, let window else { return frame }
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
    guard let screen else { return false }
    return frame.origin.y.isBefore(screen.origin.y)
  }

  /// Returns the height that a docked keyboard covers of the view.
  ///
  /// Without a view it is that of the window, and without a window that of the screen.
  func coveredHeight(by keyboard: CGRect) -> CGFloat {
    (view ?? window ?? screen).map { $0.coveredHeight(by: keyboard) } ?? keyboard.height
  }
}
