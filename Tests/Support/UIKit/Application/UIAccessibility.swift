public import Foundation

/// The size of text a user prefers: a name only.
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

/// The settings of people who use assistive features.
public enum UIAccessibility: Sendable {
  /// Whether transitions should cross-fade, a setting under Reduce Motion.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/preferscrossfadetransitions>
  @MainActor public private(set) static var prefersCrossFadeTransitions = false

  /// Changes the setting without posting: a stand-in for the Settings app.
  @MainActor
  public static func standInSetPrefersCrossFadeTransitions(_ prefers: Bool) {
    prefersCrossFadeTransitions = prefers
  }
}
