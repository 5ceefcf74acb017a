#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIView {
  /// Makes a layout guide for the part of the safe area that is free of the keyboard.
  ///
  /// ```swift
  /// let free = view.makeKeyboardFreeGuide()
  /// card.centerYAnchor.constraint(equalTo: free.centerYAnchor).isActive = true
  /// ```
  ///
  /// To pin to, or to centre in, from iOS 13 on. It is the view's safe area, and ends at the top of
  /// a docked keyboard where that is higher. While the keyboard is hidden, undocked or split it ends
  /// with the safe area, as the top of Apple's guide does by default:
  /// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
  /// The layout follows in the keyboard's animation.
  ///
  /// - Parameters:
  ///   - spacing: The space in points to leave above the keyboard, while there is one.
  ///   - condition: When to take part.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: A guide of this view, which keeps it; make one and use it for all constraints, and
  ///   remove it with `removeLayoutGuide`.
  public func makeKeyboardFreeGuide(
    spacing: CGFloat = 0,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> UILayoutGuide {
    let guide = KeyboardFreeGuide()
    addLayoutGuide(guide)
    let safeArea = safeAreaLayoutGuide
    let bottom = guide.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: safeArea.topAnchor),
      guide.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      bottom,
    ])
    guide.adjustment = bottom.adjustForKeyboard(
      spacing: spacing,
      while: condition,
      tracker: tracker
    )
    return guide
  }
}

/// A guide that lives as long as its view, and keeps what adjusts it.
@MainActor
private final class KeyboardFreeGuide: UILayoutGuide {
  var adjustment: KeyboardAdjustment?
}
#endif
