// A test double of UIKit for Linux; never a product.

public import Foundation

/// The outermost view; its frame is in screen coordinates and need not start at the origin.
@MainActor
open class UIWindow: UIView {
  /// Posted when a window has become the one that gets key events.
  public nonisolated static let didBecomeKeyNotification =
    NSNotification.Name("UIWindowDidBecomeKeyNotification")

  /// Posted when a window has become visible.
  public nonisolated static let didBecomeVisibleNotification =
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")

  /// The scene the window is in.
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

  /// Whether the window gets key events.
  public private(set) var isKeyWindow = false

  private(set) var barInsets = UIEdgeInsets.zero
  weak var firstResponder: UIResponder?
  var inputMode: UITextInputMode?

  /// Creates a hidden window with a frame in screen coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden window with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Creates a hidden window as large as its scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    // The property's observer does not run within its own class' initializer.
    windowScene.add(self)
  }

  open override var next: UIResponder? { windowScene }

  /// The screen of the window's scene, or the main one.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, let rootViewController else { return }
      isHidden ? dismiss(rootViewController) : present(rootViewController)
    }
  }

  open override var safeAreaInsets: UIEdgeInsets { barInsets }

  /// Shows the window and gives it the key events.
  open func makeKeyAndVisible() {
    isHidden = false
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Says how much bars and edges cover: a stand-in for the device's shape.
  public func standInSetSafeAreaInsets(_ insets: UIEdgeInsets) {
    barInsets = insets
    refreshSafeArea()
  }

  /// Chooses another keyboard for whatever has the focus: a stand-in for the globe key.
  ///
  /// Posting the notification is left to the test, on the center of its choice.
  public func standInSetInputMode(_ mode: UITextInputMode?) {
    inputMode = mode
  }

  override func didPlace(resized: Bool, scrolled: Bool) {
    if resized { rootViewController?.viewIfLoaded?.frame = bounds }
  }

  private func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old, !isHidden { dismiss(old) }
    if let rootViewController, !isHidden { present(rootViewController) }
  }

  private func present(_ controller: UIViewController) {
    controller.standInAppear(in: self)
  }

  private func dismiss(_ controller: UIViewController) {
    controller.standInDisappear()
  }
}
