#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

/// Moves views along with the keyboard, by closures that run inside its animation.
///
/// ```swift
/// follower = KeyboardFollower { [weak self] index, height, heightIncrement in
///   self?.bar.center.y -= heightIncrement
/// } onDisappear: { [weak self] height in
///   self?.bar.center.y += height
/// }
/// ```
///
/// Heights are those that the keyboard covers of the window. The increments since an appearance add
/// up to the height, whichever notifications came, and the disappearance tells the same height; so
/// views that are moved by increments end where they began. A keyboard that floats covers nothing:
/// that it is undocked is a disappearance, and that it is docked an appearance.
///
/// The follower does not keep alive what it moves: capture that weakly, keep the follower in a
/// property, and it ends with it. A keyboard that is up already appears at once, without animation.
@MainActor
public final class KeyboardFollower {
  /// Told that the keyboard appears, or that an appearance goes on with another height.
  ///
  /// Its values are the number of changes since the appearance began, the height covered after
  /// this change, and by how much more that is than before, in points.
  public typealias AppearanceHandler =
    @MainActor (_ index: Int, _ height: CGFloat, _ heightIncrement: CGFloat) -> Void

  /// Told that the keyboard disappears, and the height that was covered, in points.
  public typealias DisappearanceHandler = @MainActor (_ height: CGFloat) -> Void

  /// Told of each change in full.
  public typealias ChangeHandler = @MainActor (_ transition: KeyboardTransition) -> Void

  private let tracker: KeyboardTracker
  private let observation = KeyboardObservation()
  private let onAppear: AppearanceHandler?
  private let onDisappear: DisappearanceHandler?
  private let onChange: ChangeHandler?
  private var steps = KeyboardHeightSteps()

  /// Makes a follower, and follows from now on.
  ///
  /// - Parameters:
  ///   - tracker: The tracker of the keyboard.
  ///   - onAppear: Called inside the keyboard's animation, or outside one where the keyboard is
  ///     there at once.
  ///   - onDisappear: Called likewise.
  ///   - onChange: Called before the other two, outside their animation, also with changes of
  ///     which they are not told, since no other height is covered.
  public init(
    tracker: KeyboardTracker = .shared,
    onAppear: AppearanceHandler? = nil,
    onDisappear: DisappearanceHandler? = nil,
    onChange: ChangeHandler? = nil
  ) {
    self.tracker = tracker
    self.onAppear = onAppear
    self.onDisappear = onDisappear
    self.onChange = onChange
    _ = ViewEnvironmentProvider.of(tracker)
    observation.action = { [weak self] in self?.follow($0) }
    resume()
  }

  /// Whether the follower tells of nothing for now.
  public private(set) var isPaused = true

  /// Stops telling of changes, as for a screen that is covered by another.
  public func pause() {
    isPaused = true
    observation.stop()
  }

  /// Tells of changes again, beginning with the net change meanwhile, which is not animated.
  public func resume() {
    guard isPaused else { return }
    isPaused = false
    observation.start(tracker)
  }

  private func follow(_ transition: KeyboardTransition) {
    onChange?(transition)
    switch steps.step(to: transition.state.coveredHeight) {
    case .appeared(let index, let height, let increment):
      guard let onAppear else { return }
      UIView.animate(alongside: transition) { onAppear(index, height, increment) }
    case .disappeared(let height):
      guard let onDisappear else { return }
      UIView.animate(alongside: transition) { onDisappear(height) }
    case nil:
      break
    }
  }
}
#endif
