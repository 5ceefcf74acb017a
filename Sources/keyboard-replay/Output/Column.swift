/// A column of a table.
///
/// A text that is too wide moves what follows, and nothing is cut.
struct Column {
  enum Side {
    case left, right
  }

  var width: Int
  var side: Side

  func text(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return side == .left ? text + space : space + text
  }
}
