import Foundation

/// A button of a bar.
@MainActor
open class UIBarButtonItem: StandInObject {
  /// The buttons that the system gives a title or an image.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case flexibleSpace = 5
  }

  open var title: String?
  private let action: UIAction?

  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.title = title
    action = primaryAction
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
  }

  /// Returns a space that grows.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Presses the button, in place of a user.
  public func standInPress() {
    if let action { action.handler(action) }
  }
}

/// A bar with buttons, which are drawn nowhere here.
@MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
}
