/// A phase of an update of the interface; here there is only the one before the commit.
///
/// <https://developer.apple.com/documentation/uikit/uiupdateactionphase>
@MainActor
public final class UIUpdateActionPhase {
  /// The phase before Core Animation lays out and commits.
  public static let beforeCATransactionCommit = UIUpdateActionPhase()

  private init() {}
}

/// Properties of an update; here there are none.
@MainActor
public final class UIUpdateInfo {
  init() {}
}

/// An observer of the updates of a scene, or of a view while it is in a window.
///
/// <https://developer.apple.com/documentation/uikit/uiupdatelink>
@MainActor
open class UIUpdateLink: StandInObject {
  /// True if the handlers are called, which an app sets.
  ///
  /// Apple's page gives true as the default. Its own sample and the header's words, as in
  /// <https://docs.rs/objc2-ui-kit/latest/objc2_ui_kit/struct.UIUpdateLink.html>, enable a link
  /// first.
  open var isEnabled = false {
    didSet { enabledDidChange() }
  }
  open var requiresContinuousUpdates = false

  /// The enabled links, which are retained.
  ///
  /// Apple's page does not state that a link ends when it is released.
  fileprivate private(set) static var enabled: [UIUpdateLink] = []

  private weak var scene: UIWindowScene?
  private weak var view: UIView?
  private var handlers: [(UIUpdateLink, UIUpdateInfo) -> Void] = []

  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }

  public init(view: UIView) {
    self.view = view
    super.init()
  }

  open func addAction(
    to phase: UIUpdateActionPhase,
    handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    handlers.append(handler)
  }

  /// Keeps the list of enabled links, without those whose scene or view has been deallocated.
  private func enabledDidChange() {
    Self.enabled.removeAll { $0 === self || ($0.scene == nil && $0.view == nil) }
    if isEnabled { Self.enabled.append(self) }
  }

  fileprivate var observed: UIWindowScene? { scene ?? view?.window?.windowScene }

  /// Calls the handlers for an update of a scene, if the link observes that scene.
  fileprivate func update(_ updated: UIWindowScene) {
    guard isEnabled, observed === updated else { return }
    for handler in handlers { handler(self, UIUpdateInfo()) }
  }
}

extension UIWindowScene {
  /// The number of enabled links of the scene.
  public var standInEnabledLinks: Int {
    UIUpdateLink.enabled.filter { $0.observed === self }.count
  }

  /// Makes an update, as UIKit does before each frame: calls the links, then does pending layout.
  public func standInUpdate() {
    for link in UIUpdateLink.enabled { link.update(self) }
    for window in windows { window.layoutIfNeeded() }
  }
}
