// A test double of UIKit for Linux; never a product.

public import Foundation

/// The pasteboard: a name only.
@MainActor
open class UIPasteboard: StandInObject {
  /// Posted when the pasteboard's contents have changed.
  public nonisolated static let changedNotification =
    NSNotification.Name("UIPasteboardChangedNotification")
}
