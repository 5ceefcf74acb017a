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
    var environment = KeyboardEnvironment()
    var covered: [CGFloat?] = [result(environment).covered]
    environment.screen = screen
    covered.append(result(environment).covered)
    environment.window = CGRect(x: 0, y: 0, width: 375, height: 700)
    covered.append(result(environment).covered)
    environment.view = CGRect(x: 0, y: 0, width: 375, height: 500)
    #expect(covered + [result(environment).covered] == [333, 333, 221, 21])
    #expect(result(KeyboardEnvironment()).inset == 299)
  }

  private func result(_ environment: KeyboardEnvironment? = nil) -> KeyboardTraceExpectation {
    KeyboardTraceExpectation(
      state: state,
      environment: environment ?? KeyboardEnvironment(screen: screen),
      safeAreaBottom: 34
    )
  }
}
