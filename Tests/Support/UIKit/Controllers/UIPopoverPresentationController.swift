/// The presentation of a popover: a name only, since a popover is a sheet here, as on a phone.
///
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
}

extension UIViewController {
  /// The presentation controller of a popover; `nil` here.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
