// A test double of UIKit for Linux; never a product.

/// What decides about a text view and hears of it; every method is optional.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Asks whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Allows it, as an optional method that is left out.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing, as an optional method that is left out.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Allows it, as an optional method that is left out.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing, as an optional method that is left out.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Does nothing, as an optional method that is left out.
  public func textViewDidChange(_ textView: UITextView) {}
}
