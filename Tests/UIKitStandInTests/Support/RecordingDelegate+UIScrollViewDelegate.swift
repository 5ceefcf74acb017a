// A test double of UIKit for Linux; never a product.

extension RecordingDelegate: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drags") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("dragged")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("arrived") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
}
