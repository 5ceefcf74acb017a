#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension KeyboardAdjustment {
  /// Keeps the focused text of every screen above the keyboard.
  ///
  /// ```swift
  /// adjustment = KeyboardAdjustment.forFocusedViews(spacing: 12)
  /// ```
  ///
  /// Use it in an app whose screens have no keyboard code. Make one for the whole app, and keep it
  /// in the app delegate: it serves every scene. While a text field or a text view has the focus,
  /// each scroll view around it is adjusted, as by
  /// ``UIKit/UIScrollView/adjustForKeyboard(spacing:anchor:mode:condition:tracker:)``. A text view
  /// that scrolls is one of them. When the keyboard hides, all values are restored.
  ///
  /// Space is never made twice. Each scroll view is measured just before a frame is drawn, when the
  /// screen's code and layout guides have already moved it. If its inset already contains a part of
  /// the space, only the rest is added. These views are left alone:
  ///
  /// - scroll views that you adjust yourself, and scroll views that only scroll sideways;
  /// - what UIKit keeps above the keyboard: alerts, and the list of a `UITableViewController` or
  ///   `UICollectionViewController`;
  /// - web views, and the views of hosting controllers, for which WebKit and SwiftUI make room.
  ///
  /// To leave other screens alone, or to keep another distance on some of them, use
  /// ``forFocusedViews(movesControllers:tracker:spacing:)``.
  ///
  /// A field outside all scroll views, or in a list that only scrolls sideways, stays where it is.
  /// Put the screen's content into a scroll view, adjust a constraint, or pass
  /// `movesControllers: true`. Then the view of the nearest controller moves up until the field is
  /// `spacing`, and at least 8 points, above the keyboard. It moves at most by the height that the
  /// keyboard covers of the view, and the field's top stays in the window's safe area. You can
  /// write that view's frame at any time: the space is added to what you write.
  ///
  /// If that view has a transform, or is placed by constraints, the view of the nearest controller
  /// around it moves that has neither, but never the view of a navigation, tab bar, split view or
  /// page controller. Nothing is moved in these cases:
  ///
  /// - in a hosting controller, an alert or a transition;
  /// - in a popover or a presentation of your own that does not fill the window; sheets are moved;
  /// - if a controller around the field has an adjustment;
  /// - if the nearest controller is one of those containers, because the field is in its bar.
  ///
  /// A field that is pinned to the safe area does not rise with its view, and somebody may put the
  /// view back before each frame. In both cases the view is left alone, and the log says so.
  ///
  /// If a field stays covered, the log says why, once each time that it gets the focus, and
  /// ``onCoveredFocus`` is called. Text that the user only reads, while a find bar has the focus,
  /// is left alone: adjust its scroll view.
  ///
  /// A custom view with `UITextInput` posts nothing when it gets the focus. It's found before the
  /// next frame if the keyboard has just changed, or if another view of its window has just lost
  /// the focus. After any other change of the focus call ``update()``.
  ///
  /// If you make a second adjustment of focused views, the older one waits until the newer one
  /// ends, and the log says so. The older one then continues with the current values.
  ///
  /// Of the options only ``spacing`` and ``condition`` have an effect. ``pause()`` keeps the
  /// current values.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points to keep between a field, or the caret of a text view, and
  ///     a docked keyboard. In the middle of a scroll view, and in a view that is moved, it's at
  ///     least 8 points. Below the last field of a scroll view it's never more than you pass.
  ///   - movesControllers: True to move the view of a controller if the focused field is in no
  ///     scroll view.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: The adjustment; keep it as long as it should last.
  public static func forFocusedViews(
    spacing: CGFloat = 0,
    movesControllers: Bool = false,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    FocusedViewsAdjustment(movesControllers: movesControllers, spacing: spacing) { _ in spacing }
      .start(tracker)
  }

  /// Keeps the focused text of every screen above the keyboard, at a distance that a closure gives.
  ///
  /// ```swift
  /// adjustment = KeyboardAdjustment.forFocusedViews {
  ///   $0.isInside(ChatViewController.self) ? nil : 12
  /// }
  /// ```
  ///
  /// Use it if some screens have keyboard code of their own, if only some screens should be served,
  /// or if the distance isn't the same everywhere. Everything else is as in
  /// ``forFocusedViews(spacing:movesControllers:tracker:)``.
  ///
  /// The closure runs on the main actor, when the focus or the keyboard changes, and just before
  /// each frame is drawn while a keyboard is on screen. So keep it simple. If its answer changes,
  /// the new one counts in the next frame, without an animation. Answer for the screens of every
  /// scene, because no other adjustment of focused views serves what this one leaves alone.
  ///
  /// The closure can't leave a list alone while the scroll views around the list are adjusted. To
  /// do so, give the list its own adjustment, and pause it.
  ///
  /// ``spacing`` is the closure's last answer. If you set it, it replaces the closure.
  ///
  /// - Parameters:
  ///   - movesControllers: True to move the view of a controller if the focused field is in no
  ///     scroll view.
  ///   - tracker: The tracker of the keyboard.
  ///   - spacing: Returns the distance in points to keep between the view that has the focus and a
  ///     docked keyboard, or `nil` to leave that view alone. The adjustment retains the closure.
  /// - Returns: The adjustment; keep it as long as it should last.
  public static func forFocusedViews(
    movesControllers: Bool = false,
    tracker: KeyboardTracker = .shared,
    spacing: @escaping @MainActor (UIView) -> CGFloat?
  ) -> KeyboardAdjustment {
    FocusedViewsAdjustment(movesControllers: movesControllers, spacing: 0, spacing).start(tracker)
  }
}

extension UIView {
  /// Returns true if the view is in the view of a controller of some classes, or of a subclass.
  ///
  /// Use it in the closure of
  /// ``KeyboardAdjustment/forFocusedViews(movesControllers:tracker:spacing:)``. A view in a child
  /// of such a controller is inside too. A view in a controller that it presents isn't.
  ///
  /// - Parameter controllers: The classes of the controllers.
  /// - Returns: False if none of the controllers is around the view.
  public func isInside(_ controllers: UIViewController.Type...) -> Bool {
    sequence(first: self, next: \.superview).contains { view in
      guard let controller = view.next as? UIViewController else { return false }
      return controllers.contains { controller.isKind(of: $0) }
    }
  }
}
#endif
