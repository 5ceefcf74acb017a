import UIKit

/// A text view that grows with its text, and a button to send it.
@MainActor
final class InputBar: UIView, UITextViewDelegate {
  let text = UITextView(frame: .zero)
  private(set) lazy var button = UIButton(
    primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() }
  )
  /// Told of a text to send.
  var onSend: (String) -> Void = { _ in }
  private lazy var textHeight = text.heightAnchor.constraint(equalToConstant: 36)

  /// The height of the bar, its margins included.
  var height: CGFloat { textHeight.constant + 16 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.delegate = self
    for view in [text, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      textHeight,
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      button.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 12),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      button.bottomAnchor.constraint(equalTo: text.bottomAnchor),
      button.widthAnchor.constraint(equalToConstant: 60),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ textView: UITextView) {
    fit()
  }

  /// Grows or shrinks with the text, from one line to about five.
  private func fit() {
    let fitting = min(max(text.contentSize.height, 36), 120)
    if textHeight.constant != fitting { textHeight.constant = fitting }
  }

  private func send() {
    guard let words = text.text, !words.isEmpty else { return }
    text.text = ""
    fit()
    onSend(words)
  }
}
