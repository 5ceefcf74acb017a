import KeyboardUIKit
import UIKit

final class NoteCell: UITableViewCell {
  let text = UITextView()

  func addText() {
    text.isScrollEnabled = false  // grows with its text
    text.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(
        equalTo: contentView.topAnchor
      ),
      text.bottomAnchor.constraint(
        equalTo: contentView.bottomAnchor
      ),
      text.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor,
        constant: 16
      ),
      text.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor,
        constant: -16
      ),
    ])
  }
}

final class NotesViewController: UIViewController,
  UITableViewDataSource, UITextViewDelegate
{
  private let table = UITableView()
  private var adjustment: KeyboardAdjustment?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [
      .flexibleWidth, .flexibleHeight,
    ]
    table.dataSource = self
    view.addSubview(table)
    adjustment = table.adjustForKeyboard(spacing: 8)
  }

  func textViewDidChange(_ textView: UITextView) {
    // Gives the row its new height.
    table.performBatchUpdates(nil)
  }

  func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    20
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = NoteCell(
      style: .default,
      reuseIdentifier: nil
    )
    cell.addText()
    cell.text.delegate = self
    return cell
  }
}
