// UIKit for the chat of Examples beyond the stand-in. Signatures are Apple's.

import Foundation
import UIKit

/// A table whose rows are 44 points high, and drawn nowhere.
class UITableView: UIKit.UITableView {
  enum RowAnimation { case automatic }
  enum ScrollPosition { case bottom }

  private static let rowHeight: CGFloat = 44

  weak var dataSource: (any UITableViewDataSource)? {
    didSet { countRows() }
  }

  func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    countRows()
  }

  func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let end = CGFloat(indexPath.row + 1) * Self.rowHeight + adjustedContentInset.bottom
    contentOffset.y = max(end - bounds.height, -adjustedContentInset.top)
  }

  private func countRows() {
    let count = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    contentSize.height = CGFloat(count) * Self.rowHeight
  }
}

@MainActor
protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

class UITableViewCell: UIView {
  var contentConfiguration: UIListContentConfiguration?

  func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

struct UIListContentConfiguration {
  var text: String?
}

extension IndexPath {
  init(row: Int, section: Int) { self = [section, row] }
  var row: Int { self[1] }
}

extension UITextView {
  var adjustsFontForContentSizeCategory: Bool {
    get { true }
    set {}
  }
  var font: UIFont? {
    get { nil }
    set {}
  }
  func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
}
