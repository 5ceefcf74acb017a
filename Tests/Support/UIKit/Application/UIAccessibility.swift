// A test double of UIKit for Linux; never a product.

public import Foundation

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
