// A test double of UIKit for Linux; never a product.

extension RecordingDelegate: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("begins") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("ends") }
  func textViewDidChange(_ textView: UITextView) { log.append("text") }
}
