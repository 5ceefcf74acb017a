// A test double of UIKit for Linux; never a product.

/// The text between two positions.
@MainActor
open class UITextRange: StandInObject {
  /// Where the range starts.
  public let start: UITextPosition

  /// Where the range ends.
  public let end: UITextPosition

  /// Whether nothing is in the range: a caret.
  open var isEmpty: Bool { start.offset == end.offset }

  init(start: UITextPosition, end: UITextPosition) {
    self.start = start
    self.end = end
  }
}
