#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
import TypedNotifications
public import UIKit

extension UIViewController {
  /// Ends the safe area of the controller's view above the keyboard.
  ///
  /// ```swift
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   adjustment = adjustForKeyboard()
  /// }
  /// ```
  ///
  /// For a screen that is laid out by its safe area as a whole, scroll views included: UIKit adds
  /// the safe area to their insets. `additionalSafeAreaInsets.bottom` gets what is covered of the
  /// view less what is unsafe anyway, such as a tab bar or the home indicator, in points. The layout
  /// follows in the keyboard's animation.
  ///
  /// Call it on the controller of the content. A navigation, tab bar or split view controller is
  /// left alone, with a line in the log: its children have safe areas of their own. Do not adjust a
  /// scroll view or a constraint to the safe area of the same screen beside. A newer adjustment of
  /// the same controller replaces the older.
  ///
  /// - Parameters:
  ///   - spacing: The space in points to leave above the keyboard, while there is one.
  ///   - condition: The condition under which the safe area is adjusted.
  ///   - tracker: The tracker of the keyboard.
  ///   - alongside: Called at once and with each change of what is covered, in the same animation
  ///     after the layout, to move something else along.
  ///   - completion: Called with what is covered when the animation has ended.
  /// - Returns: The adjustment; keep it as long as it should last. It does not keep the controller
  ///   alive.
  public func adjustForKeyboard(
    spacing: CGFloat = 0,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    alongside: (@MainActor (KeyboardCover) -> Void)? = nil,
    completion: (@MainActor (KeyboardCover) -> Void)? = nil
  ) -> KeyboardAdjustment {
    guard !isContainer else {
      FailureReporter.shared.report(
        "\(type(of: self)) is a container, whose safe area is not adjusted.",
        of: KeyboardNotificationType.willShow.name,
        reading: UIViewController.self,
        remedy: "Call adjustForKeyboard on the controller of the content."
      )
      return KeyboardAdjustment()
    }
    loadViewIfNeeded()
    let adjuster = KeyboardAdjuster(
      AdjustedController(self),
      options: KeyboardOptions(spacing: spacing),
      while: condition,
      alongside: alongside,
      completion: completion
    )
    adjuster.start(tracker)
    return KeyboardAdjustment(adjuster)
  }

  private var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}

/// Additional safe area of a view controller.
@MainActor
private final class AdjustedController: Adjustable {
  private weak var controller: UIViewController?
  private var contribution = KeyboardInsetContribution()
  private var safeArea = KeyboardSafeArea()

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  var thing: AnyObject? { controller }

  var reference: KeyboardReference? {
    controller?.viewIfLoaded.map { KeyboardReference($0) }
  }

  var number: CGFloat { controller?.additionalSafeAreaInsets.bottom ?? 0 }

  var base: CGFloat {
    get { contribution.own(in: number) }
    set {
      guard let inset = contribution.restate(own: newValue) else { return }
      controller?.additionalSafeAreaInsets.bottom = inset
    }
  }

  func isDue(for look: KeyboardLook) -> Bool {
    contribution.isDue(amount(in: look), for: number, within: look.tolerance)
  }

  func write(_ look: KeyboardLook) {
    write(amount(in: look), measured: look.place?.safeAreaBottom)
  }

  func inherit(from older: any Adjustable) {
    guard let older = older as? AdjustedController else { return }
    contribution = older.contribution
    safeArea = older.safeArea
  }

  func restore() {
    write(0, measured: nil)
  }

  /// Returns the covered height beyond the safe-area inset without the keyboard.
  private func amount(in look: KeyboardLook) -> CGFloat {
    guard let place = look.place, look.cover.height > 0 else { return 0 }
    let unsafe = safeArea.inset(without: contribution.amount, measured: place.safeAreaBottom)
    return max(0, look.cover.height + look.options.spacing - unsafe)
  }

  private func write(_ amount: CGFloat, measured: CGFloat?) {
    guard let controller else { return }
    let inset = contribution.add(amount, to: number)
    guard number != inset else { return }
    if let measured { safeArea.willWrite(measured: measured) }
    controller.additionalSafeAreaInsets.bottom = inset
  }
}
#endif
