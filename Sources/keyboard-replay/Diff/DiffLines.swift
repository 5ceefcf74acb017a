import KeyboardTesting

/// Prints the rows that differ as JSON Lines, each side as `play` prints it.
struct DiffLines {
  private let left: JSONLinesFormatter
  private let right: JSONLinesFormatter

  init(left: DiffSide, right: DiffSide) {
    self.left = JSONLinesFormatter(file: left.file)
    self.right = JSONLinesFormatter(file: right.file)
  }

  func line(_ row: DiffRow, isFirst: Bool) -> String {
    let (kind, parts): (String, [DiffPart]) =
      switch row {
      case .same: ("same", [])
      case .different(_, _, let parts): ("different", parts)
      case .left: ("left", [])
      case .right: ("right", [])
      }
    let keys = parts.map { "\"\($0.key)\"" }.joined(separator: ",")
    return "{\"row\":\"\(kind)\",\"first\":\(isFirst),\"parts\":[\(keys)],"
      + "\"left\":\(row.left.map(left.object) ?? "null"),"
      + "\"right\":\(row.right.map(right.object) ?? "null")}\n"
  }
}
