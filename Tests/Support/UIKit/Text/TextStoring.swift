// A test double of UIKit for Linux; never a product.

import Foundation

/// What text fields and text views share: the answers of a text store.
@MainActor
protocol TextStoring: UITextInput, UIResponder {
  var store: TextStore { get set }
  var textOrigin: CGPoint { get }
  func didEdit()
}

extension TextStoring {
  var storedRange: UITextRange {
    get {
      UITextRange(
        start: UITextPosition(offset: store.selection.lowerBound),
        end: UITextPosition(offset: store.selection.upperBound)
      )
    }
    set {
      let low = min(newValue.start.offset, newValue.end.offset)
      let high = max(newValue.start.offset, newValue.end.offset)
      store.select(low..<high)
    }
  }

  func storedPosition(_ position: UITextPosition, plus offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...store.text.count).contains(target) ? UITextPosition(offset: target) : nil
  }

  func type(_ text: String) {
    store.insert(text)
    didEdit()
  }

  func backspace() {
    guard !store.text.isEmpty else { return }
    store.deleteBackward()
    didEdit()
  }
}
