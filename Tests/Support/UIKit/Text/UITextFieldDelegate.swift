// A test double of UIKit for Linux; never a product.

public import Foundation

/// What decides about a text field and hears of it; every method is optional.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asks whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called when the selection, and so the text, may have changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asks what to do about the Return key.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows it, as an optional method that is left out.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing, as an optional method that is left out.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Allows it, as an optional method that is left out.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing, as an optional method that is left out.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Does nothing, as an optional method that is left out.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Allows it, as an optional method that is left out.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
