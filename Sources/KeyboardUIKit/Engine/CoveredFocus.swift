#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import KeyboardNotifications
import TypedNotifications
import UIKit

extension KeyboardAdjustment {
  /// The reason why the keyboard still covers the view that has the focus.
  ///
  /// ``onCoveredFocus`` gets it, and the log and the debugger's description say it in words.
  public enum CoveredFocusReason: Sendable, CustomStringConvertible {
    /// No scroll view is around the view.
    case isInNoScrollView
    /// The scroll views around the view only scroll sideways.
    case isInSidewaysScrollView
    /// The view is pinned to the safe area, so it does not rise with its controller's view.
    case isPinnedToSafeArea
    /// Constraints, a transform, a presentation or an adjustment of your own place the views of the
    /// controllers around the view, so none of them is moved.
    case controllersViewIsPinned
    /// Somebody puts the view of the controller back before each frame.
    case controllersViewIsPutBack
    /// A transition of a controller around the view is in progress.
    case isInTransition
    /// The nearest controller around the view is a navigation, tab bar, split view or page
    /// controller, so the view is in its bar.
    case isInContainersBar
    /// The view is in the view of a hosting controller.
    case isInSwiftUI
    /// The adjustment's closure returns `nil` for the view.
    case isLeftAlone
    /// The condition of the adjustment, or of the one of a scroll view around the view, isn't met.
    case conditionIsNotMet
    /// The adjustment, or the one of a scroll view around the view, is paused.
    case isPaused

    /// The reason in words, such as "it is in no scroll view".
    public var description: String {
      switch self {
      case .isInNoScrollView: "it is in no scroll view"
      case .isInSidewaysScrollView: "it is in a scroll view that only scrolls sideways"
      case .isPinnedToSafeArea:
        "it is pinned to the safe area, so it does not rise with its controller's view"
      case .controllersViewIsPinned:
        "constraints, a transform, a presentation or an adjustment place its controller's view"
      case .controllersViewIsPutBack: "somebody puts its controller's view back before each frame"
      case .isInTransition: "a transition of its controller is in progress"
      case .isInContainersBar: "it is in the bar of one of UIKit's container controllers"
      case .isInSwiftUI: "it is in SwiftUI"
      case .isLeftAlone: "the adjustment's closure leaves it alone"
      case .conditionIsNotMet: "the condition is not met"
      case .isPaused: "the adjustment is paused"
      }
    }

    /// What to do about it, in a sentence.
    public var remedy: String {
      switch self {
      case .isInNoScrollView:
        "Put the content into a scroll view, adjust a constraint, or pass movesControllers: true."
      case .isInSidewaysScrollView: "Put it into a scroll view that scrolls vertically."
      case .isPinnedToSafeArea, .controllersViewIsPinned:
        "Put the content into a scroll view, or adjust a constraint."
      case .controllersViewIsPutBack:
        "Leave the controller alone in the adjustment's closure, or adjust a constraint."
      case .isInTransition: "Give it the focus when the transition has ended."
      case .isInContainersBar: "Adjust the bar's constraint, if UIKit does not lift the bar."
      case .isInSwiftUI: "Use KeyboardSwiftUI for this screen."
      case .isLeftAlone: "Return a distance for it, or make room in the screen's own code."
      case .conditionIsNotMet: "Look at the adjustment's condition."
      case .isPaused: "Call resume()."
      }
    }
  }
}

extension KeyboardCoordinator {
  /// Seconds from a change of the keyboard or the focus to the moment at which both are at rest.
  static let restingTime: TimeInterval = 0.5

  /// Reports a focus that stays covered, once each time that a view gets it, if the reason is
  /// known.
  ///
  /// - Returns: False if a scroll is in progress, so that the focus may still come into sight.
  func reportCoveredFocus() -> Bool {
    guard let adjustment = newestFocusedViewsAdjustment, loweredKeyboard.isVisible,
      loweredKeyboard == deliveredKeyboard,
      let focus = focus.view, focus !== self.focus.reported
    else { return true }
    let scrollViews = sequence(first: focus, next: \.superview).compactMap { $0 as? UIScrollView }
    guard scrollViews.allSatisfy({ ScrollViewMeasurement.Motion(of: $0) == .still }) else {
      return false
    }
    let area = OverlapReference(view: focus, part: Focus.rectangle(of: focus, scrollsItself: false))
      .measure(pass, accessory: self.focus.accessoryView(for: focus))
    guard let area, area.coveredHeight(in: loweredKeyboard, spacing: 0) > 1,
      let reason = reasonForCovering(focus)
    else { return true }
    system.log.log(
      "The keyboard covers \(type(of: focus)), because \(reason).",
      remedy: reason.remedy
    )
    self.focus.reported = focus
    adjustment.onCoveredFocus?(focus, reason)
    return true
  }

  /// Returns the reason why a focus may stay covered; `nil` if none is known.
  func reasonForCovering(_ focus: UIView) -> KeyboardAdjustment.CoveredFocusReason? {
    guard let adjustment = newestFocusedViewsAdjustment else { return nil }
    return adjustment.reasonForLeaving(focus)
      ?? KeyboardAdjustment.CoveredFocusReason(of: focus, self.focus, adjustment)
  }
}

extension KeyboardAdjustment.CoveredFocusReason {
  /// Finds the reason in the views around a focus that is not excluded.
  ///
  /// - Returns: `nil` if it is not known, such as when the user has scrolled, or UIKit moves the
  ///   view. Of a web view nobody knows where its focus is.
  @MainActor
  fileprivate init?(of focus: UIView, _ known: Focus, _ adjustment: FocusedViewsAdjustment) {
    let around = Array(sequence(first: focus, next: \.superview))
    let outer = around.dropFirst().compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
    let vertical = outer.filter { !isSidewaysOnly($0) }
    let adjustments = vertical.compactMap { AdjustedObjects.adjustment(of: $0) }
    if around.contains(where: { $0.next is UIAlertController || isWebView($0) }) {
      return nil
    } else if around.contains(where: isHostingControllersView) {
      self = .isInSwiftUI
    } else if adjustments.contains(where: \.isPaused) {
      self = .isPaused
    } else if adjustments.contains(where: { !$0.condition.isMet(known) }) {
      self = .conditionIsNotMet
    } else if vertical.isEmpty, adjustment.movesControllers {
      guard let reason = adjustment.reasonForNotMoving(for: focus) else { return nil }
      self = reason
    } else if vertical.isEmpty {
      self = outer.isEmpty ? .isInNoScrollView : .isInSidewaysScrollView
    } else {
      return nil
    }
  }
}
#endif
