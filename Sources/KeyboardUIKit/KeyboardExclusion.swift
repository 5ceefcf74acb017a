#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import UIKit

/// The screens and views that an adjustment of focused views leaves alone.
///
/// ```swift
/// adjustment = .forFocusedViews(
///   excluding: [
///     .controllers([ChatViewController.self]),
///     .views { $0 is CodeField },
///   ]
/// )
/// ```
///
/// Use it for a screen that has its own keyboard code. To combine several exclusions, write an
/// array literal: what one of them excludes is left alone. The closures are called on the main
/// actor, when the focus or the keyboard changes. They are also called before each frame while a
/// keyboard is visible, if the adjustment moves controllers or has a condition, or if there is
/// another adjustment of focused views.
public struct KeyboardExclusion: Sendable, ExpressibleByArrayLiteral {
  private enum Rule: Sendable {
    case controllers([UIViewController.Type])
    case scrollViews(@MainActor (UIScrollView) -> Bool)
    case views(@MainActor (UIView) -> Bool)
  }

  private var rules: [Rule]

  /// Combines exclusions; an empty list excludes nothing.
  public init(arrayLiteral exclusions: KeyboardExclusion...) {
    rules = exclusions.flatMap(\.rules)
  }

  private init(_ rule: Rule) {
    rules = [rule]
  }

  /// Excludes every focus in the view of a controller of some classes, or of a subclass.
  ///
  /// A focus in a child of such a controller is excluded too. A focus in a controller that it
  /// presents is not.
  ///
  /// - Parameter classes: The classes of the controllers.
  /// - Returns: The exclusion.
  public static func controllers(_ classes: [UIViewController.Type]) -> KeyboardExclusion {
    KeyboardExclusion(.controllers(classes))
  }

  /// Excludes scroll views; the scroll views around them are still adjusted.
  ///
  /// - Parameter isExcluded: Returns true for a scroll view to leave alone.
  /// - Returns: The exclusion.
  public static func scrollViews(
    _ isExcluded: @escaping @MainActor (_ scrollView: UIScrollView) -> Bool
  ) -> KeyboardExclusion {
    KeyboardExclusion(.scrollViews(isExcluded))
  }

  /// Excludes every focus in some views.
  ///
  /// - Parameter isExcluded: Called with the focused view, then with each view around it. Returns
  ///   true to leave the focus alone.
  /// - Returns: The exclusion.
  public static func views(
    _ isExcluded: @escaping @MainActor (_ view: UIView) -> Bool
  ) -> KeyboardExclusion {
    KeyboardExclusion(.views(isExcluded))
  }
}

extension KeyboardExclusion {
  /// Returns true if a scroll view is left alone.
  @MainActor
  func excludes(_ scrollView: UIScrollView) -> Bool {
    rules.contains { rule in
      if case .scrollViews(let isExcluded) = rule { isExcluded(scrollView) } else { false }
    }
  }

  /// Returns true if a view that has the focus is left alone.
  ///
  /// The controllers are those of the views around it. A controller that presents them is around no
  /// view of theirs.
  @MainActor
  func excludes(focus: UIView) -> Bool {
    rules.contains { rule in
      let around = sequence(first: focus, next: \.superview)
      switch rule {
      case .scrollViews: return false
      case .views(let isExcluded): return around.contains(where: isExcluded)
      case .controllers(let classes):
        return around.lazy.compactMap { $0.next as? UIViewController }.contains { controller in
          classes.contains { controller.isKind(of: $0) }
        }
      }
    }
  }
}
#endif
