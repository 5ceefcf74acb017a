/// Kind of what an adjustment keeps clear of the keyboard, which decides what can be set on it.
package enum AdjustmentKind: String, Sendable, CaseIterable {
  /// Property of an adjustment that does not apply to every kind; named as the app writes it.
  package enum Property: String, Sendable, CaseIterable {
    case spacing, mode, keeping, revealing, alongside, completion
    case draggedScrollView, valueWithoutKeyboard
  }

  /// A scroll view, alone or with a bar, whose own drags are followed.
  case scrollView = "scroll view"
  /// The constant of a constraint.
  case constraint
  /// The safe area of a view controller, which UIKit adds to.
  case controller = "view controller"
  /// A view of which a handler is given what is covered.
  case view = "followed view"
  /// The scroll views around whatever text has the focus.
  case focusedViews = "focused view"

  /// Place among the adjustments that are updated for one change, from zero.
  ///
  /// A scroll view is measured once the views around it have been moved. The scroll views around
  /// the focus are given only what all other adjustments leave covered.
  package var updateOrder: Int {
    switch self {
    case .constraint, .controller, .view: 0
    case .scrollView: 1
    case .focusedViews: 2
    }
  }

  /// Returns true if a property applies to this kind.
  package func has(_ property: Property) -> Bool {
    switch property {
    case .spacing: self != .view
    case .mode: self == .scrollView || self == .constraint
    case .keeping, .revealing: self == .scrollView
    case .alongside, .completion: self != .focusedViews
    case .draggedScrollView: self == .constraint || self == .view
    case .valueWithoutKeyboard: self != .view && self != .focusedViews
    }
  }
}
