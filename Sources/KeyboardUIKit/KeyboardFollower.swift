#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

/// An object that calls closures inside the keyboard's animation, to move views by increments.
///
/// ```swift
/// follower = KeyboardFollower(content) { [weak self] index, height, heightIncrement in
///   self?.bar.center.y -= heightIncrement
/// } onDisappear: { [weak self] height in
///   self?.bar.center.y += height
/// }
/// ```
///
/// The increments of an appearance add up to the covered height, in whatever order the system
/// posts, and the disappearance gives the same height. Undocking counts as disappearing, and
/// docking as appearing. To compute a layout from the overlap,
/// ``UIKit/UIView/followKeyboard(condition:tracker:onChange:)`` is simpler.
///
/// Heights are in points, and are measured on the view that you pass, when the keyboard changes.
/// The closures must not move that view, so pass the superview of the views that they move. For a
/// bar above the home indicator pass a view that ends at the safe area.
///
/// The follower ends when it is released, so keep it in a property, and capture the moved views
/// weakly. If a keyboard is up already, the first closure is called immediately, without animation.
@MainActor
public final class KeyboardFollower {
  private let subscription = KeyboardSubscription()
  private let tracker: KeyboardTracker
  private weak var view: UIView?
  /// The covered height that the closures know.
  private var height: CGFloat = 0
  /// Number of changes since the appearance began.
  private var index = 0

  /// Makes a follower, which begins to call its closures.
  ///
  /// - Parameters:
  ///   - view: The view on which the heights are measured; it is not retained.
  ///   - tracker: The tracker of the keyboard.
  ///   - onAppear: Called inside the keyboard's animation, if it has one, with the number of
  ///     changes since the appearance began, the covered height in points, and its increase by this
  ///     change.
  ///   - onDisappear: Called inside the animation too, with the height in points that was covered.
  ///   - onChange: Called outside the animation with each change of the keyboard, even if the
  ///     keyboard covers no part of the view.
  public init(
    _ view: UIView,
    tracker: KeyboardTracker = .shared,
    onAppear:
      @escaping @MainActor (_ index: Int, _ height: CGFloat, _ heightIncrement: CGFloat) -> Void,
    onDisappear: (@MainActor (_ height: CGFloat) -> Void)? = nil,
    onChange: (@MainActor (_ transition: KeyboardTransition) -> Void)? = nil
  ) {
    self.tracker = tracker
    self.view = view
    subscription.onChange = { [weak self] transition in
      onChange?(transition)
      guard let self, let increment = takeIncrement(of: transition.state) else { return }
      UIView.animate(alongside: transition.animation) {
        if self.height == 0 {
          onDisappear?(-increment)
        } else {
          onAppear(self.index, self.height, increment)
        }
      }
    }
    // It tells the tracker of the accessibility settings, also without an adjustment.
    _ = KeyboardCoordinator.of(tracker)
    subscription.start(tracker)
  }

  /// Measures the covered height, and returns how much it has grown; `nil` if it has not changed.
  ///
  /// Outside a window the height stays as it was until the keyboard hides.
  private func takeIncrement(of state: KeyboardState) -> CGFloat? {
    let measured = view?.keyboardOverlap(in: state)?.height
    let new = measured ?? (state.isVisible ? height : 0)
    guard new != height else { return nil }
    defer { height = new }
    index = height == 0 ? 0 : index + 1
    return new - height
  }

  /// Stops calling the closures until ``resume()``, for example while another screen covers this
  /// one.
  public func pause() {
    subscription.stop()
  }

  /// Ends a pause, and calls the closures with the net change since then, without animation.
  public func resume() {
    subscription.start(tracker)
  }
}
#endif
