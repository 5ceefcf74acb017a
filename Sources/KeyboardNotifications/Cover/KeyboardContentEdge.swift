/// The edge of the visible content that stays where it is when the keyboard comes or goes.
public enum KeyboardContentEdge: String, Sendable, Hashable, CaseIterable {
  /// What is at the top stays there, as in a form.
  case top
  /// What is at the bottom stays just above the keyboard, as in a chat.
  case bottom
}
