public import Foundation

/// A scroll view of rows, which are 44 points high here, and drawn nowhere.
@MainActor
open class UITableView: UIScrollView {
  /// The appearance of a table.
  public enum Style: Int, Sendable {
    case plain = 0
  }

  /// The animation of rows that come and go.
  public enum RowAnimation: Int, Sendable {
    case none = 5
    case automatic = 100
  }

  /// The place to which a table scrolls a row.
  public enum ScrollPosition: Int, Sendable {
    case bottom = 3
  }

  private static let rowHeight: CGFloat = 44

  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { countRows() }
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    countRows()
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    countRows()
    completion?(true)
  }

  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    let end = CGFloat(indexPath.row + 1) * Self.rowHeight + adjustedContentInset.bottom
    contentOffset.y = max(end - bounds.height, -adjustedContentInset.top)
  }

  private func countRows() {
    guard let dataSource else { return }
    let count = dataSource.tableView(self, numberOfRowsInSection: 0)
    contentSize.height = CGFloat(count) * Self.rowHeight
  }

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

/// The object that has the rows of a table.
///
/// <https://developer.apple.com/documentation/uikit/uitableviewdatasource>
@MainActor
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
  /// The layout of a row.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
  }

  public let contentView = UIView()
  open var contentConfiguration: UIListContentConfiguration?

  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}

/// The text of a row.
public struct UIListContentConfiguration: Sendable {
  public var text: String?
}

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public var row: Int { self[1] }
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
