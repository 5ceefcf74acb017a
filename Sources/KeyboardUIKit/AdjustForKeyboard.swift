#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
public import KeyboardNotifications
import TypedNotifications
public import UIKit

extension UIScrollView {
  /// Makes room for the keyboard at the end of the content, and keeps the focused view visible.
  ///
  /// ```swift
  /// adjustment = tableView.adjustForKeyboard()  // in viewDidLoad
  /// ```
  ///
  /// Use it for scroll views of all kinds, including tables, collection views and text views, and
  /// wherever they are: in a sheet, in Split View or Stage Manager, or in another scroll view.
  ///
  /// The bottom insets of the content and of the indicators grow by the height that the keyboard
  /// covers of this view, in points, minus what UIKit adds for the safe area or the keyboard. An
  /// inset is at most the view's height. In a list that is mirrored by its transform the top insets
  /// grow instead, and outside a window the insets don't change. You can change your own insets at
  /// any time: see ``KeyboardAdjustment/valueWithoutKeyboard``.
  ///
  /// When the keyboard, the focus or the text changes, the scroll view scrolls to the focused view,
  /// or to the caret of a text view, but only if that would be covered, or if the offset would be
  /// out of range. The offset never changes while a finger scrolls, so the user can scroll away.
  /// See ``KeyboardAdjustment/revealedPart``.
  ///
  /// A web view's scroll view, the table of a `UITableViewController` and the collection view of a
  /// `UICollectionViewController` avoid the keyboard by themselves, so they are left alone, with a
  /// line in the log.
  /// https://developer.apple.com/documentation/uikit/uitableviewcontroller
  /// https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/API/ios/WKWebViewIOS.mm
  ///
  /// - Parameters:
  ///   - spacing: The distance in points to keep between the visible part and the top of a docked
  ///     keyboard. A focused view in the middle of the content is 8 points above that part's end.
  ///   - anchor: The part of the visible content that stays in place.
  ///   - mode: `includingSafeArea` if the inset contains the safe area already.
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

  /// Keeps the end of a chat or a form above its bar, and the bar above the keyboard.
  ///
  /// ```swift
  /// let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
  /// bottom.isActive = true
  /// adjustment = list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom)
  /// ```
  ///
  /// Use it for a list whose content continues under a bar. The insets make room for the bar, with
  /// and without a keyboard, so your own inset need not include the bar. If the keyboard covers
  /// more than the bar, they make room for the keyboard. They follow the place and the size of the
  /// bar before each frame, and bar and insets follow a finger that drags the keyboard over the
  /// list. Everything else is as in ``adjustForKeyboard(spacing:anchor:mode:condition:tracker:)``.
  ///
  /// - Parameters:
  ///   - bar: The bar over the end of the content.
  ///   - constraint: The constraint whose constant moves the bar. It ties the bar, or a view in the
  ///     bar, to the bottom. Pass `nil` if your own code moves the bar.
  ///   - spacing: The distance of the bar from the top of a docked keyboard, in points.
  ///   - anchor: The part of the visible content that stays in place: `.bottom` for a chat, `.top`
  ///     for a form.
  ///   - mode: `includingSafeArea` if the constraint's constant contains the safe area already.
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
    var options = AdjustmentOptions(spacing: spacing, mode: mode)
    let target = constraint?.keyboardTarget(tracker)
    let adjustmentOfBar = target.map {
      ActiveAdjustment($0, condition: condition, options: options)
    }
    // The list ends at the bar, which keeps the distance.
    if target != nil { options = AdjustmentOptions() }
    options.anchor = anchor
    let list = keyboardTarget(under: bar, tracker)
    return ActiveAdjustment(list, condition: condition, options: options)
      .start(tracker, bar: adjustmentOfBar)
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
  /// WebKit adds it to the adjusted inset only, whatever the adjustment behavior is:
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
  /// for the constant height of a spacer. The constant changes by the height that the keyboard
  /// covers of the item that the constraint refers to, in points, so neither the safe area nor a
  /// tab bar is counted twice. The views need not be in a window or a superview yet, and are laid
  /// out in the keyboard's animation. You can change your own constant at any time: see
  /// ``KeyboardAdjustment/valueWithoutKeyboard``.
  ///
  /// If one of its items contains the other, the constraint refers to the outer one; if they are
  /// siblings, to the second item. The height of a spacer refers to the superview, down to the
  /// spacer's bottom, and in a scroll view's content the scroll view is measured. The item must not
  /// move with the constant, because then each change would require another one.
  ///
  /// A constraint to UIKit's keyboard layout guide is left alone, with a line in the log. For a
  /// list with a bar see
  /// ``UIKit/UIScrollView/adjustForKeyboard(bar:movedBy:spacing:anchor:mode:condition:tracker:)``.
  ///
  /// - Parameters:
  ///   - spacing: The distance to keep from the top of a docked keyboard, in points.
  ///   - mode: `includingSafeArea` if the constant contains the safe area already.
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
  /// Use it for a screen that is laid out by its safe area. That includes the screen's scroll
  /// views, because UIKit adds the safe area to their insets. `additionalSafeAreaInsets.bottom`
  /// grows by the height that the keyboard covers of the view, in points, minus the safe area that
  /// the view has without a keyboard. The view is laid out in the keyboard's animation.
  ///
  /// Call it on the controller of the content. A navigation, tab bar or split view controller is
  /// left alone, with a line in the log, because its children have their own safe areas. A scroll
  /// view of the same screen, or a constraint to its safe area, needs no adjustment of its own. You
  /// can adjust both a controller and its child: the outer one makes space first, and the child
  /// makes the rest.
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
  /// Calls a closure with what the keyboard covers of the view, now and at each change.
  ///
  /// ```swift
  /// adjustment = view.followKeyboard { [bottom] in bottom.constant = -$0.inset }
  /// ```
  ///
  /// Use it if several views move together. For a single constraint or scroll view
  /// `adjustForKeyboard` is shorter.
  ///
  /// The closure runs on the main actor, inside the keyboard's animation, and the view is laid out
  /// after it in the same animation. It's called immediately, at each change of the keyboard, when
  /// the change is confirmed, and when the view has moved: see ``KeyboardAdjustment``. Measures are
  /// in points, in the coordinates of the view. Outside a window nothing is covered.
  ///
  /// If the size or the safe area of the view changes, the closure is called in the same layout
  /// pass, with and without a keyboard, because the view gets one empty subview. A scroll, stack or
  /// effect view and the view of a hosting controller get none.
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
    let adjustment = ActiveAdjustment(target, condition: condition)
    target.onLayout = { [weak adjustment] in adjustment?.update(for: .recheck) }
    target.onProbeRemoval = { [weak adjustment] in adjustment?.updateBeforeNextCommit() }
    adjustment.setOnChange(onChange)
    return adjustment.start(tracker)
  }
}

// MARK: - What is left alone

/// Logs why an object isn't adjusted, and returns a target in which nothing is changed.
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

// MARK: - One moment

extension UIView {
  /// Returns what the keyboard covers of this view at one moment.
  ///
  /// ```swift
  /// let overlap = view.keyboardOverlap(in: KeyboardTracker.shared.state)
  /// ```
  ///
  /// Use it in code that computes a layout in one step, as in `viewDidLayoutSubviews`. To be called
  /// when something changes, use ``UIKit/UIView/followKeyboard(condition:tracker:onChange:)``.
  ///
  /// - Parameter state: A keyboard, usually the state of a tracker.
  /// - Returns: The overlap in points, in the view's own coordinates; `nil` outside a window.
  public func keyboardOverlap(in state: KeyboardState) -> KeyboardOverlap? {
    let focus = Focus()
    if let window { focus.find(in: [window]) }
    return OverlapReference(view: self).measure(nil, accessory: focus.accessoryView(for: self))?
      .overlap(in: state, animation: state.animation)
  }
}
#endif
