// A test double of UIKit for Linux; never a product.

/// A view that writes down what it is told.
@MainActor
final class RecordingView: UIView {
  var log: [String] = []
  var onLayout: () -> Void = {}

  override func willMove(toSuperview newSuperview: UIView?) {
    log.append(newSuperview == nil ? "leaves superview" : "joins superview")
  }

  override func didMoveToSuperview() { log.append("superview") }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.append(newWindow == nil ? "leaves window" : "joins window")
  }

  override func didMoveToWindow() { log.append("window") }

  override func layoutSubviews() {
    log.append("layout")
    onLayout()
  }

  override func safeAreaInsetsDidChange() { log.append("safe area") }
}
