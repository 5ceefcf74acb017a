#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import UIKit

/// When an adjustment takes part; asked each time that it looks.
///
/// ```swift
/// adjustment = list.adjustForKeyboard(while: .focus(in: list))
/// adjustment = form.adjustForKeyboard(while: KeyboardCondition { [weak self] in
///   self?.presentedViewController == nil
/// })
/// ```
///
/// While it is not met, the adjustment holds still, so that nothing moves behind a popup. A keyboard
/// that goes, or covers less, is still followed: no space is left behind.
public struct KeyboardCondition: Sendable {
  let isMet: @MainActor () -> Bool

  /// Makes a condition of the app's own.
  ///
  /// - Parameter isMet: Whether to take part now. It is kept as long as the adjustment, so capture
  ///   what owns that weakly.
  public init(_ isMet: @escaping @MainActor () -> Bool) {
    self.isMet = isMet
  }

  /// Takes part always.
  public static let always = KeyboardCondition { true }

  /// Takes part only while a view, or one in it, has the focus.
  ///
  /// - Parameter view: The view; it is not kept alive.
  /// - Returns: A condition that is not met once the view is gone.
  @MainActor
  public static func focus(in view: UIView) -> KeyboardCondition {
    KeyboardCondition { [weak view] in view?.focusedView != nil }
  }
}
#endif
