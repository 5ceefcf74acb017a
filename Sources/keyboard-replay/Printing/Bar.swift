/// A bar that shows how much of a height is covered, to an eighth of a letter.
struct Bar {
  /// The number of letters of a bar for the whole height.
  var width: Int

  /// Returns the bar; an empty text if the height is not known.
  func text(_ part: Double, of whole: Double) -> String {
    // mutant: > to >=, because a part of zero has a bar without blocks
    guard whole > 0, whole.isFinite, part > 0 else { return "" }
    let eighths = Int((min(part / whole, 1) * Double(width * 8)).rounded())
    let blocks: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (rest == 0 ? "" : String(blocks[rest - 1]))
  }
}
