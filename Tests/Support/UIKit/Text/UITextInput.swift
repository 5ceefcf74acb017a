// A test double of UIKit for Linux; never a product.

public import Foundation

/// A responder that takes typed text.
///
/// <https://developer.apple.com/documentation/uikit/uikeyinput>
@MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Types text at the caret, in place of what is selected.
  func insertText(_ text: String)

  /// Deletes what is selected, or the character before the caret.
  func deleteBackward()
}

/// A responder with text, a selection and carets: the part of it that adapters ask.
///
/// <https://developer.apple.com/documentation/uikit/uitextinput>
@MainActor
public protocol UITextInput: UIKeyInput {
  /// What is selected, nil when the responder has no selection.
  var selectedTextRange: UITextRange? { get set }

  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The place after the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the place some characters away, nil when that is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the number of characters between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the caret's rectangle at a place, in the responder's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
}

/// A place between two characters.
@MainActor
open class UITextPosition: StandInObject {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}

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

/// A keyboard that a user can choose: its language, or that it is the emoji keyboard.
///
/// <https://developer.apple.com/documentation/uikit/uitextinputmode>
@MainActor
open class UITextInputMode: StandInObject {
  /// Posted when the user has chosen another keyboard.
  public nonisolated static let currentInputModeDidChangeNotification =
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")

  /// The language, such as `en-US` or `dictation`; reported to be nil for emoji.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitextinputmode/primarylanguage>
  open var primaryLanguage: String? { language }

  private let language: String?

  /// Creates an input mode: a stand-in, as only the system creates one elsewhere.
  public init(standInLanguage language: String?) {
    self.language = language
  }
}
