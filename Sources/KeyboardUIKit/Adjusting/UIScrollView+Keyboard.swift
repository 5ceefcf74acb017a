#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIScrollView {
  /// Keeps the content clear of the keyboard, and the focused view in sight.
  ///
  /// ```swift
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   adjustment = tableView.adjustForKeyboard()
  /// }
  /// ```
  ///
  /// For scroll views of all kinds, tables, collections and text views, wherever they are: in a
  /// sheet, in Split View or Stage Manager, or in another scroll view. The bottom insets of the
  /// content and of the indicator grow by the height that is covered of this very view, less what
  /// UIKit adds for the safe area; nothing happens while the view is not in a window.
  ///
  /// What is added is added to the app's own insets. The app may change those meanwhile: by some
  /// points, or to a value, which is then its own and is added to at the next look, see
  /// ``KeyboardAdjustment/update()``. (A value that is at least as large as what was added is taken
  /// to hold it, as it does after `+=`.)
  ///
  /// The offset stays where it is, unless the focused view would be covered, or the offset would
  /// be out of range. Of a text view the caret is shown. A finger that scrolls is not disturbed.
  ///
  /// Do not use it on scroll views that keep clear by themselves, such as a web view's or that of a
  /// `UITableViewController`, which would count the keyboard twice. A second adjustment of the same
  /// view replaces the first.
  ///
  /// - Parameters:
  ///   - margin: The space in points to leave above and below the focused view, where there is
  ///     room for it.
  ///   - edge: The edge of the visible content that stays; the bottom for a chat.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: What keeps the content clear; keep it as long as that shall last.
  public func adjustForKeyboard(
    margin: CGFloat = 8,
    keeping edge: KeyboardContentEdge = .top,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    KeyboardAdjustment(
      ScrollViewAdjuster(self, margin: margin, keeping: edge, tracker: tracker)
    )
  }
}
#endif
