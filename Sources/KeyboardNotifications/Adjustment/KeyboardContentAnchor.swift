/// Part of the visible content that keeps its place when the keyboard appears or disappears.
///
/// A scroll view that becomes smaller for the keyboard, such as one that ends at a bar, keeps that
/// part too. When it changes its size for another reason, as in a rotation, UIKit keeps the offset
/// for each anchor.
public enum KeyboardContentAnchor: Sendable {
  /// The content at the top stays there, as in a form.
  case top
  /// The content at the bottom stays just above the keyboard, as in a chat that is scrolled back.
  case bottom
  /// The end of the content is shown whenever the keyboard appears or grows, from any position.
  ///
  /// At all other changes this is the same as ``bottom``.
  case end
}
