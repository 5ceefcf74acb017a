// A test double of UIKit for Linux; never a product.

import Foundation

/// Text and its selection, drawn in a fixed-width font: 8 points a character, 20 points a line.
///
/// Lines break at line feeds only, so that a test can work carets out by hand.
struct TextStore {
  static let characterWidth: CGFloat = 8
  static let lineHeight: CGFloat = 20

  var text = "" {
    didSet { selection = text.count..<text.count }
  }

  var selection = 0..<0

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  mutating func insert(_ new: String) {
    let start = selection.lowerBound
    var characters = Array(text)
    characters.replaceSubrange(selection, with: Array(new))
    text = String(characters)
    selection = (start + new.count)..<(start + new.count)
  }

  mutating func deleteBackward() {
    if selection.isEmpty {
      guard selection.lowerBound > 0 else { return }
      selection = (selection.lowerBound - 1)..<selection.lowerBound
    }
    insert("")
  }

  mutating func select(_ range: Range<Int>) {
    selection = range.clamped(to: 0..<text.count)
  }

  func caret(at offset: Int, from origin: CGPoint) -> CGRect {
    let before = text.prefix(max(offset, 0)).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return CGRect(
      x: origin.x + CGFloat(before.last?.count ?? 0) * Self.characterWidth,
      y: origin.y + CGFloat(max(before.count - 1, 0)) * Self.lineHeight,
      width: 2,
      height: Self.lineHeight
    )
  }
}

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
