#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension KeyboardAdjustment {
  /// Makes an adjustment that keeps the focused text clear of the keyboard in all screens.
  ///
  /// ```swift
  /// adjustment = KeyboardAdjustment(ofFocusedViewsWith: .shared, spacing: 12)
  /// ```
  ///
  /// Use it in an app whose screens have no keyboard code of their own, and keep it in the scene or
  /// app delegate. While a text field or a text view has the focus, each scroll view around it is
  /// adjusted from the inside out, as by
  /// ``UIKit/UIScrollView/adjustForKeyboard(spacing:keeping:mode:while:tracker:)``. A text view
  /// that scrolls is one of them. When the keyboard has gone, all values are restored.
  ///
  /// No space is made twice. The overlap of each scroll view is measured just before a frame is
  /// drawn, after the screen's own code and layout guides have moved the view. If its inset
  /// contains a part of the space already, only the rest is added. A scroll view that has an
  /// adjustment of its own is left alone. So are views that UIKit, WebKit or SwiftUI keeps clear:
  /// tables of `UITableViewController`, alerts, web views, and the views of hosting controllers. A
  /// view that scrolls only sideways is left alone, too.
  ///
  /// A field outside all scroll views, or in a list that scrolls only sideways, is not moved: put
  /// the screen's content into a scroll view, or adjust a constraint. Nor is text that is only read
  /// while a find bar has the focus: adjust its scroll view. A custom view with `UITextInput` is found in windows in which a text
  /// field or a text view has had the focus.
  ///
  /// Of the options ``spacing`` and ``while`` apply. ``pause()`` keeps the present values.
  ///
  /// - Parameters:
  ///   - tracker: The tracker of the keyboard.
  ///   - spacing: The distance to keep from the top of a docked keyboard, in points.
  ///   - isExcluded: Returns true for a scroll view to leave alone; asked when text in it gets the
  ///     focus or the keyboard changes.
  public convenience init(
    ofFocusedViewsWith tracker: KeyboardTracker,
    spacing: CGFloat = 0,
    excluding isExcluded: @escaping @MainActor (_ scrollView: UIScrollView) -> Bool = { _ in false }
  ) {
    let active = FocusedViewsAdjustment(spacing: spacing, excluding: isExcluded)
    self.init(active)
    active.start(with: tracker)
  }
}
#endif
