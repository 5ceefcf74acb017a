// A test double of UIKit for Linux; never a product.

/// A title and what happens when it is chosen.
///
/// <https://developer.apple.com/documentation/uikit/uiaction>
@available(iOS 13.0, *)
@MainActor
open class UIAction: StandInObject {
  /// The words shown.
  public let title: String

  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}
