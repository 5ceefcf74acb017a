/// Part of the visible content that stays where it is when the keyboard comes or goes.
///
/// When the scroll view itself changes its size, as in a rotation, UIKit keeps the offset, whatever
/// the anchor is.
public enum KeyboardContentAnchor: Sendable {
  /// The content at the top stays there, as in a form.
  case top
  /// The content at the bottom stays just above the keyboard, as in a chat that is scrolled back.
  case bottom
  /// The end of the content is shown whenever the keyboard appears or grows, wherever the user had
  /// scrolled to; otherwise as ``bottom``.
  case end
}
