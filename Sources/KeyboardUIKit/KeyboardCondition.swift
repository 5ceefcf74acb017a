#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
public import UIKit

/// Condition under which an adjustment applies.
///
/// ```swift
/// adjustment = list.adjustForKeyboard(condition: .focus(in: list))
/// adjustment = form.adjustForKeyboard(condition: KeyboardCondition { [weak self] in
///   self?.presentedViewController == nil
/// })
/// ```
///
/// While the condition is not met, the adjustment keeps its values, also when the keyboard
/// disappears, so that no view moves behind a popup. The condition is evaluated whenever the
/// adjustment measures, which includes each frame while a keyboard is on screen, so keep it simple.
/// As soon as it is met, the net change is made without an animation.
///
/// Pass ``Otherwise/release`` to remove the keyboard's space instead while it is not met.
public struct KeyboardCondition: Sendable {
  /// Effect of a condition that is not met.
  public enum Otherwise: Sendable {
    /// All values are kept as they are.
    case hold
    /// The keyboard's space is removed.
    ///
    /// Use it for an inset that belongs to one field: while the focus is in another field, the
    /// values are as without a keyboard. If the keyboard changes at that moment, they change inside
    /// its animation.
    ///
    /// No frame is drawn in the background, but the app switcher takes a picture there. To have no
    /// gap in it, use a condition that is not met in the background, and call
    /// ``KeyboardAdjustment/update()`` when the app enters it.
    case release
  }

  let isMet: @MainActor () -> Bool
  /// True for a condition that need not be evaluated.
  private(set) var isAlways = false
  private let otherwise: Otherwise

  /// Makes a condition of the app's own.
  ///
  /// - Parameters:
  ///   - otherwise: What happens while it is not met.
  ///   - isMet: Returns true if the adjustment applies now. Capture the owner of the adjustment
  ///     weakly.
  public init(otherwise: Otherwise = .hold, _ isMet: @escaping @MainActor () -> Bool) {
    self.otherwise = otherwise
    self.isMet = isMet
  }

  /// Condition that is always met.
  public static let always: KeyboardCondition = {
    var condition = KeyboardCondition { true }
    condition.isAlways = true
    return condition
  }()

  /// The effect of a condition that is not met; `nil` for one that always is.
  var unmetEffect: AdjustmentOptions.UnmetEffect? {
    guard !isAlways else { return nil }
    switch otherwise {
    case .hold: return .holds
    case .release: return .releases
    }
  }

  /// Returns a condition that is met while the focus is in a view, or was there last.
  ///
  /// While no view has the focus, the one that had it last decides, since the focus may go some
  /// frames before the keyboard, and the keyboard may stay. Each scene has a last focus of its own.
  /// Before the first one the condition is met.
  ///
  /// For a bar use `.focus(in: bar, otherwise: .release)`. With ``Otherwise/hold`` a bar whose field
  /// loses the focus to another view keeps its place, even after the keyboard has gone, until the
  /// focus is in the bar again.
  ///
  /// The condition is not met while a find bar has the focus, which is in the keyboard's own
  /// window. For text that is only read an adjustment without a condition makes space.
  ///
  /// - Parameters:
  ///   - view: The view; it is not kept alive.
  ///   - otherwise: What happens while the focus is elsewhere.
  /// - Returns: A condition that is not met while a field elsewhere has the focus, or had it last.
  @MainActor
  public static func focus(in view: UIView, otherwise: Otherwise = .hold) -> KeyboardCondition {
    let identity = ViewIdentity(view)
    return KeyboardCondition(otherwise: otherwise) { Focus.isOrWas(in: identity) ?? true }
  }
}
#endif
