import Testing

@testable import keyboard_replay

struct ColumnTests {
  @Test func aColumnFillsItsWidthAndCutsNothing() {
    #expect(Column(width: 4, side: .left).text("ab") == "ab  ")
    #expect(Column(width: 4, side: .right).text("ab") == "  ab")
    #expect(Column(width: 1, side: .right).text("ab") == "ab")
  }
}
