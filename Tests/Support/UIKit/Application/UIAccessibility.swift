public import Foundation

/// The text size that a user prefers: a name only.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key of the new category's name.
  ///
  /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/newvalueuserinfokey>
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public static let didChangeNotification =
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// Accessibility settings.
public enum UIAccessibility: Sendable {
  /// True if transitions should cross-fade, a setting under Reduce Motion.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/preferscrossfadetransitions>
  @MainActor public private(set) static var prefersCrossFadeTransitions = false

  /// Changes the setting without a notification, in place of the Settings app.
  @MainActor
  public static func standInSetPrefersCrossFadeTransitions(_ prefers: Bool) {
    prefersCrossFadeTransitions = prefers
  }
}
