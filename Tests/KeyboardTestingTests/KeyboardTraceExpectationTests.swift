import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

struct KeyboardTraceExpectationTests {
  private let state = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 479, width: 375, height: 333),
    coveredHeight: 333
  )
  private let screen = CGRect(x: 0, y: 0, width: 375, height: 812)

  /// A part that is not stated may be anything, and heights are compared to a hundredth.
  @Test(arguments: [
    KeyboardTraceExpectation(visibility: .shown, placement: .docked, covered: 333, inset: 299),
    KeyboardTraceExpectation(inset: 299), KeyboardTraceExpectation(covered: 333.009),
  ])
  func whatHoldsHasNoMismatch(_ expectation: KeyboardTraceExpectation) {
    #expect(expectation.mismatches(with: result()).isEmpty)
    #expect(!KeyboardTraceExpectation(covered: 333.02).mismatches(with: result()).isEmpty)
  }

  @Test func eachPartThatDoesNotHoldIsNamed() {
    let expectation = KeyboardTraceExpectation(
      visibility: .hidden,
      placement: .floating,
      covered: 300,
      inset: 0.5
    )
    #expect(
      expectation.mismatches(with: result()).map(\.mismatch) == [
        "expected visibility hidden, found shown",
        "expected placement floating, found docked",
        "expected covered 300, found 333",
        "expected inset 0.5, found 299",
      ]
    )
  }

  @Test func theViewComesBeforeTheWindowBeforeTheScreen() {
    var environment = KeyboardEnvironment(screen: screen)
    #expect(covered(environment) == 333)
    environment.window = CGRect(x: 0, y: 0, width: 375, height: 700)
    #expect(covered(environment) == 221)
    environment.view = CGRect(x: 0, y: 0, width: 375, height: 500)
    #expect(covered(environment) == 21)
  }

  @Test func withoutAPlaceTheStateIsTakenAtItsWord() {
    let result = KeyboardTraceExpectation(
      state: state,
      environment: KeyboardEnvironment(),
      safeAreaBottom: 34
    )
    #expect(result.covered == 333)
    #expect(result.inset == 299)
  }

  private func result() -> KeyboardTraceExpectation {
    KeyboardTraceExpectation(
      state: state,
      environment: KeyboardEnvironment(screen: screen),
      safeAreaBottom: 34
    )
  }

  private func covered(_ environment: KeyboardEnvironment) -> CGFloat? {
    KeyboardTraceExpectation(state: state, environment: environment).covered
  }
}
