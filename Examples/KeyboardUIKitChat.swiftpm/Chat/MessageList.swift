import UIKit

/// A scroll view of messages, one below the other.
@MainActor
final class MessageList: UIScrollView {
  private static let rowHeight: CGFloat = 44
  private var rows: [UILabel] = []

  func append(_ message: String) {
    let row = UILabel(frame: .zero)
    row.text = message
    rows.append(row)
    addSubview(row)
    contentSize.height = CGFloat(rows.count) * Self.rowHeight
    setNeedsLayout()
    scrollToEnd()
  }

  /// Scrolls to where the last message is just above the bar.
  func scrollToEnd() {
    let end = contentSize.height + adjustedContentInset.bottom - bounds.height
    contentOffset.y = max(end, -adjustedContentInset.top)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 16,
        y: CGFloat(index) * Self.rowHeight,
        width: max(0, bounds.width - 32),
        height: Self.rowHeight
      )
    }
  }
}
