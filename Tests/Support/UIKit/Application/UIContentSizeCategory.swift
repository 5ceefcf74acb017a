// A test double of UIKit for Linux; never a product.

public import Foundation

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
