public import Foundation

/// An object that owns a tree of views, and is called when they appear and disappear.
@MainActor
open class UIViewController: UIResponder, UIContentContainer {
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loaded?.refreshSafeArea() }
  }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var preferredContentSize = CGSize.zero {
    didSet {
      presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  public internal(set) var presentationController: UIPresentationController?
  public internal(set) var children: [UIViewController] = []
  public internal(set) var presentedViewController: UIViewController?
  public internal(set) weak var presentingViewController: UIViewController?
  public internal(set) var isBeingPresented = false

  var endTransition: (() -> Void)?
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
  open override var next: UIResponder? { loaded?.superview }

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
  open func viewDidDisappear(_ animated: Bool) {}

  open func viewDidLayoutSubviews() {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Called by UIKit before the size of the view changes; here a test calls it.
  ///
  /// <https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)>
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// A controller of an input view or an input accessory view; here it adds no behaviour.
@MainActor
open class UIInputViewController: UIViewController {}

extension UIViewController {
  /// Shows the view in a window, and fills it, in place of a presentation.
  ///
  /// The order is UIKit's: load, will appear, into the window, is appearing, layout, did appear.
  /// UIKit ends a turn of the run loop later; here the appearance has ended on return.
  public func standInAppear(in window: UIWindow) {
    loadViewIfNeeded()
    viewWillAppear(false)
    if let view = viewIfLoaded {
      view.frame = window.bounds
      window.addSubview(view)
    }
    viewIsAppearing(false)
    window.layoutIfNeeded()
    viewDidAppear(false)
  }
}
