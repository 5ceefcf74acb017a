// A test double of UIKit for Linux; never a product.

public import Foundation

/// A scroll view of rows; here only the scroll view.
@MainActor
open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// The state of a table of plain rows.
    case plain = 0

    /// The state of a table of groups.
    case grouped = 1

    /// The state of a table of rounded groups.
    case insetGrouped = 2
  }

  /// How the table looks.
  public let style: Style

  /// Creates a table with a frame.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table with an empty frame.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// Creates a plain table with a frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }
}

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

/// What would place the items of a collection view: a name only.
@MainActor
open class UICollectionViewLayout: StandInObject {}
