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
  /// scroll view or a constraint to the safe area of the same screen beside.
  ///
  /// - Parameters:
  ///   - spacing: The space in points to leave above the keyboard, while there is one.
  ///   - condition: When to take part.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: What keeps the safe area right; keep it as long as that should last. It does not
  ///   keep the controller alive.
  public func adjustForKeyboard(
    spacing: CGFloat = 0,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    guard !isContainer else {
      FailureReporter.shared.report(
        "\(type(of: self)) is a container, whose safe area is not adjusted.",
        of: KeyboardNotificationType.willShow.name,
        reading: UIViewController.self,
        remedy: "Call adjustForKeyboard on the controller of the content."
      )
      return KeyboardAdjustment(nil)
    }
    loadViewIfNeeded()
    let target = SafeAreaTarget(self, spacing: spacing)
    return KeyboardAdjustment(KeyboardAdjuster(target, while: condition, tracker: tracker))
  }

  private var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}

/// The additional safe area of a view controller.
@MainActor
private final class SafeAreaTarget: KeyboardTarget {
  let changesLayout = true
  private weak var controller: UIViewController?
  private let spacing: CGFloat
  private var contribution = KeyboardInsetContribution()
  private var safeArea = KeyboardSafeArea()

  init(_ controller: UIViewController, spacing: CGFloat) {
    self.controller = controller
    self.spacing = spacing
  }

  var view: UIView? { controller?.viewIfLoaded }

  func isDue(for cover: KeyboardCover, since cause: KeyboardMonitor.Cause) -> Bool {
    guard let controller else { return false }
    return contribution.amount != amount(for: cover)
      || contribution.isStale(for: controller.additionalSafeAreaInsets.bottom)
  }

  func apply(_ cover: KeyboardCover, since cause: KeyboardMonitor.Cause) {
    write(amount(for: cover))
  }

  func restate(own: CGFloat) {
    guard let inset = contribution.restate(own: own) else { return }
    controller?.additionalSafeAreaInsets.bottom = inset
  }

  func restore() {
    write(0)
  }

  /// What is covered beyond what is unsafe without the keyboard.
  private func amount(for cover: KeyboardCover) -> CGFloat {
    guard let view, cover.height > 0 else { return 0 }
    let measured = view.safeAreaInsets.bottom
    let unsafe = safeArea.inset(without: contribution.amount, measured: measured)
    return max(0, cover.height + spacing - unsafe)
  }

  private func write(_ amount: CGFloat) {
    guard let controller, let view else { return }
    let inset = contribution.add(amount, to: controller.additionalSafeAreaInsets.bottom)
    guard controller.additionalSafeAreaInsets.bottom != inset else { return }
    safeArea.willWrite(measured: view.safeAreaInsets.bottom)
    controller.additionalSafeAreaInsets.bottom = inset
  }
}
#endif
