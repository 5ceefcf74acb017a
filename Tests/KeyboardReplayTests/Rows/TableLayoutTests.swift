import Testing

@testable import keyboard_replay

struct TableLayoutTests {
  private let columns = [
    TableColumn(heading: "a", width: 4), TableColumn(heading: "b", width: 3, isNumber: true),
    TableColumn(heading: "c", width: 5, rank: 2), TableColumn(heading: "d", width: 2, rank: 1),
  ]

  @Test(arguments: [
    (["ab", "1", "cd", "e"], "ab      1  cd     e"),
    (["", "", "cd", ""], "           cd"),
    (["abcdef", "12", "", "e"], "abcdef  12        e"),
    (["abcdefgh", "12", "c", "e"], "abcdefgh  12  c   e"),
  ])
  func aCellThatIsTooWideTakesOfTheSpaceAfterIt(_ cells: [String], _ line: String) {
    let layout = TableLayout(columns, width: nil, hasColor: false)
    #expect(layout.line(cells.map { ($0, nil) }) == line)
    #expect(layout.rest == nil)
  }

  @Test(arguments: [
    (80, [0, 1, 2, 3]), (17, [0, 1, 2, 3]), (16, [0, 1, 3]), (11, [0, 1, 3]), (10, [0, 1]),
    (3, [0, 1]),
  ])
  func columnsAreGivenUpByTheirRank(_ width: Int, _ shown: [Int]) {
    #expect(TableLayout(columns, width: width, hasColor: false).shown == shown)
  }

  @Test func whatRunsOverTheTerminalIsCut() {
    let layout = TableLayout(columns, width: 9, hasColor: false)
    #expect(layout.line([("abcdefghijkl", nil), ("1", nil), ("", nil), ("", nil)]) == "abcdefgh…")
    #expect(layout.rest == 1)
  }

  @Test func colorTakesNoSpace() {
    let layout = TableLayout(Array(columns.prefix(2)), width: 8, hasColor: true)
    #expect(layout.line([("ab", .red), ("1", nil)]) == "\u{1B}[31mab\u{1B}[0m     1")
  }

  @Test func headingsStandAboveTheirColumns() {
    #expect(TableLayout(columns, width: nil, hasColor: false).heading == "a       b  c      d")
  }
}
