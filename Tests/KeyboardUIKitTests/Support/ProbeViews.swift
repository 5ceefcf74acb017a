/// View that counts its layout passes.
@MainActor
final class ProbeView: UIView {
  private(set) var layoutPasses = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutPasses += 1
  }
}

/// Scroll view that counts its layout passes, and logs the animations in which its insets are set.
@MainActor
final class ProbeScrollView: UIScrollView {
  private(set) var layoutPasses = 0
  /// The number of times that the insets were written, with the same value or another one.
  private(set) var insetWrites = 0
  private var durations: [TimeInterval] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutPasses += 1
  }

  override var contentInset: UIEdgeInsets {
    didSet {
      insetWrites += 1
      if contentInset != oldValue { durations.append(UIView.inheritedAnimationDuration) }
    }
  }

  /// Returns the duration of the animation around each change of the insets during some work; zero
  /// is without one.
  func durations(during work: () -> Void) -> [TimeInterval] {
    durations = []
    work()
    return durations
  }
}
