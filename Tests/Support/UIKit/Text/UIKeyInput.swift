// A test double of UIKit for Linux; never a product.

/// A responder that takes typed text.
///
/// <https://developer.apple.com/documentation/uikit/uikeyinput>
@MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Types text at the caret, in place of what is selected.
  func insertText(_ text: String)

  /// Deletes what is selected, or the character before the caret.
  func deleteBackward()
}
