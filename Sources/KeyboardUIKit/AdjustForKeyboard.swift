#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
public import KeyboardNotifications
import TypedNotifications
public import UIKit

extension UIScrollView {
  /// Keeps the content clear of the keyboard, and the focused view in sight.
  ///
  /// ```swift
  /// adjustment = tableView.adjustForKeyboard()  // in viewDidLoad
  /// ```
  ///
  /// Use it for scroll views of all kinds, including tables, collection views and text views. They
  /// may be in a sheet, in Split View or Stage Manager, or in another scroll view.
  ///
  /// The bottom insets of the content and of the indicators grow by the covered height of this view
  /// in points. The space that UIKit adds for the safe area or the keyboard is subtracted, and an
  /// inset is at most the view's height. In a list that is mirrored by its transform the top insets
  /// grow. Outside a window the insets do not change. The app may change its own insets meanwhile;
  /// see ``KeyboardAdjustment/valueWithoutKeyboard``.
  ///
  /// The offset changes only if the focused view would be covered, or the offset would be out of
  /// range. In a text view the caret is revealed, also while the user types. The offset changes
  /// with the keyboard, the focus or the text only, so the user may scroll away, and never while a
  /// finger scrolls. See ``KeyboardAdjustment/revealedPart``.
  ///
  /// A web view's scroll view, and the table or collection view of a `UITableViewController` or
  /// `UICollectionViewController`, avoid the keyboard by themselves. They are left alone, with a
  /// line in the log.
  ///
  /// - Parameters:
  ///   - spacing: The distance to keep from the top of a docked keyboard, in points.
  ///   - anchor: The part of the visible content that stays when space is made for the keyboard.
  ///   - mode: `includingSafeArea` for an inset that contains the safe area already.
  ///   - condition: The condition under which the view is adjusted.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: The adjustment; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    spacing: CGFloat = 0,
    anchor: KeyboardContentAnchor = .top,
    mode: KeyboardInsetMode = .excludingSafeArea,
    condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    ActiveAdjustment(
      keyboardTarget(tracker),
      condition: condition,
      options: AdjustmentOptions(spacing: spacing, mode: mode, anchor: anchor)
    )
    .start(tracker)
  }

  /// Keeps the content of a chat or a form clear of its bar, and the bar above the keyboard.
  ///
  /// ```swift
  /// let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
  /// bottom.isActive = true
  /// adjustment = list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom)
  /// ```
  ///
  /// Use it for a list whose content continues under a bar. The insets clear the bar, with and
  /// without a keyboard, so the content's own inset need not include it. If the keyboard covers
  /// more than the bar, they clear the keyboard. They follow each move and each new size of the
  /// bar, before each frame in which the list is in a window. Bar and insets follow a finger that
  /// drags the keyboard over the list. Everything else is as in
  /// ``adjustForKeyboard(spacing:anchor:mode:condition:tracker:)``.
  ///
  /// - Parameters:
  ///   - bar: The bar over the end of the content.
  ///   - constraint: The constraint whose constant moves the bar: it ties the bar, or a view in the
  ///     bar, to the bottom. `nil` if the app moves the bar.
  ///   - spacing: The distance of the bar from the top of a docked keyboard, in points.
  ///   - anchor: The part of the visible content that stays: `.bottom` for a chat, `.top` for a
  ///     form.
  ///   - mode: `includingSafeArea` for a constraint whose constant contains the safe area already.
  ///   - condition: The condition under which list and bar are adjusted.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: The adjustment of both; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    bar: UIView,
    movedBy constraint: NSLayoutConstraint? = nil,
    spacing: CGFloat = 0,
    anchor: KeyboardContentAnchor,
    mode: KeyboardInsetMode = .excludingSafeArea,
    condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    ActiveAdjustment(
      keyboardTarget(under: bar, tracker),
      barConstraint: constraint?.keyboardTarget(tracker),
      condition: condition,
      options: AdjustmentOptions(spacing: spacing, mode: mode, anchor: anchor)
    )
    .start(tracker)
  }

  private func keyboardTarget(
    under bar: UIView? = nil,
    _ tracker: KeyboardTracker
  ) -> AdjustmentTarget {
    guard !avoidsKeyboardByItself else {
      return leaveAlone(
        self,
        of: self,
        because: "\(type(of: self)) keeps clear of the keyboard by itself, and is not adjusted.",
        remedy: "Remove the call of adjustForKeyboard.",
        tracker
      )
    }
    return ScrollViewTarget(self, bar: bar)
  }

  /// True if UIKit or WebKit adds the keyboard's space by itself.
  ///
  /// WebKit adds it to the adjusted inset only, whatever the adjustment behaviour:
  /// https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/API/ios/WKWebViewIOS.mm
  /// (to be decided by `recording-what-the-system-posts`)
  var avoidsKeyboardByItself: Bool {
    let around = sequence(first: self as UIResponder, next: { $0.next })
    let isOfController = around.contains {
      ($0 as? UITableViewController)?.tableView === self
        || ($0 as? UICollectionViewController)?.collectionView === self
    }
    return isOfController || superview.map(isWebView) == true
  }
}

#if canImport(ObjectiveC)
/// Returns true for a web view, found by name so that WebKit need not be linked.
@MainActor
func isWebView(_ view: UIView) -> Bool {
  NSClassFromString("WKWebView").map { view.isKind(of: $0) } ?? false
}
#else
/// Returns true for a view whose class is named as a web view's: the stand-in of UIKit has none.
@MainActor
func isWebView(_ view: UIView) -> Bool {
  String(describing: type(of: view)) == "WKWebView"
}
#endif

// MARK: - Constraints

extension NSLayoutConstraint {
  /// Keeps a view that the constraint ties to the bottom, such as a toolbar, above the keyboard.
  ///
  /// ```swift
  /// let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
  /// bottom.isActive = true
  /// adjustment = bottom.adjustForKeyboard()
  /// ```
  ///
  /// Use it for a constraint to the bottom of a view or of a guide, to the top of a bar below, or
  /// for the constant height of a spacer. The constant changes by the covered height, in points, of
  /// the item that the constraint refers to, so neither the safe area nor a tab bar is counted
  /// twice. The views need not be in a window or a superview yet. The layout follows in the
  /// keyboard's animation. The app may change its own constant meanwhile: see
  /// ``KeyboardAdjustment/valueWithoutKeyboard``.
  ///
  /// The constraint refers to the item that contains the other one; between siblings, to the
  /// second. A height, such as a spacer's, refers to the superview, down to the view's own bottom.
  /// In a scroll view's content the scroll view is measured. The item must not move with the
  /// constant, or each change requires another one.
  ///
  /// A constraint to UIKit's keyboard layout guide is left alone, with a line in the log. For a
  /// list with a bar see
  /// ``UIKit/UIScrollView/adjustForKeyboard(bar:movedBy:spacing:anchor:mode:condition:tracker:)``.
  ///
  /// - Parameters:
  ///   - spacing: The distance to keep from the top of a docked keyboard, in points.
  ///   - mode: `includingSafeArea` for a constant that holds the safe area already.
  ///   - condition: The condition under which the constraint is adjusted.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: The adjustment; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    spacing: CGFloat = 0,
    mode: KeyboardInsetMode = .excludingSafeArea,
    condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    ActiveAdjustment(
      keyboardTarget(tracker),
      condition: condition,
      options: AdjustmentOptions(spacing: spacing, mode: mode)
    )
    .start(tracker)
  }

  fileprivate func keyboardTarget(_ tracker: KeyboardTracker) -> AdjustmentTarget {
    let target = ConstraintTarget(self)
    guard !target.canBeAdjusted else { return target }
    return leaveAlone(
      self,
      of: target.owner,
      because:
        "A constraint to UIKit's keyboard layout guide, or to no bottom or top, is not adjusted.",
      remedy: "Adjust a constraint to the bottom of a view or of its safe area.",
      tracker
    )
  }
}

// MARK: - Controllers

extension UIViewController {
  /// Ends the safe area of the controller's view above the keyboard.
  ///
  /// ```swift
  /// adjustment = adjustForKeyboard()  // in viewDidLoad
  /// ```
  ///
  /// Use it for a screen that is laid out by its safe area as a whole. That includes its scroll
  /// views, since UIKit adds the safe area to their insets. `additionalSafeAreaInsets.bottom` grows
  /// by the covered height of the view in points, less the safe area that the view has without a
  /// keyboard, as for a tab bar. The layout follows in the keyboard's animation.
  ///
  /// Call it on the controller of the content. A navigation, tab bar or split view controller is
  /// left alone, with a line in the log: its children have safe areas of their own. On the same
  /// screen do not also adjust a scroll view, or a constraint to the safe area. A controller and
  /// its child may both be adjusted: the outer one makes space first, and the child what is left.
  ///
  /// - Parameters:
  ///   - spacing: The distance to keep from the top of a docked keyboard, in points.
  ///   - condition: The condition under which the safe area is adjusted.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: The adjustment; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    spacing: CGFloat = 0,
    condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    ActiveAdjustment(
      keyboardTarget(tracker),
      condition: condition,
      options: AdjustmentOptions(spacing: spacing)
    )
    .start(tracker)
  }

  private func keyboardTarget(_ tracker: KeyboardTracker) -> AdjustmentTarget {
    loadViewIfNeeded()
    let isContainer =
      self is UINavigationController || self is UITabBarController || self is UISplitViewController
    guard isContainer else { return ControllerTarget(self) }
    return leaveAlone(
      self,
      of: viewIfLoaded,
      because: "\(type(of: self)) is a container, whose safe area is not adjusted.",
      remedy: "Call adjustForKeyboard on the controller of the content.",
      tracker
    )
  }
}

// MARK: - Views

extension UIView {
  /// Calls a closure with the overlap of the keyboard and the view, now and at each change.
  ///
  /// ```swift
  /// adjustment = view.followKeyboard { [bottom] in bottom.constant = -$0.inset }
  /// ```
  ///
  /// Use it if several views move at once. For a single constraint or scroll view
  /// `adjustForKeyboard` is shorter.
  ///
  /// The closure runs on the main actor inside the keyboard's animation, and the view is laid out
  /// after it in the same animation. It is called at once, and whenever the covered height may have
  /// changed; see ``KeyboardAdjustment``. Measures are in points, in the coordinates of the view.
  /// Outside a window the overlap is zero.
  ///
  /// If the size or the safe area of the view changes, the closure is called in the same layout
  /// pass, with and without a keyboard. For that the view has one empty subview, unless it is a
  /// scroll, stack or effect view or belongs to a hosting controller.
  ///
  /// The closure is the ``KeyboardAdjustment/onChange`` of the result. The view's controller
  /// retains the result, and the result retains the closure, so capture the controller weakly:
  ///
  /// ```swift
  /// adjustment = view.followKeyboard { [weak self] overlap in
  ///   self?.card.center.y = overlap.freeRectangle.midY
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - condition: The condition under which the closure is called.
  ///   - tracker: The tracker of the keyboard.
  ///   - onChange: Called with the overlap. The result retains it.
  /// - Returns: The adjustment; keep it as long as it should last. The view is not kept alive.
  public func followKeyboard(
    condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    onChange: @escaping @MainActor (KeyboardOverlap) -> Void
  ) -> KeyboardAdjustment {
    let target = FollowedViewTarget(self)
    let adjustment = ActiveAdjustment(
      target,
      condition: condition,
      handlerCalls: .overlapsAndVisibility
    )
    target.onLayout = { [weak adjustment] in adjustment?.viewWasLaidOut() }
    target.onProbeRemoval = { [weak adjustment] in adjustment?.updateBeforeNextCommit() }
    adjustment.setOnChange(onChange)
    return adjustment.start(tracker)
  }
}

// MARK: - What is left alone

/// Logs why an object is not adjusted, and returns a target in which nothing is changed.
///
/// Its handlers are called all the same, with the overlap of a view.
@MainActor
private func leaveAlone(
  _ object: AnyObject,
  of view: UIView?,
  because reason: String,
  remedy: String,
  _ tracker: KeyboardTracker
) -> AdjustmentTarget {
  KeyboardCoordinator.of(tracker).system.log.log(reason, about: object, remedy: remedy)
  return FollowedViewTarget(leavingAlone: object, of: view)
}

// MARK: - Focused views

extension KeyboardAdjustment {
  /// Keeps the focused text clear of the keyboard in all screens.
  ///
  /// ```swift
  /// adjustment = KeyboardAdjustment.forFocusedViews(spacing: 12)
  /// ```
  ///
  /// Use it in an app whose screens have no keyboard code of their own. Keep one for the whole app,
  /// in the app delegate: it serves every scene. While a text field or a text view has the focus, each scroll view around it is
  /// adjusted from the inside out, as by
  /// ``UIKit/UIScrollView/adjustForKeyboard(spacing:anchor:mode:condition:tracker:)``. A text view
  /// that scrolls is one of them. When the keyboard has gone, all values are restored.
  ///
  /// No space is made twice. The overlap of each scroll view is measured just before a frame is
  /// drawn, after the screen's own code and layout guides have moved the view. If its inset
  /// contains a part of the space already, only the rest is added. A scroll view that has an
  /// adjustment of its own is left alone. So are views that UIKit, WebKit or SwiftUI keeps clear:
  /// tables of `UITableViewController`, alerts, web views, and the views of hosting controllers. A
  /// view that scrolls only sideways is left alone, too.
  ///
  /// A field outside all scroll views, or in a list that scrolls only sideways, stays where it is:
  /// put the screen's content into a scroll view, adjust a constraint, or pass
  /// `movesControllers: true`. Then the view of the nearest controller moves up, as far as the field
  /// needs, as the keyboard covers of the view, and as the field's top stays in the window's safe
  /// area. Write that view's frame yourself at any time: the space is added to what you write. The
  /// view is not moved in a hosting controller, an alert or a transition, if its controller or one
  /// around it is presented without filling the window or has an adjustment, and if it has a
  /// transform or is placed by constraints. A field that is pinned to the safe area does not rise
  /// with its view, so that view is put back, with a line in the log.
  ///
  /// If a field stays covered, the log says why, once each time that it gets the focus. Text that is
  /// only read while a find bar has the focus is left alone: adjust its scroll view. A custom view
  /// with `UITextInput` is found before the next frame, in windows in which a text field or a text
  /// view has had the focus.
  ///
  /// A newer adjustment of focused views, such as one with another spacing, comes first. What it
  /// excludes, and all views while it is paused or its condition is not met, belongs to the one
  /// before. When it ends, that one takes its scroll views over in the same frame.
  ///
  /// Of the options ``spacing`` and ``condition`` apply. ``pause()`` keeps the present values.
  ///
  /// - Parameters:
  ///   - spacing: The distance to keep from the top of a docked keyboard, in points.
  ///   - exclusion: The screens and views to leave alone; nothing by default.
  ///   - movesControllers: True to move the view of a controller for a focus in no scroll view.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: The adjustment; keep it as long as it should last.
  public static func forFocusedViews(
    spacing: CGFloat = 0,
    excluding exclusion: KeyboardExclusion = [],
    movesControllers: Bool = false,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    FocusedViewsAdjustment(
      spacing: spacing,
      excluding: exclusion,
      movesControllers: movesControllers
    )
    .start(tracker)
  }
}

// MARK: - One moment

extension KeyboardState {
  /// Returns the overlap of a view at this moment.
  ///
  /// Use it in code that computes a whole layout at once, as in `viewDidLayoutSubviews`. To measure
  /// again when the view moves, use
  /// ``UIKit/UIView/followKeyboard(condition:tracker:onChange:)``.
  ///
  /// - Parameter view: Any view, in any window and on any screen.
  /// - Returns: The overlap in points, in the view's own coordinates; `nil` outside a window.
  @MainActor
  public func overlap(of view: UIView) -> KeyboardOverlap? {
    OverlapReference(view: view).measure(nil, accessory: Focus.accessoryView(for: view))?
      .overlap(in: self, animation: animation)
  }
}
#endif
