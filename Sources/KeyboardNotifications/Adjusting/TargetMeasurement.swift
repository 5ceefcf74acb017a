package import Foundation

/// Keyboard and target of an adjustment, as an adapter has read them at one moment.
package struct AdjustmentMeasurement: Sendable {
  /// The keyboard, lowered to where a finger has pulled it.
  package var keyboard: KeyboardState
  /// The target that is kept clear of the keyboard.
  package var target: TargetMeasurement
  /// The target before the current pass has changed anything, such as the bar at which a list ends;
  /// `nil` if nothing was changed yet.
  package var beforePass: TargetMeasurement?
  /// True while a finger is down that has pulled the keyboard down.
  package var isDragging = false
  /// True while a finger pulls the keyboard down, and for the change that follows.
  package var isInteractive = false
  /// True if the app's condition is met, or there is none.
  package var isConditionMet = true
  /// The scene whose commit is about to happen.
  package var committingScene = CommitScene.unknown
  /// True while a view controller that contains the view is being presented.
  package var isBeingPresented = false

  /// Makes a measurement without a drag of the keyboard.
  package init(keyboard: KeyboardState, target: TargetMeasurement) {
    self.keyboard = keyboard
    self.target = target
  }
}

/// Scene whose commit an update precedes.
package enum CommitScene: Sendable {
  /// The scene of the adjusted view.
  case own
  /// Another scene.
  case other
  /// Nobody knows which, as before iOS 18.
  case unknown
}

/// Measurement of a target of an adjustment, as an adapter has made it at one moment.
package struct TargetMeasurement: Sendable {
  /// The numbers that are changed, with their current values.
  package enum Content: Sendable {
    /// No number is changed; a handler is called with the overlap.
    case view
    /// The constant of a constraint. The direction is 1 if a greater constant moves the view up,
    /// and −1 if a smaller one does.
    case constraint(constant: CGFloat, direction: CGFloat)
    /// The additional safe area of a view controller.
    case controller(additionalSafeArea: CGFloat)
    /// The insets of a scroll view.
    case scrollView(ScrollViewMeasurement)
    /// The origin of a controller's view that moves up for the focus in it.
    case movedView(MovedViewMeasurement)
  }

  /// The area to keep clear of the keyboard; `nil` outside a window.
  package var area: OverlapMeasurement?
  /// The bounds of the area's view, in its own coordinates.
  package var bounds = CGRect.zero
  /// The numbers that are changed, with their current values.
  package var content: Content
  /// The least difference with which a number is written: half a pixel, in points.
  package var tolerance: CGFloat

  /// Makes a measurement.
  package init(area: OverlapMeasurement?, content: Content = .view, tolerance: CGFloat = 0.5) {
    self.area = area
    self.content = content
    self.tolerance = tolerance
  }

  /// The measurement of the scroll view; `nil` if the target is none.
  package var scrollView: ScrollViewMeasurement? {
    get {
      guard case .scrollView(let scrollView) = content else { return nil }
      return scrollView
    }
    set {
      if let newValue { content = .scrollView(newValue) }
    }
  }

  /// The numbers that an adjustment changes, with their current values.
  package var numbers: [NumberValue] {
    switch content {
    case .view: []
    case .constraint(let constant, _): [NumberValue(.constant, constant)]
    case .controller(let safeArea): [NumberValue(.additionalSafeArea, safeArea)]
    case .movedView(let moved): [NumberValue(.origin, moved.origin)]
    case .scrollView(let scrollView):
      [
        NumberValue(.contentInset, scrollView.contentInset),
        NumberValue(.verticalIndicatorInset, scrollView.verticalIndicatorInset),
        NumberValue(.horizontalIndicatorInset, scrollView.horizontalIndicatorInset),
      ]
    }
  }
}

/// Insets, offset and motion of a scroll view, in points.
///
/// A list that is mirrored to grow upwards is measured as if it were mirrored back: its bottom is
/// the end that is lower on the screen, and its offset counts from the visual top of the content.
package struct ScrollViewMeasurement: Sendable, Equatable {
  /// Kind of a scroll in progress.
  package enum Motion: Sendable {
    /// The content does not move.
    case still
    /// The app scrolls with an animation.
    case animated
    /// The content moves on after a finger has scrolled it.
    case decelerating
    /// A finger is down on the scroll view, and may be about to tap or to scroll.
    case tracking
    /// A finger scrolls the content.
    case dragging
  }

  /// Rule for the offset of a scroll view whose visible part changes.
  package enum OffsetRule: Sendable {
    /// The offset is not changed.
    case leave
    /// The offset is only brought into range.
    case clamp
    /// A part of the content keeps its place.
    case keep(KeyboardContentAnchor)
  }

  /// True for a list that is mirrored to grow upwards.
  package var isMirrored = false
  /// The bottom inset that the app sets.
  package var contentInset: CGFloat = 0
  /// The space above the content: the adjusted inset, with what UIKit adds.
  package var topInset: CGFloat = 0
  /// The space below the content: the adjusted inset, with what UIKit adds.
  package var bottomInset: CGFloat = 0
  /// The bottom inset of the vertical indicator.
  package var verticalIndicatorInset: CGFloat = 0
  /// The bottom inset of the horizontal indicator.
  package var horizontalIndicatorInset: CGFloat = 0
  /// The bottom safe area that UIKit adds to the insets of the indicators.
  package var indicatorSafeArea: CGFloat = 0
  /// The vertical content offset.
  package var offset: CGFloat = 0
  /// The height of the view.
  package var height: CGFloat = 0
  /// The height of the content.
  package var contentHeight: CGFloat = 0
  /// The scroll in progress.
  package var motion = Motion.still

  /// Makes a measurement of a scroll view without a size.
  package init() {}

  /// The points that UIKit adds to the bottom inset.
  ///
  /// They depend on `contentInsetAdjustmentBehavior`, and on whether the content is long enough to
  /// scroll.
  var addedByUIKit: CGFloat {
    max(0, bottomInset - contentInset)
  }

  /// The least offset that the user can scroll to.
  package var firstOffset: CGFloat { -topInset }

  /// The greatest offset that the user can scroll to, at which the end of the content is shown.
  package var lastOffset: CGFloat { max(firstOffset, contentHeight + bottomInset - height) }

  /// The height from the top of the view to the bottom inset; the top inset is part of it.
  var visibleHeight: CGFloat { height - bottomInset }

  /// True if the end of the content is shown, to within a point, since UIKit rounds to pixels.
  var isAtEnd: Bool {
    offset >= lastOffset - 1
  }

  /// The same scroll view with another bottom inset by the app.
  func with(contentInset: CGFloat) -> ScrollViewMeasurement {
    var changed = self
    changed.bottomInset += contentInset - self.contentInset
    changed.contentInset = contentInset
    return changed
  }

  /// Returns the nearest offset that can be scrolled to.
  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, firstOffset), lastOffset)
  }

  /// Returns the offset after the bottom inset or the height has changed.
  ///
  /// - Parameters:
  ///   - old: The scroll view before the change. If its offset is out of range by more than a
  ///     point, as while content bounces or a refresh control is shown, it is kept.
  ///   - rule: The rule for the offset.
  /// - Returns: The offset to set; `nil` to leave it.
  package func offset(after old: ScrollViewMeasurement, by rule: OffsetRule) -> CGFloat? {
    let isInRange = abs(old.offset - old.clamped(old.offset)) <= 1
    switch rule {
    case .leave: return nil
    case _ where !isInRange: return old.offset
    case .clamp, .keep(.top): return clamped(old.offset)
    case .keep(.bottom):
      if old.isAtEnd { return lastOffset }
      return clamped(old.offset + old.visibleHeight - visibleHeight)
    }
  }

  /// The points to leave between a part of the content that is shown and the ends of the visible
  /// part.
  package static let margin: CGFloat = 8

  /// Returns true if a part of the content is visible as a whole, or as far as it can be shown.
  func shows(_ part: CGRect, marginBelow: CGFloat = margin) -> Bool {
    let isBelowTop = part.origin.y >= offset + topInset
    let isAboveBottom = part.origin.y + part.size.height <= offset + visibleHeight
    return (isBelowTop && isAboveBottom) || offset(showing: part, marginBelow: marginBelow) == nil
  }

  /// Returns the nearest offset that shows a part of the content, with a margin of 8 points.
  ///
  /// The margin is smaller if the free height of the view is too small for it. If the part is
  /// longer than the free height, its beginning is shown, unless the part fills the view already.
  ///
  /// - Parameters:
  ///   - part: The part, in the content's coordinates.
  ///   - marginBelow: The margin below the part; at most 8 points.
  /// - Returns: `nil` if the part is visible already, is not finite, or cannot be shown.
  package func offset(showing part: CGRect, marginBelow: CGFloat = margin) -> CGFloat? {
    let partTop = part.origin.y
    let partHeight = part.size.height
    let partBottom = partTop + partHeight
    let freeHeight = height - topInset - bottomInset
    let freeTop = offset + topInset
    let freeBottom = freeTop + freeHeight
    let fillsView = partTop <= freeTop && partBottom >= freeBottom
    guard part.isFinite, partHeight >= 0, freeHeight > 0, !fillsView else { return nil }
    let margin = max(0, min(Self.margin, (freeHeight - partHeight) / 2))
    let shownTop = partTop - margin
    let shownBottom = min(partBottom + min(margin, marginBelow), shownTop + freeHeight)
    let upwards = min(shownTop - freeTop, 0)
    let downwards = max(0, shownBottom - freeBottom)
    let distance = upwards + downwards
    let shown = clamped(offset + distance)
    return distance != 0 && shown != offset ? shown : nil
  }
}
