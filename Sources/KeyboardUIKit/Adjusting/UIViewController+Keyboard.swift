#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
import TypedNotifications
public import UIKit

extension UIViewController {
  /// Ends the safe area of the controller's view above the keyboard.
  ///
  /// ```swift
  /// adjustment = adjustForKeyboard()  // in viewDidLoad
  /// ```
  ///
  /// For a screen that is laid out by its safe area as a whole, scroll views included: UIKit adds it
  /// to their insets. `additionalSafeAreaInsets.bottom` gets what is covered of the view, in points,
  /// less what is unsafe anyway, such as a tab bar. The layout follows in the keyboard's animation.
  ///
  /// Call it on the controller of the content. A navigation, tab bar or split view controller is
  /// left alone, with a line in the log: its children have safe areas of their own. Do not adjust a
  /// scroll view or a constraint to the safe area of the same screen beside.
  ///
  /// - Parameters:
  ///   - spacing: The space in points to leave above the keyboard, while there is one.
  ///   - condition: The condition under which the safe area is adjusted.
  ///   - tracker: The tracker of the keyboard.
  ///   - alongside: Called at once and with each change of what is covered, after its layout.
  ///   - completion: Called with what is covered when the animation has ended.
  /// - Returns: The adjustment; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    spacing: CGFloat = 0,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    alongside: (@MainActor (KeyboardCover) -> Void)? = nil,
    completion: (@MainActor (KeyboardCover) -> Void)? = nil
  ) -> KeyboardAdjustment {
    let isContainer =
      self is UINavigationController || self is UITabBarController || self is UISplitViewController
    guard !isContainer else {
      FailureReporter.shared.reportMisuse(
        of: UIViewController.self,
        "\(type(of: self)) is a container, whose safe area is not adjusted.",
        remedy: "Call adjustForKeyboard on the controller of the content."
      )
      return KeyboardAdjustment(by: tracker)
    }
    loadViewIfNeeded()
    let thing = AdjustedThing.of(self, orNew: AdjustedController(self))
    let adjuster = KeyboardAdjuster(thing, spacing, condition, alongside, completion)
    return KeyboardAdjustment(adjuster, by: tracker)
  }
}

/// Additional safe area of a view controller.
@MainActor
private final class AdjustedController: AdjustedThing {
  private weak var controller: UIViewController?
  /// The safe area at the last write, and without the keyboard: UIKit may take a write into account
  /// only in its next layout pass.
  private var written: (safeArea: CGFloat, own: CGFloat)?

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
    numbers = [AdjustedNumber(\.additionalSafeAreaInsets.bottom, of: controller)]
  }

  override var reference: KeyboardReference? {
    controller?.viewIfLoaded.map { KeyboardReference(view: $0) }
  }

  /// The covered height beyond the safe-area inset without the keyboard.
  override func amounts(in look: KeyboardLook) -> [CGFloat] {
    guard let place = look.place, look.cover.height > 0 else { return [0] }
    return [max(0, look.cover.height + options.spacing - ownSafeArea(in: place))]
  }

  private func ownSafeArea(in place: KeyboardViewPlace) -> CGFloat {
    if let written, written.safeArea == place.safeAreaBottom { return written.own }
    written = nil
    return max(0, place.safeAreaBottom - numbers[0].contribution.amount)
  }

  /// The safe area is no part of the app's number, so the greater of the two is no choice.
  override var room: KeyboardRoom { .added }

  override func write(_ look: KeyboardLook) {
    if let place = look.place, isDue(for: look) {
      written = (place.safeAreaBottom, ownSafeArea(in: place))
    }
    super.write(look)
  }
}
#endif
