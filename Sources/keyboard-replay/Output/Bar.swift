/// A bar that shows how much of a height is covered, to an eighth of a letter.
struct Bar {
  var width: Int

  func text(_ part: Double, of whole: Double) -> String {
    guard whole > 0, whole.isFinite, part > 0 else { return "" }
    let eighths = Int((min(part / whole, 1) * Double(width * 8)).rounded())
    let blocks: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (rest == 0 ? "" : String(blocks[rest - 1]))
  }
}
