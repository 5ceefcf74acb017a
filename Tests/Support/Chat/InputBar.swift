import UIKit

/// A text view that grows with its text, and a button to send it.
final class InputBar: UIView, UITextViewDelegate {
  let text = UITextView()
  private(set) lazy var button = UIButton(
    primaryAction: UIAction(title: "Send") { [weak self] _ in
      self?.send()
    }
  )
  /// Called with a text to send.
  var onSend: (String) -> Void = { _ in }
  private lazy var textHeight = text.heightAnchor.constraint(
    equalToConstant: 36
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    text.delegate = self
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    for view in [text, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      textHeight,
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      text.leadingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.leadingAnchor,
        constant: 12
      ),
      button.leadingAnchor.constraint(
        equalTo: text.trailingAnchor,
        constant: 12
      ),
      button.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor,
        constant: -12
      ),
      button.bottomAnchor.constraint(equalTo: text.bottomAnchor),
      button.widthAnchor.constraint(equalToConstant: 60),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // The width and the font may have changed.
  override func layoutSubviews() {
    super.layoutSubviews()
    fit()
  }

  func textViewDidChange(_ textView: UITextView) {
    fit()
  }

  /// Makes the text as high as its lines, up to about five.
  private func fit() {
    let size = CGSize(
      width: text.bounds.width,
      height: .greatestFiniteMagnitude
    )
    textHeight.constant = min(text.sizeThatFits(size).height, 120)
  }

  private func send() {
    guard let words = text.text, !words.isEmpty else { return }
    text.text = ""
    fit()
    onSend(words)
  }
}
