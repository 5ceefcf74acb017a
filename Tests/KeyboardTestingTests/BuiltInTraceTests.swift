import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor struct BuiltInTraceTests {
  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func aTraceNamesItsSourceAndDeviceAndEndsWithItsResult(_ sample: KeyboardTrace.BuiltInName) {
    let header = sample.trace.header
    #expect(header.source?.isEmpty == false)
    #expect(header.device?.isEmpty == false)
    #expect(!header.title.isEmpty)
    #expect(sample.trace.jsonLines == sample.jsonLines)
    guard case .expectation = sample.trace.records.last?.content else {
      Issue.record("\(sample.rawValue) does not state its result.")
      return
    }
  }

  @Test func thereAreTenAndMore() {
    #expect(KeyboardTrace.builtIn.count >= 10)
    #expect(Set(KeyboardTrace.builtIn.map(\.title)).count == KeyboardTrace.builtIn.count)
  }
}
