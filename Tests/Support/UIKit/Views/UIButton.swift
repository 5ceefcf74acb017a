// A test double of UIKit for Linux; never a product.

public import Foundation

/// A control to press.
@MainActor
open class UIButton: UIControl {
  /// Creates a button that runs an action when it is pressed.
  ///
  /// <https://developer.apple.com/documentation/uikit/uibutton/init(frame:primaryaction:)>
  @available(iOS 14.0, *)
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Presses the button: a stand-in for a finger.
  public func standInPress() {
    guard isEnabled else { return }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
