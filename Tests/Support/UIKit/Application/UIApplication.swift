// A test double of UIKit for Linux; never a product.

public import Foundation

/// The app: names and states only.
///
/// `shared` is left out on purpose: it is not available in app extensions, so code that uses it
/// must not compile here.
@MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// The state of an app in front that gets events.
    case active = 0

    /// The state of an app in front that gets no events.
    case inactive = 1

    /// The state of an app behind.
    case background = 2
  }

  /// Whether the app is in front.
  open private(set) var applicationState: State

  /// Creates an app: a stand-in, as only the system creates one elsewhere.
  public init(standInState: State = .active) {
    applicationState = standInState
    super.init()
  }

  /// Changes the state without posting: a stand-in for the system.
  public func standInSetState(_ state: State) {
    applicationState = state
  }

  /// Posted when the app has become active.
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")

  /// Posted before the app stops being active.
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")

  /// Posted when the app has gone behind.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")

  /// Posted before the app comes to the front.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")

  /// Posted when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

/// The device: a name only.
@MainActor
open class UIDevice: StandInObject {
  /// Posted when the device has been turned.
  public nonisolated static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
}

/// The pasteboard: a name only.
@MainActor
open class UIPasteboard: StandInObject {
  /// Posted when the pasteboard's contents have changed.
  public nonisolated static let changedNotification =
    NSNotification.Name("UIPasteboardChangedNotification")
}

/// The size of text a user prefers: a name only.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// The category's name.
  public var rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key of the new category's name.
  ///
  /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/newvalueuserinfokey>
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Posted when the user has changed the preferred size.
  public static let didChangeNotification =
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// The settings of people who use assistive features.
public enum UIAccessibility: Sendable {
  /// Whether transitions should cross-fade, a setting under Reduce Motion.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/preferscrossfadetransitions>
  @available(iOS 14.0, *)
  @MainActor public private(set) static var prefersCrossFadeTransitions = false

  /// Posted when the setting has changed.
  @available(iOS 14.0, *)
  public static let prefersCrossFadeTransitionsStatusDidChange =
    NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// Changes the setting without posting: a stand-in for the Settings app.
  @MainActor
  public static func standInSetPrefersCrossFadeTransitions(_ prefers: Bool) {
    prefersCrossFadeTransitions = prefers
  }
}
