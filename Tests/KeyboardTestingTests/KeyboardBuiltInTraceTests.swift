import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor struct KeyboardBuiltInTraceTests {
  @Test(arguments: KeyboardBuiltInTrace.allCases)
  func everyExpectationIsMet(_ sample: KeyboardBuiltInTrace) throws {
    let trace = try KeyboardTrace(jsonLines: sample.jsonLines, file: sample.name)
    let player = KeyboardTracePlayer()
    let tracker = KeyboardTracker(center: player.center) { player.environment }
    let token = tracker.observe { _ in }
    var count = 0
    for (index, record) in trace.records.enumerated() {
      player.play(record)
      guard case .expectation(let expectation) = record.content else { continue }
      count += 1
      let mismatches = expectation.mismatches(with: player.result(of: tracker.state))
      #expect(mismatches.isEmpty, "\(sample.name), line \(index + 2)")
    }
    token.cancel()
    #expect(count > 0)
  }

  @Test(arguments: KeyboardBuiltInTrace.allCases)
  func theLastWordIsAnExpectation(_ sample: KeyboardBuiltInTrace) {
    guard case .expectation = sample.trace.records.last?.content else {
      Issue.record("\(sample.name) does not state its result.")
      return
    }
  }

  @Test(arguments: KeyboardBuiltInTrace.allCases)
  func everyTraceNamesItsSourceAndDevice(_ sample: KeyboardBuiltInTrace) {
    let header = sample.trace.header
    #expect(header.source?.isEmpty == false)
    #expect(header.device?.isEmpty == false)
    #expect(!header.title.isEmpty)
  }

  @Test(arguments: KeyboardBuiltInTrace.allCases)
  func everyTraceIsWrittenAsTheFormatSays(_ sample: KeyboardBuiltInTrace) {
    #expect(sample.trace.jsonLines == sample.jsonLines)
  }

  @Test func aTraceIsLookedUpByItsName() throws {
    for builtIn in KeyboardBuiltInTrace.allCases {
      #expect(try KeyboardTrace.builtIn(builtIn.name) == builtIn.trace)
    }
  }

  @Test func aNameThatIsUnknownIsAnErrorThatListsTheNames() {
    let error = #expect(throws: KeyboardTraceError.self) { try KeyboardTrace.builtIn("pinyin") }
    #expect(error?.expected.contains("show-and-hide, safe-area, pinyin-growth") == true)
    #expect(error?.found == #""pinyin""#)
  }

  @Test func thereAreTenAndMore() {
    #expect(KeyboardTrace.builtIn.count >= 10)
    #expect(Set(KeyboardTrace.builtIn.map(\.title)).count == KeyboardTrace.builtIn.count)
  }
}
