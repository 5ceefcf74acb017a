/// What all pictures of a page share, to be defined once.
enum PictureParts {
  /// A keyboard of four rows that takes any size, what is covered, and the marks of steps.
  static let definitions = """
    <defs>\
    <symbol id="keys" viewBox="0 0 100 56" preserveAspectRatio="none">\
    <rect class="k-board" width="100" height="56"/><path class="k-keys" d="\(keys)"/></symbol>\
    <symbol id="cover"><rect class="o-tint" width="100%" height="100%"/>\
    <rect class="o-bar" width="11" height="100%"/>\
    <rect class="o-line" width="100%" height="5"/></symbol>\
    \(marks)</defs>
    """

  /// The marks of steps: told apart by shape, and by colour besides.
  private static let marks = ReportStep.Kind.allCases.map { kind in
    "<path id=\"m-\(kind)\" class=\"m-\(kind)\" d=\"\(outline(of: kind))\"/>"
  }.joined()

  private static func outline(of kind: ReportStep.Kind) -> String {
    switch kind {
    case .change: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z"
    case .noted: "M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z"
    case .dropped: "M-3.5-3.5l7 7m0-7l-7 7"
    case .application: "M0-4.5l4.5 4.5l-4.5 4.5l-4.5-4.5z"
    case .setting: "M-3.5-3.5h7v7h-7z"
    }
  }

  /// Three rows of letters, and a row with a space bar.
  private static let keys: String = {
    var path = ""
    for (row, count) in [10, 9, 7].enumerated() {
      let start = 50 - Double(count) * 4.8 + 0.7
      for key in 0..<count {
        path += keyPath(x: start + Double(key) * 9.6, row: row, width: 8.2)
      }
    }
    for x in [2.7, 85.9] { path += keyPath(x: x, row: 2, width: 11.4) }
    path += keyPath(x: 2.7, row: 3, width: 21) + keyPath(x: 25.5, row: 3, width: 49)
    return path + keyPath(x: 76.3, row: 3, width: 21)
  }()

  private static func keyPath(x: Double, row: Int, width: Double) -> String {
    let (left, top) = (PlainNumber.text(x), PlainNumber.text(3.5 + Double(row) * 12.75))
    return "M\(left) \(top)h\(PlainNumber.text(width))v10h-\(PlainNumber.text(width))z"
  }
}
