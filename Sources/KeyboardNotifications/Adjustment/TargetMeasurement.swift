package import Foundation

/// Measurement of a target of an adjustment, as an adapter has made it at one moment.
package struct TargetMeasurement: Sendable {
  /// The numbers that are changed, with their present values.
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
  }

  /// The area to keep clear of the keyboard; `nil` outside a window.
  package var area: OverlapMeasurement?
  /// The bounds of the area's view, in its own coordinates.
  package var bounds = CGRect.zero
  /// The numbers that are changed, with their present values.
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
  var scrollView: ScrollViewMeasurement? {
    guard case .scrollView(let scrollView) = content else { return nil }
    return scrollView
  }

  /// True for a list that is turned upside down by its transform.
  var isMirrored: Bool { area?.isMirrored == true }

  /// Moves a scroll view to the end of its content, if it was at the end until UIKit added to the
  /// inset.
  ///
  /// - Returns: The new offset; `nil` if the scroll view has not moved.
  mutating func scrollBackToEnd() -> CGFloat? {
    guard var scrollView, scrollView.motion == .none else { return nil }
    var extent = scrollView.extent(isMirrored: isMirrored)
    let added = scrollView.addedByUIKit(at: AdjustedNumber.Edge(isMirrored: isMirrored))
    let end = extent.range.upperBound
    let wasAtEnd = abs(end - added - extent.offset) <= 1
    guard wasAtEnd, !extent.isAtEnd else { return nil }
    extent.offset = end
    scrollView.offset = isMirrored ? extent.mirrored.offset : end
    content = .scrollView(scrollView)
    return scrollView.offset
  }

  /// Returns the present value of a number of the target.
  func value(of number: AdjustedNumber) -> CGFloat {
    switch (content, number) {
    case (.constraint(let constant, _), .constant): constant
    case (.controller(let safeArea), .additionalSafeArea): safeArea
    case (.scrollView(let scrollView), _): scrollView.value(of: number)
    // mutant: 0 to 1, because only numbers of the content are read
    default: 0
    }
  }
}
