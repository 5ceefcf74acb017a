public import Foundation

/// A view that a user operates.
@MainActor
open class UIControl: UIView {
  /// The states of a control.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
  }

  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// Performs the actions of an event, in place of a user.
  ///
  /// <https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)>
  open func sendActions(for controlEvents: Event) {}
}

/// An action of a control, with a title.
@MainActor
open class UIAction: StandInObject {
  public let title: String
  let handler: (UIAction) -> Void

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

/// A control to press.
@MainActor
open class UIButton: UIControl {
  /// The appearances of a button, of which nothing is drawn here.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  private var action: UIAction?

  /// Makes a button of a type.
  ///
  /// <https://developer.apple.com/documentation/uikit/uibutton/init(type:)>
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
  }

  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    action = primaryAction
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: StandInText.controlHeight)
  }

  /// Sets the title, which is drawn nowhere here.
  open func setTitle(_ title: String?, for state: State) {}

  open override func sendActions(for controlEvents: Event) {
    guard controlEvents.contains(.primaryActionTriggered) else { return }
    if let action { action.handler(action) }
  }
}

/// A line of text, which is 20 points high here.
@MainActor
open class UILabel: UIView {
  open var text: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override var intrinsicContentSize: CGSize {
    let height = text?.isEmpty == false ? StandInText.lineHeight : 0
    return CGSize(width: Self.noIntrinsicMetric, height: height)
  }
}
