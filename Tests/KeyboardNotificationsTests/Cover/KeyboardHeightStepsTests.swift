import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardHeightStepsTests {
  private func steps(_ heights: CGFloat...) -> [KeyboardHeightSteps.Step?] {
    var steps = KeyboardHeightSteps()
    return heights.map { steps.step(to: $0) }
  }

  @Test func eachAppearanceCountsFromZero() {
    #expect(
      steps(216, 282, 0, 216) == [
        .appeared(index: 0, height: 216, increment: 216),
        .appeared(index: 1, height: 282, increment: 66),
        .disappeared(height: 282),
        .appeared(index: 0, height: 216, increment: 216),
      ]
    )
  }

  @Test func theSameHeightIsNoStep() {
    #expect(steps(216, 216, 0, 0).map { $0 == nil } == [false, true, false, true])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func whatIsNotFiniteIsNoStep(height: CGFloat) {
    #expect(steps(216, height, 282).last == .appeared(index: 1, height: 282, increment: 66))
  }
}
