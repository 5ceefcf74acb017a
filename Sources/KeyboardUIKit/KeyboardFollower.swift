#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

/// Follower of the keyboard, with closures that run inside its animation and move views.
///
/// ```swift
/// follower = KeyboardFollower(content) { [weak self] index, height, heightIncrement in
///   self?.bar.center.y -= heightIncrement
/// } onDisappear: { [weak self] height in
///   self?.bar.center.y += height
/// }
/// ```
///
/// For views that are moved by increments: these add up to the covered height in any order of
/// notifications, and the disappearance gives the same height. Heights are those that the keyboard
/// covers of the given view, in points: for a bar above the home indicator, give a view that ends
/// at the safe area. The view must not move with what the closures change: give the superview of
/// what they move. Undocking counts as disappearing, and docking as appearing.
///
/// To compute a layout from what is covered,
/// ``UIKit/UIView/followKeyboard(draggedScrollView:while:tracker:alongside:)`` is simpler.
///
/// The follower does not keep alive what it moves: capture that weakly, keep the follower in a
/// property, and it ends with it. A keyboard that is up already appears at once, without animation.
@MainActor
public final class KeyboardFollower {
  private var adjustment: KeyboardAdjustment?
  private let observer = KeyboardChangeObserver()
  private let tracker: KeyboardTracker
  /// Number of changes since the appearance began.
  private var index = 0

  /// Makes a follower, and follows from now on.
  ///
  /// - Parameters:
  ///   - view: The view whose covered heights are given; it is not kept alive.
  ///   - tracker: The tracker of the keyboard.
  ///   - onAppear: Called inside the keyboard's animation, or outside one where the keyboard is
  ///     there at once, with the number of changes since the appearance began, the height covered
  ///     after this change, and by how much more that is than before, in points.
  ///   - onDisappear: Called likewise, with the height in points that was covered.
  ///   - onChange: Called outside their animation with each change of the keyboard, whatever it
  ///     covers.
  public init(
    _ view: UIView,
    tracker: KeyboardTracker = .shared,
    onAppear:
      @escaping @MainActor (_ index: Int, _ height: CGFloat, _ heightIncrement: CGFloat) -> Void,
    onDisappear: (@MainActor (_ height: CGFloat) -> Void)? = nil,
    onChange: (@MainActor (_ transition: KeyboardTransition) -> Void)? = nil
  ) {
    self.tracker = tracker
    if let onChange { observer.action = onChange }
    observer.start(tracker)
    let adjustment = ActiveAdjustment(
      .view,
      [FollowedViewTarget(view)],
      while: .always,
      delivery: .heights
    )
    adjustment.alongside = { [weak self] overlap in
      guard let self, overlap.heightIncrement != 0 else { return }
      index = overlap.height == overlap.heightIncrement ? 0 : index + 1
      if overlap.height == 0 {
        onDisappear?(-overlap.heightIncrement)
      } else {
        onAppear(index, overlap.height, overlap.heightIncrement)
      }
    }
    self.adjustment = adjustment.start(tracker)
  }

  /// True while the follower is paused.
  public var isPaused: Bool {
    adjustment?.isPaused ?? false
  }

  /// Calls nothing until ``resume()``, as for a screen that is covered by another.
  public func pause() {
    observer.stop()
    adjustment?.pause()
  }

  /// Calls the closures again, beginning with the net change meanwhile, which is not animated.
  public func resume() {
    observer.start(tracker)
    adjustment?.resume()
  }
}
#endif
