#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIView {
  /// Calls a closure with what the keyboard covers of the view, now and whenever that changes.
  ///
  /// ```swift
  /// adjustment = view.followKeyboard { [bottom] cover in
  ///   bottom.constant = -cover.inset
  /// }
  /// ```
  ///
  /// For several things that move at once. For one scroll view, constraint or view controller the
  /// `adjustForKeyboard` methods say it shorter.
  ///
  /// The closure runs on the main actor inside the keyboard's animation, and the view is laid out
  /// after it in the same animation. It is called at once, then with each change of the keyboard, a
  /// turn later if the view has moved meanwhile, and whenever else the view may be covered by
  /// another height; see ``KeyboardAdjustment``. Each call says something new. Measures are in
  /// points, in the coordinates of the view; while the view is not in a window nothing is covered.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll view whose drags dismiss the keyboard interactively; the closure is
  ///     then called while a finger drags, too, outside of animations.
  ///   - condition: When to take part.
  ///   - tracker: The tracker of the keyboard.
  ///   - onChange: Called with what is covered. It is kept as long as the result, so capture what
  ///     keeps the result weakly.
  /// - Returns: What calls the closure; keep it as long as that should last. The view is not kept
  ///   alive.
  public func followKeyboard(
    dragging scrollView: UIScrollView? = nil,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    onChange: @escaping @MainActor (KeyboardCover) -> Void
  ) -> KeyboardAdjustment {
    let target = ClosureTarget(self, onChange: onChange)
    let adjuster = KeyboardAdjuster(target, while: condition, tracker: tracker)
    if let scrollView { adjuster.follow(scrollView, by: .automatic, tracker: tracker) }
    return KeyboardAdjustment(adjuster)
  }
}

/// A closure of the app's.
@MainActor
private final class ClosureTarget: KeyboardTarget {
  private(set) weak var view: UIView?
  let changesLayout = true
  private let onChange: @MainActor (KeyboardCover) -> Void
  private var told: KeyboardCover?

  init(_ view: UIView, onChange: @escaping @MainActor (KeyboardCover) -> Void) {
    self.view = view
    self.onChange = onChange
  }

  func isDue(for cover: KeyboardCover, since cause: KeyboardMonitor.Cause) -> Bool {
    told.map { !$0.isSame(as: cover) } ?? true
  }

  func apply(_ cover: KeyboardCover, since cause: KeyboardMonitor.Cause) {
    told = cover
    onChange(cover)
  }

  func restate(own: CGFloat) {}

  func restore() {}
}
#endif
