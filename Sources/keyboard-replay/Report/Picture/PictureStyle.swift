/// The colours and lines of the pictures, for a page and for a picture on its own.
///
/// Blue and orange are told apart by all who see colours, and by their lightness too; what differs
/// in meaning differs in shape or hatching as well.
enum PictureStyle {
  /// The colours: light, and dark where a screen asks for it.
  static let colors = """
    :root {
      --ground: #f5f6f7; --paper: #ffffff; --ink: #1b2126; --soft: #58616a; --line: #dce0e4;
      --blue: #0a63a5; --orange: #b04a00; --green: #08775a; --tint: #e8f1f9; --key: #ffffff;
      --board: #b3bec9; --bezel: #3a424a; --glass: #e9ecef; --window: #ffffff; --view: #eef1f4;
      --cover: #d9730d; --idle: #eceef0; --red: #b3261e;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --ground: #111417; --paper: #1a1e22; --ink: #e8ebee; --soft: #a4adb6; --line: #343b42;
        --blue: #74b9f2; --orange: #f5a55f; --green: #62cba3; --tint: #1c2e3e; --key: #6d7985;
        --board: #434c55; --bezel: #59636d; --glass: #0e1113; --window: #15191c; --view: #242a30;
        --cover: #f5a55f; --idle: #242a2f; --red: #ff9b90;
      }
    }

    """

  /// The parts of the pictures, by class.
  static let shapes = """
    .s-bezel { fill: var(--bezel); }
    .s-glass { fill: var(--glass); }
    .s-window { fill: var(--window); }
    .s-view { fill: var(--view); }
    .s-own { stroke: var(--blue); stroke-width: 3; stroke-dasharray: 9 6; }
    .s-safe { fill: var(--green); fill-opacity: 0.3; }
    .o-tint { fill: var(--cover); fill-opacity: 0.2; }
    .o-bar, .o-line { fill: var(--cover); }
    .k-board { fill: var(--board); }
    .k-keys { fill: var(--key); }
    .c-grid, .c-base { stroke: var(--line); stroke-width: 1; fill: none; }
    .c-base { stroke: var(--soft); }
    .c-area { fill: var(--blue); fill-opacity: 0.14; }
    .c-dense { fill: var(--blue); fill-opacity: 0.55; }
    .c-line { fill: none; stroke: var(--blue); stroke-width: 2; stroke-linejoin: round; }
    .c-label { fill: var(--soft); font-size: 12px; }
    .c-end { text-anchor: end; }
    .c-middle { text-anchor: middle; }
    .c-idle { fill: var(--idle); }
    .c-pause { fill: var(--ground); }
    .c-cursor { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 3; }
    .m-change { fill: var(--blue); }
    .m-noted { fill: var(--paper); stroke: var(--blue); stroke-width: 1.8; }
    .m-dropped { fill: none; stroke: var(--orange); stroke-width: 2; stroke-linecap: round; }
    .m-application, .m-setting { fill: var(--soft); }
    .m-failed { fill: var(--red); }

    """
}

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
  private static let marks =
    ReplayStep.Kind.allCases.map { kind in
      "<path id=\"m-\(kind)\" class=\"m-\(kind)\" d=\"\(outline(of: kind))\"/>"
    }.joined() + "<path id=\"m-failed\" class=\"m-failed\" d=\"M0-5l5.5 9h-11z\"/>"

  private static func outline(of kind: ReplayStep.Kind) -> String {
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
    let (left, top) = (NumberFormat.text(x), NumberFormat.text(3.5 + Double(row) * 12.75))
    return "M\(left) \(top)h\(NumberFormat.text(width))v10h-\(NumberFormat.text(width))z"
  }
}
