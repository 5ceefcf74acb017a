public import Foundation

/// A controller whose view is a table, which avoids the keyboard by itself.
///
/// UIKit's part of the inset in such a table is known from reports. A test sets it here:
/// <https://github.com/lionheart/openradar-mirror/issues/5016>.
@MainActor
open class UITableViewController: UIViewController {
  private let style: UITableView.Style

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  // Apple's signature is implicitly unwrapped, so this one must be.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    view = UITableView(frame: UIScreen.main.bounds, style: style)
  }
}

/// A controller whose view is a collection view, which avoids the keyboard by itself.
///
/// Public class dumps of iOS 13.4 and 15.6 show `_UIKeyboardAutoRespondingScrollViewController`.
@MainActor
open class UICollectionViewController: UIViewController {
  private let layout: UICollectionViewLayout

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  // Apple's signature is implicitly unwrapped, so this one must be.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  open override func loadView() {
    view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
  }
}
