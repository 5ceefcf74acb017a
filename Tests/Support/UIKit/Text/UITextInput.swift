public import Foundation

/// Editable text with a caret; here the caret is behind the last character.
@MainActor
public protocol UITextInput: AnyObject {
  var selectedTextRange: UITextRange? { get }
  func insertText(_ text: String)
  func caretRect(for position: UITextPosition) -> CGRect
}

/// A position in text.
@MainActor
open class UITextPosition: StandInObject {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}

/// A part of text.
@MainActor
open class UITextRange: StandInObject {
  public let end: UITextPosition

  init(at offset: Int) {
    end = UITextPosition(offset: offset)
  }
}

/// Geometry of text: each line is 20 points high, and characters have no width.
enum StandInText {
  static let lineHeight: CGFloat = 20
  /// The height of a field or a button without a constraint.
  static let controlHeight: CGFloat = 34

  static func lines(of text: Substring) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  static func caret(in text: String, at offset: Int, from origin: CGPoint) -> CGRect {
    let lines = lines(of: text.prefix(offset))
    return CGRect(
      x: origin.x,
      y: origin.y + CGFloat(max(lines.count - 1, 0)) * lineHeight,
      width: 2,
      height: lineHeight
    )
  }
}
