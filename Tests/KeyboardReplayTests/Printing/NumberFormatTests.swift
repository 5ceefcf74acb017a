import Testing

@testable import keyboard_replay

struct NumberFormatTests {
  @Test(
    arguments: [
      (258, "258"), (31.5, "31.5"), (366.66666666666674, "366.67"), (-0.001, "0"),
      (1e300, "1e+300"), (1e308, "1e+308"), (-1e308, "-1e+308"), (1e15, "1000000000000000"),
      (.infinity, "inf"),
    ] as [(Double, String)]
  )
  func numbersHaveAtMostTwoDecimals(_ value: Double, _ text: String) {
    #expect(NumberFormat.text(value) == text)
  }

  @Test(arguments: [(258, "+258"), (-31.5, "-31.5"), (0, "+0")] as [(Double, String)])
  func incrementsHaveASign(_ value: Double, _ text: String) {
    #expect(NumberFormat.signed(value) == text)
  }

  @Test(
    arguments: [
      (0, "0.000"), (0.30596, "0.306"), (12.0005, "12.001"), (1e300, "1e+300"),
    ] as [(Double, String)]
  )
  func secondsHaveThreeDecimals(_ value: Double, _ text: String) {
    #expect(NumberFormat.seconds(value) == text)
  }
}
