public import Foundation

/// A scroll view of rows; here it has no rows.
@MainActor
open class UITableView: UIScrollView {
  /// The appearance of a table.
  public enum Style: Int, Sendable {
    case plain = 0
  }

  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public required init?(coder: NSCoder) { nil }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }
}

/// A scroll view of items; here it has no items.
@MainActor
open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }
}

/// The layout of a collection view's items: a name only.
@MainActor
open class UICollectionViewLayout: StandInObject {}
