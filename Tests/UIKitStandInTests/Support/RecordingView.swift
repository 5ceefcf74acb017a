// A test double of UIKit for Linux; never a product.

/// A view that records the calls of its overrides.
@MainActor
final class RecordingView: UIView {
  var log: [String] = []

  override func didMoveToSuperview() { log.append("superview") }

  override func didMoveToWindow() { log.append("window") }

  override func layoutSubviews() { log.append("layout") }

  override func safeAreaInsetsDidChange() { log.append("safe area") }
}

/// A controller that records the calls of its overrides.
@MainActor
final class RecordingController: UIViewController {
  var log: [String] = []

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() { log.append("did load") }
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  override func viewWillLayoutSubviews() { log.append("will layout") }
  override func viewDidLayoutSubviews() { log.append("did layout") }
  override func viewSafeAreaInsetsDidChange() { log.append("safe area") }
}
