import Testing

@testable import keyboard_replay

struct BarTests {
  @Test(
    arguments: [
      (0, ""), (667, "████"), (333.5, "██"), (10, ""), (21, "▏"), (700, "████"), (-1, ""),
      (250, "█▌"),
    ] as [(Double, String)]
  )
  func aBarIsProportionalToTheCoveredHeight(_ covered: Double, _ bar: String) {
    #expect(Bar(width: 4).text(covered, of: 667) == bar)
  }

  @Test func aBarNeedsAHeight() {
    #expect(Bar(width: 4).text(1, of: 10) == "▍")
    #expect(Bar(width: 4).text(258, of: 0) == "")
    #expect(Bar(width: 4).text(.nan, of: .nan) == "")
  }
}
