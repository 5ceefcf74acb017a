public import Foundation

/// The presentation of a sheet, which a user raises and lowers between its detents.
///
/// The sheet is as wide as the window, and ends at its bottom: that of a phone. The 10 points that
/// stay free above a large sheet are the stand-in's; Apple publishes none.
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
    let highest = bounds.height - containerView.safeAreaInsets.top - 10
    let height = selectedDetent.identifier == .medium ? bounds.height / 2 : highest
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
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

      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }

    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
    }

    /// A sheet of full height.
    public class func large() -> Detent { Detent(.large) }

    /// A sheet of half the height of the window.
    ///
    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()>
    public class func medium() -> Detent { Detent(.medium) }
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
