#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import KeyboardNotifications
import TypedNotifications
import UIKit

/// Reason why the focus stays covered although the app adjusts focused views.
enum CoveredFocusReason {
  case isInNoScrollView
  case isPinned
  case isInSwiftUI
  case scrollsSidewaysOnly
  case isExcluded
  case conditionIsNotMet
  case isPaused

  /// The reason, in words that follow those on the view.
  var text: String {
    switch self {
    case .isInNoScrollView: "it is in no scroll view"
    case .isPinned: "it is pinned to the safe area, so it does not rise with its controller's view"
    case .isInSwiftUI: "it is in SwiftUI"
    case .scrollsSidewaysOnly: "it is in a scroll view that only scrolls sideways"
    case .isExcluded: "the adjustment's closure leaves it alone"
    case .conditionIsNotMet: "the condition is not met"
    case .isPaused: "the adjustment is paused"
    }
  }

  /// What to do.
  var remedy: String {
    switch self {
    case .isInNoScrollView:
      "Put the content into a scroll view, adjust a constraint, or pass movesControllers: true."
    case .isPinned: "Put the content into a scroll view, or adjust the constraint."
    case .isInSwiftUI: "Use KeyboardSwiftUI for this screen."
    case .scrollsSidewaysOnly: "Put it into a scroll view that scrolls vertically."
    case .isExcluded: "Return a distance for it, or make room in the screen's own code."
    case .conditionIsNotMet: "Look at the adjustment's condition."
    case .isPaused: "Call resume()."
    }
  }
}

extension KeyboardCoordinator {
  /// Seconds from a change of the keyboard or the focus to the moment at which both are at rest.
  static let restingTime: TimeInterval = 0.5

  /// Logs that the focus stays covered, once each time that a view gets it, if the reason is known.
  ///
  /// - Returns: False if a scroll is in progress, so that the focus may still come into sight.
  func logCoveredFocus() -> Bool {
    guard newestFocusedViewsAdjustment != nil, loweredKeyboard.isVisible,
      loweredKeyboard == deliveredKeyboard,
      let focus = Focus.current.flatMap(Focus.view(of:)), focus !== loggedFocus
    else { return true }
    let scrollViews = sequence(first: focus, next: \.superview).compactMap { $0 as? UIScrollView }
    guard scrollViews.allSatisfy({ ScrollViewMeasurement.Motion(of: $0) == .still }) else {
      return false
    }
    let area = OverlapReference(view: focus, part: Focus.rectangle(of: focus, scrollsItself: false))
      .measure(pass, accessory: Focus.accessoryView(for: focus))
    guard let area, area.coveredHeight(in: loweredKeyboard, spacing: 0) > 1,
      let reason = reasonForCovering(focus)
    else { return true }
    system.log.log(
      "The keyboard covers \(type(of: focus)), since \(reason.text).",
      remedy: reason.remedy
    )
    loggedFocus = focus
    return true
  }

  /// Returns the reason why a focus may stay covered; `nil` if none is known.
  func reasonForCovering(_ focus: UIView) -> CoveredFocusReason? {
    guard let adjustment = newestFocusedViewsAdjustment else { return nil }
    return adjustment.reasonForLeaving(focus)
      ?? CoveredFocusReason(of: focus, isPinned: adjustment.isPinned)
  }
}

extension CoveredFocusReason {
  /// Finds the reason in the views around a focus that is not excluded.
  ///
  /// - Returns: `nil` if it is not known, such as when the user has scrolled, or UIKit moves the view.
  ///   Of a web view nobody knows where its focus is.
  @MainActor
  fileprivate init?(of focus: UIView, isPinned: Bool) {
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
    } else if adjustments.contains(where: { !$0.condition.isMet() }) {
      self = .conditionIsNotMet
    } else if isPinned {
      self = .isPinned
    } else if vertical.isEmpty {
      self = outer.isEmpty ? .isInNoScrollView : .scrollsSidewaysOnly
    } else {
      return nil
    }
  }
}
#endif
