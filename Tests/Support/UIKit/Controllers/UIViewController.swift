public import Foundation

/// An object that owns a tree of views, and is called when they appear.
@MainActor
open class UIViewController: UIResponder, UIContentContainer {
  /// Insets that the view adds to its safe area in its next layout.
  ///
  /// UIKit reports a change of the safe area just before `viewDidLayoutSubviews`:
  /// <https://github.com/material-components/material-components-ios/pull/1982>
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loaded?.setNeedsSafeAreaUpdate() } }
  }

  /// The lengths of a container's bars over this controller's view.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loaded?.refreshSafeArea() } }
  }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var preferredContentSize = CGSize.zero {
    didSet {
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
  public internal(set) var isBeingPresented = false

  /// The controller that this one presents itself, not one around it.
  var presented: UIViewController?
  /// The controller that presents this one itself, not one around it.
  weak var presenter: UIViewController?
  var presentation: UIPresentationController?
  var transition: Transition?
  private var loaded: UIView?

  /// Creates a controller; the stand-in has no nib files.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Returns `nil`: the stand-in does not decode controllers.
  public required init?(coder: NSCoder) { nil }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // Apple's signature is implicitly unwrapped, so this one must be.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      loaded?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loaded }

  /// The presenting controller, or else the view around this controller's view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiresponder/next>
  open override var next: UIResponder? { presenter ?? loaded?.superview }

  override var focusWindow: UIWindow? { loaded?.window }

  /// Loads the view, unless it is loaded.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Creates the view, as large as the main screen, unless a subclass overrides it.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has its frame and is about to appear.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)>
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}

  open func viewDidLayoutSubviews() {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Called by UIKit before the size of the view changes: on all controllers that the window shows.
  ///
  /// <https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)>
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    presented?.viewWillTransition(to: size, with: coordinator)
  }
}

/// A controller of an input view or an input accessory view; here it adds no behaviour.
@MainActor
open class UIInputViewController: UIViewController {}

// MARK: - Appearance

extension UIViewController {
  /// The moments at which a view appears, in their order.
  enum Appearance {
    case willAppear
    case isAppearing
    case didAppear
  }

  /// Calls this controller, and then the children whose views are in its view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods>
  func report(_ appearance: Appearance, animated: Bool) {
    switch appearance {
    case .willAppear: viewWillAppear(animated)
    case .isAppearing: viewIsAppearing(animated)
    case .didAppear: viewDidAppear(animated)
    }
    guard let loaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: loaded) == true {
      child.report(appearance, animated: animated)
    }
  }

  /// Shows the view in a window, and fills it, in place of a presentation.
  ///
  /// The order is UIKit's: load, will appear, into the window, is appearing, layout, did appear.
  /// UIKit ends a turn of the run loop later; here the appearance has ended on return.
  public func standInAppear(in window: UIWindow) {
    loadViewIfNeeded()
    report(.willAppear, animated: false)
    if let view = viewIfLoaded {
      view.frame = window.bounds
      window.addSubview(view)
    }
    report(.isAppearing, animated: false)
    window.layoutIfNeeded()
    report(.didAppear, animated: false)
  }
}
