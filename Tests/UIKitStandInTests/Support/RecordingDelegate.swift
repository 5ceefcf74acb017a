// A test double of UIKit for Linux; never a product.

/// A delegate of text fields, and of more by extensions, that writes down what it is told.
@MainActor
final class RecordingDelegate: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var mayEnd = true
  weak var zoomed: UIView?

  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begins") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("ends") }
}

extension RecordingDelegate: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drags") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("dragged")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("glides") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rests") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoomed") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("arrived") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
}

extension RecordingDelegate: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("begins") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("ends") }
  func textViewDidChange(_ textView: UITextView) { log.append("text") }
}
