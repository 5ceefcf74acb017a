public import Foundation

/// The presentation of a sheet, which a user raises and lowers between its detents.
///
/// In a window up to 700 points wide the sheet is as wide as the window, and ends at its bottom. In
/// a wider one it is 704 points wide, or 540 as a form sheet, and centered, unless the controller
/// prefers a size. These numbers and the 10 points that stay free above a large sheet are the
/// stand-in's; Apple publishes none.
///
/// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
@MainActor
open class UISheetPresentationController: UIPresentationController {
  open weak var delegate: (any UISheetPresentationControllerDelegate)?

  /// The heights at which the sheet rests, from the smallest to the largest.
  ///
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detents>
  open var detents: [Detent] = [.large()] {
    didSet { placeSheet() }
  }

  /// The detent that was selected last; `nil` for the smallest one.
  ///
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier>
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { placeSheet() }
  }

  /// True to show a grabber, which is not drawn here.
  ///
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersgrabbervisible>
  open var prefersGrabberVisible = false

  /// Makes changes of the sheet with an animation.
  ///
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/animatechanges(_:)>
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: 0.5, animations: changes)
    }
  }

  /// Raises or lowers the sheet to a detent, in place of a user.
  ///
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>
  public func standInDrag(to identifier: Detent.Identifier) {
    guard detents.contains(where: { $0.identifier == identifier }) else { return }
    selectedDetentIdentifier = identifier
    containerView?.layoutIfNeeded()
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Raises the sheet to its largest detent, as UIKit does when text in it gets the focus.
  ///
  /// <https://github.com/feedback-assistant/reports/issues/669>
  func raiseForKeyboard() {
    guard let largest = detents.last?.identifier, selectedDetent?.identifier != largest else {
      return
    }
    selectedDetentIdentifier = largest
    containerView?.layoutIfNeeded()
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let selectedDetent else { return .zero }
    let bounds = containerView.bounds
    let isWide = bounds.width > 700
    let safeBottom = isWide ? 0 : containerView.safeAreaInsets.bottom
    let highest = bounds.height - containerView.safeAreaInsets.top - 10
    let context = DetentContext(
      maximumDetentValue: highest - safeBottom,
      mediumDetentValue: bounds.height / 2 - safeBottom
    )
    var size = CGSize(
      width: bounds.width,
      height: min(highest, (selectedDetent.resolvedValue(in: context) ?? 0) + safeBottom)
    )
    if isWide {
      let isForm = presentedViewController.modalPresentationStyle == .formSheet
      let preferred = presentedViewController.preferredContentSize
      size.width = preferred.width > 0 ? preferred.width : isForm ? 540 : 704
      if isForm { size.height = preferred.height > 0 ? preferred.height : 620 }
    }
    return CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / (isWide ? 2 : 1),
      width: size.width,
      height: size.height
    )
  }

  open override func containerViewWillLayoutSubviews() {
    placeSheet()
  }

  private var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  private func placeSheet() {
    guard containerView != nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent>
  @MainActor
  public final class Detent: StandInObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      public var rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// A sheet of full height.
    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A sheet of about half the height of the screen.
    ///
    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()>
    public class func medium() -> Detent {
      Detent(.medium) { ($0 as? DetentContext)?.mediumDetentValue }
    }

    /// A sheet of a height in points, to which the safe area at the bottom is added.
    ///
    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)>
    @available(iOS 16, *)
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("\(UUID())"), resolver)
    }

    /// The height in points, without the safe area at the bottom; `nil` for an inactive detent.
    @available(iOS 16, *)
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}

/// What is known of the place of a sheet.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The largest height of a sheet, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let mediumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat, mediumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
    self.mediumDetentValue = mediumDetentValue
  }
}

/// An object that hears of a sheet that its user raises or lowers; the method is optional.
///
/// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>
@MainActor
public protocol UISheetPresentationControllerDelegate: AnyObject {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
