import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor struct BuiltInTraceTests {
  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func theLastWordIsAnExpectation(_ sample: KeyboardTrace.BuiltInName) {
    guard case .expectation = sample.trace.records.last?.content else {
      Issue.record("\(sample.rawValue) does not state its result.")
      return
    }
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func everyTraceNamesItsSourceAndDevice(_ sample: KeyboardTrace.BuiltInName) {
    let header = sample.trace.header
    #expect(header.source?.isEmpty == false)
    #expect(header.device?.isEmpty == false)
    #expect(!header.title.isEmpty)
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func everyTraceIsWrittenAsTheFormatSays(_ sample: KeyboardTrace.BuiltInName) {
    #expect(sample.trace.jsonLines == sample.jsonLines)
  }

  @Test func aTraceIsLookedUpByItsName() throws {
    for builtIn in KeyboardTrace.BuiltInName.allCases {
      #expect(KeyboardTrace.builtIn(builtIn) == builtIn.trace)
    }
  }

  @Test func thereAreTenAndMore() {
    #expect(KeyboardTrace.builtIn.count >= 10)
    #expect(Set(KeyboardTrace.builtIn.map(\.title)).count == KeyboardTrace.builtIn.count)
  }
}
