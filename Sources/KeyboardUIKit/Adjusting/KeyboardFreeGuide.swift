#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
public import UIKit

extension UIView {
  /// The layout guide for the part of the safe area that is free of the keyboard.
  ///
  /// ```swift
  /// card.centerYAnchor.constraint(equalTo: view.keyboardFreeGuide.centerYAnchor).isActive = true
  /// ```
  ///
  /// To pin to, or to centre in, from iOS 13 on. It is the view's safe area, and ends at the top of
  /// a docked keyboard where that is higher. While the keyboard is hidden, undocked or split it ends
  /// with the safe area, as the top of Apple's guide does by default:
  /// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
  /// The layout follows in the keyboard's animation. The guide is made once for each view, follows
  /// `KeyboardTracker.shared`, and ends with the view or with `removeLayoutGuide`.
  public var keyboardFreeGuide: UILayoutGuide {
    keyboardFreeGuide(of: .shared)
  }

  /// Returns the guide that follows a tracker.
  package func keyboardFreeGuide(of tracker: KeyboardTracker) -> UILayoutGuide {
    if let guide = layoutGuides.first(where: { $0 is KeyboardFreeGuide }) { return guide }
    let guide = KeyboardFreeGuide()
    addLayoutGuide(guide)
    let bottom = guide.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      guide.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      bottom,
    ])
    guide.adjustment = bottom.adjustForKeyboard(tracker: tracker)
    return guide
  }
}

/// Guide that lives as long as its view, and keeps what adjusts it.
@MainActor
private final class KeyboardFreeGuide: UILayoutGuide {
  var adjustment: KeyboardAdjustment?
}
#endif
