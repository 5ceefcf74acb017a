#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
public import UIKit

/// A condition under which an adjustment applies.
///
/// ```swift
/// adjustment = list.adjustForKeyboard(condition: .focus(in: list))
/// adjustment = form.adjustForKeyboard(condition: KeyboardCondition { [weak self] in
///   self?.presentedViewController == nil
/// })
/// ```
///
/// While the condition is not met, the adjustment keeps its values even if the keyboard hides, so
/// no view moves behind an alert. As soon as the condition is met, the net change is made, without
/// an animation unless the keyboard or the focus changes at that moment. To remove the keyboard's
/// space meanwhile, pass ``Otherwise/release``.
///
/// The condition is evaluated on the main actor whenever the adjustment measures. While a keyboard
/// is on screen, that is before each frame, so keep the closure simple.
public struct KeyboardCondition: Sendable {
  /// What happens while a condition is not met.
  public enum Otherwise: Sendable {
    /// All values stay as they are.
    case hold
    /// The keyboard's space is removed.
    ///
    /// Use it if only one field's keyboard should make space. The space is removed while another
    /// field has the focus, inside the keyboard's animation if the keyboard changes at that moment.
    ///
    /// UIKit takes a snapshot of the scene for the app switcher shortly after the scene has entered
    /// the background:
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:)
    /// No frame is drawn there. If the snapshot should have no gap, use a condition that is not met
    /// in the background, and call ``KeyboardAdjustment/update()`` when the scene enters the
    /// background.
    case release
  }

  /// Returns true if the adjustment applies now, from the focus as its coordinator knows it.
  let isMet: @MainActor (Focus) -> Bool
  /// True for a condition that need not be evaluated.
  private(set) var isAlways = false
  private let otherwise: Otherwise

  /// Makes a condition from a closure.
  ///
  /// - Parameters:
  ///   - otherwise: What happens while it is not met.
  ///   - isMet: Returns true if the adjustment applies now. Capture the owner of the adjustment
  ///     weakly.
  public init(otherwise: Otherwise = .hold, _ isMet: @escaping @MainActor () -> Bool) {
    self.otherwise = otherwise
    self.isMet = { _ in isMet() }
  }

  private init(otherwise: Otherwise, of focus: @escaping @MainActor (Focus) -> Bool) {
    self.otherwise = otherwise
    isMet = focus
  }

  /// A condition that is always met.
  public static let always: KeyboardCondition = {
    var condition = KeyboardCondition { true }
    condition.isAlways = true
    return condition
  }()

  /// The effect of the condition while it is not met; `nil` if it is always met.
  var unmetEffect: AdjustmentOptions.UnmetEffect? {
    guard !isAlways else { return nil }
    switch otherwise {
    case .hold: return .holds
    case .release: return .releases
    }
  }

  /// Returns a condition that is met while the focus is in a view, or was there last.
  ///
  /// While no view has the focus, the view that had it last decides, because a field may lose the
  /// focus some frames before the keyboard hides. Each scene has its own last focus. Before any
  /// view has had the focus, the condition is met.
  ///
  /// For a bar use `.focus(in: bar, otherwise: .release)`. With ``Otherwise/hold`` a bar stays up
  /// when its field loses the focus to another view, even after the keyboard has hidden, until the
  /// focus has been in the bar again.
  ///
  /// While a find bar has the focus, the condition is not met, because the find bar is in the
  /// keyboard's window. For text that the user only reads, make an adjustment without a condition.
  ///
  /// - Parameters:
  ///   - view: The view; it is not kept alive.
  ///   - otherwise: What happens while the focus is elsewhere.
  /// - Returns: A condition that is not met while a field elsewhere has the focus, or had it last.
  @MainActor
  public static func focus(in view: UIView, otherwise: Otherwise = .hold) -> KeyboardCondition {
    let identity = ViewIdentity(view)
    return KeyboardCondition(otherwise: otherwise, of: { $0.isOrWas(in: identity) ?? true })
  }
}
#endif
