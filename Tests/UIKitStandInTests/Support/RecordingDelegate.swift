// A test double of UIKit for Linux; never a product.

/// A delegate of text fields, and of more by extensions, that writes down what it is told.
@MainActor
final class RecordingDelegate: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var mayEnd = true

  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begins") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("ends") }
}
