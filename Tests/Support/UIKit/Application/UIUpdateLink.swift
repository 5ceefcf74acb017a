import CoreFoundation

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
  /// <https://docs.rs/objc2-ui-kit/latest/objc2_ui_kit/struct.UIUpdateLink.html>, enable a link first.
  open var isEnabled = false {
    didSet {
      if isEnabled { UpdateCycle.add(self) }
    }
  }
  open var requiresContinuousUpdates = false

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

  /// The scene whose updates are observed.
  var observedScene: UIWindowScene? { scene ?? view?.window?.windowScene }

  /// True if the observed scene or view has been deallocated.
  var isOrphan: Bool { scene == nil && view == nil }

  func callHandlers() {
    guard isEnabled else { return }
    for handler in handlers { handler(self, UIUpdateInfo()) }
  }
}

extension UIWindowScene {
  /// Makes an update, as UIKit does before each frame: calls the links, then does pending layout.
  public func standInUpdate() {
    UpdateCycle.run(in: self)
    for window in windows { window.layoutIfNeeded() }
  }
}

/// The updates of all scenes, one before the end of each turn of the run loop.
@MainActor
private enum UpdateCycle {
  /// The enabled links, which are retained.
  ///
  /// Apple's page does not state that a link ends when it is released.
  private static var links: [UIUpdateLink] = []
  private static var observer: CFRunLoopObserver?

  static func add(_ link: UIUpdateLink) {
    links.removeAll { !$0.isEnabled || $0.isOrphan || $0 === link }
    links.append(link)
    // A new observer, since on Linux the main actor does not always run on the same thread.
    if let observer { CFRunLoopObserverInvalidate(observer) }
    observer = CFRunLoopObserverCreateWithHandler(nil, 1 << 5, true, 1_999_999) { _, _ in
      MainActor.assumeIsolated(runAll)
    }
    CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopCommonModes)
  }

  static func run(in scene: UIWindowScene) {
    for link in links where link.observedScene === scene { link.callHandlers() }
  }

  private static func runAll() {
    var scenes: [UIWindowScene] = []
    for scene in links.compactMap(\.observedScene)
    where !scenes.contains(where: { $0 === scene }) {
      scenes.append(scene)
    }
    for scene in scenes { scene.standInUpdate() }
  }
}
