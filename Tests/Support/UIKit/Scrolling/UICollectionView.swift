// A test double of UIKit for Linux; never a product.

public import Foundation

/// A scroll view of items; here only the scroll view.
@MainActor
open class UICollectionView: UIScrollView {
  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout

  /// Creates a collection view with a frame.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Creates a collection view with an empty frame.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
}
