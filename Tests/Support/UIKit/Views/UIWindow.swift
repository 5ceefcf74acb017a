public import Foundation

/// The outermost view; its frame is in screen coordinates and need not start at the origin.
@MainActor
open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue) }
  }

  public private(set) var isKeyWindow = false
  open var windowLevel = UIWindow.Level.normal

  private var barInsets = UIEdgeInsets.zero
  /// The safe area, which is zero until the window is visible.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>
  var visibleBarInsets: UIEdgeInsets { isHidden ? .zero : barInsets }
  public internal(set) weak var standInFirstResponder: UIResponder?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    barInsets = windowScene.standInSafeAreaInsets
    // The property's observer is not called in an initializer of its own class.
    windowScene.add(self)
  }

  open override var next: UIResponder? { windowScene }
  open var screen: UIScreen { windowScene?.screen ?? .main }

  open override var isHidden: Bool {
    didSet {
      refreshSafeArea()
      showRoot()
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// The notification that a window has become key; its object is the window.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiwindow/didbecomekeynotification>
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification"
  )

  /// Sets the safe area of the window, in place of the device's bars and edges.
  public func standInSetSafeAreaInsets(_ insets: UIEdgeInsets) {
    barInsets = insets
    refreshSafeArea()
  }

  override func didPlace(resized: Bool, scrolled: Bool) {
    if resized { rootViewController?.viewIfLoaded?.frame = bounds }
  }

  private func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.viewIfLoaded?.removeFromSuperview()
    showRoot()
  }

  /// Shows the root controller's view in a window that is not hidden, unless it is shown already.
  private func showRoot() {
    guard !isHidden, let rootViewController, rootViewController.viewIfLoaded?.window == nil
    else { return }
    rootViewController.standInAppear(in: self)
  }
}

extension UIWindow {
  /// The place of a window in front of others.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiwindow/level>
  public struct Level: RawRepresentable, Sendable, Hashable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
  }
}
