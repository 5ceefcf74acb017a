// A test double of UIKit for Linux; never a product.

public import Foundation

/// A view that tells others what the user did with it.
///
/// Only actions made of closures are here: targets need selectors, which Linux lacks.
@MainActor
open class UIControl: UIView {
  /// What a user does with a control.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates a set of events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// The main action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)

    /// The text changed while editing.
    public static let editingChanged = Event(rawValue: 1 << 17)

    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  /// Whether the control accepts touches.
  open var isEnabled = true

  private var actions: [(events: Event, action: UIAction)] = []

  /// Has an action run on events.
  ///
  /// <https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)>
  @available(iOS 14.0, *)
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Runs the actions added for the events.
  ///
  /// <https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)>
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
}

/// A title and what happens when it is chosen.
///
/// <https://developer.apple.com/documentation/uikit/uiaction>
@available(iOS 13.0, *)
@MainActor
open class UIAction: StandInObject {
  /// The words shown.
  public let title: String

  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

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

/// A view that shows text.
@MainActor
open class UILabel: UIView {
  /// The text shown.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: CGFloat(text?.count ?? 0) * TextStore.characterWidth,
      height: text?.isEmpty == false ? TextStore.lineHeight : 0
    )
  }
}
