#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension KeyboardAdjustment {
  /// Keeps whatever text has the focus clear of the keyboard, in all screens that do nothing
  /// themselves.
  ///
  /// ```swift
  /// adjustment = KeyboardAdjustment(ofFocusedViewsWith: .shared, spacing: 12)
  /// ```
  ///
  /// For an app whose screens need no code of their own; keep it in the scene or app delegate.
  /// While a text field or a text view has the focus, each scroll view around it, a text view that
  /// scrolls included, is adjusted from the inside out, as by
  /// ``UIKit/UIScrollView/adjustForKeyboard(spacing:keeping:mode:while:tracker:)``. When the
  /// keyboard has gone, everything is put back.
  ///
  /// Nothing is given twice. What is covered is measured of each scroll view just before a frame is
  /// drawn, after the screen's own code and layout guides have moved it; of an inset that is
  /// covered in part only the rest is added. A scroll view that has an adjustment is left alone,
  /// and so is what UIKit, WebKit or SwiftUI keeps clear: tables of `UITableViewController`,
  /// alerts, web views, and the views of hosting controllers. So is what scrolls sideways only.
  ///
  /// A field in no scroll view stays where it is: put the screen's content into a scroll view, or
  /// adjust a constraint. A custom view with `UITextInput` is found in windows in which a text
  /// field or a text view has had the focus.
  ///
  /// Of the options ``spacing`` and ``while`` apply. ``pause()`` holds everything where it is.
  ///
  /// - Parameters:
  ///   - tracker: The tracker of the keyboard.
  ///   - spacing: The space in points to leave above the keyboard, while there is one.
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
