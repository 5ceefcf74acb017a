import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications
@testable import KeyboardTesting

@MainActor
@Suite struct KeyboardTracePlayerCheckingTests {
  private let player = KeyboardTracePlayer()

  @Test func aRecordThatWasMadeIsNamedByItsNumber() {
    let trace = KeyboardTrace(
      title: "T",
      records: [KeyboardTrace.Record(.application(.background)), .expectation(covered: 1)]
    )
    let failures = player.check(trace)
    #expect(
      failures.map(\.description) == [
        "\"T\", record 2, after background: expected covered 1, found 0"
      ]
    )
    #expect(failures.map(\.line) == [nil])
  }

  /// Each failure of a list has a line of its own.
  @Test func whatDoesNotHoldIsNamedWithItsPlaceInTheTrace() throws {
    let failures = player.check(.builtIn(.pinyinGrowth)) { 10 }
    let lines = [
      "pinyin-growth, line 4, 0 s, after willChangeFrame: expected inset 0, found 10",
      "pinyin-growth, line 6, 0.01 s, after willChangeFrame: expected inset 216, found 10",
      "pinyin-growth, line 8, 0.02 s, after willChangeFrame: expected inset 282, found 10",
    ]
    #expect(failures.map(\.description) == lines)
    #expect(failures.map(\.line) == [4, 6, 8])
    let printed = "\(failures)".split(separator: "\n").dropFirst()
    #expect(zip(printed, lines).allSatisfy { $0.hasPrefix("  " + $1) } && printed.count == 3)
  }

  /// The inset may cost a layout: it is read once for each expectation.
  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func anInsetThatIsNoNumberMeetsNothing(_ inset: CGFloat) throws {
    var count = 0
    let failures = player.check(.builtIn(.pinyinGrowth)) {
      count += 1
      return inset
    }
    #expect(failures.count == 3 && count == 3)
  }

  /// A record without which nothing was proved, for a tracker and for a screen.
  @Test(
    arguments: [
      ([], "an expectation", "an expectation of an inset"),
      ([.expectation(visibility: .hidden)], nil, "an expectation of an inset"),
      ([.expectation(covered: 0)], nil, "a notification"),
    ] as [([KeyboardTrace.Record], String?, String)]
  )
  func aTraceThatProvesNothingFails(
    _ records: [KeyboardTrace.Record],
    _ missing: String?,
    _ missingForAScreen: String
  ) {
    let trace = KeyboardTrace(title: "T", records: records)
    let message = { (missing: String) in
      "\"T\": expected a record of \(missing), found none"
    }
    #expect(player.check(trace).map(\.description) == (missing.map { [message($0)] } ?? []))
    let failures = player.check(trace) { 0 }.map(\.description)
    #expect(failures == [message(missingForAScreen)])
  }

  /// As a person corrects a trace that was imported: whatever is corrected is checked.
  @Test(arguments: [
    (#""visibility":"hidden""#, "visibility hidden, found showing"),
    (#""placement":"floating""#, "placement floating, found docked"),
    (#""covered":250"#, "covered 250, found 216"),
    (#""inset":250"#, "inset 250, found 216"),
  ])
  func eachValueOfAnExpectationIsChecked(_ corrected: String, _ mismatch: String) async throws {
    let known = #""visibility":"showing","placement":"docked","covered":216,"inset":216"#
    let key = try #require(corrected.split(separator: ":").first)
    let parts = known.split(separator: ",").map { $0.hasPrefix(key) ? corrected : String($0) }
    let trace = try KeyboardTrace(
      jsonLines: """
        {"version":1,"kind":"header","payload":{"title":"T"}}
        {"version":1,"kind":"screen","payload":{"frame":[0,0,375,667]}}
        {"version":1,"kind":"notification","payload":{"name":"UIKeyboardWillShowNotification",\
        "userInfo":{"UIKeyboardFrameEndUserInfoKey":[0,451,375,216]}}}
        {"version":1,"kind":"expectation","payload":{\(parts.joined(separator: ","))}}
        """,
      file: "customer.jsonl"
    )
    let message = "customer.jsonl, line 4, after willShow: expected \(mismatch)"
    #expect(await player.check(trace) { 216 }.map(\.description) == [message])
    let checkAtOnce = { KeyboardTracePlayer().check(trace) { 216 } }
    #expect(checkAtOnce().map(\.description) == [message])
  }

  @Test func theSafeAreaIsNotPartOfTheInset() throws {
    let tracker = player.tracker
    let failures = player.check(.builtIn(.safeArea)) {
      max(0, tracker.state.coveredHeight - 34)
    }
    #expect(failures.isEmpty)
  }

  @Test func aViewModelIsCheckedOnceItHasReadItsStates() async throws {
    let states = player.tracker.states()
    var inset: CGFloat = 0
    let reading = Task { for await state in states { inset = state.coveredHeight } }
    let failures = await player.check(.builtIn(.pinyinGrowth)) { inset }
    reading.cancel()
    #expect(failures == [])
  }

  // MARK: - What an expectation compares

  private let result = KeyboardTraceExpectation(
    visibility: .shown,
    placement: .docked,
    covered: 333,
    inset: 299
  )

  /// A part that is not stated may be anything, and heights are compared to a hundredth.
  @Test(arguments: [
    KeyboardTraceExpectation(visibility: .shown, placement: .docked, covered: 333, inset: 299),
    KeyboardTraceExpectation(inset: 299), KeyboardTraceExpectation(covered: 333.009),
  ])
  func whatHoldsHasNoMismatch(_ expectation: KeyboardTraceExpectation) {
    #expect(expectation.mismatches(with: result).isEmpty)
    #expect(!KeyboardTraceExpectation(covered: 333.02).mismatches(with: result).isEmpty)
  }

  @Test func eachPartThatDoesNotHoldIsNamed() {
    let expectation = KeyboardTraceExpectation(
      visibility: .hidden,
      placement: .floating,
      covered: 300,
      inset: 0.5
    )
    #expect(
      expectation.mismatches(with: result).map(\.mismatch) == [
        "expected visibility hidden, found shown",
        "expected placement floating, found docked",
        "expected covered 300, found 333",
        "expected inset 0.5, found 299",
      ]
    )
  }

  @Test func theViewComesBeforeTheWindowBeforeTheScreen() {
    let player = KeyboardTracePlayer()
    let screen = CGRect(x: 0, y: 0, width: 375, height: 812)
    let shown = [KeyboardUserInfoKey.endFrame: KeyboardTraceValue.array([0, 479, 375, 333])]
    let contents: [KeyboardTraceContent] = [
      .notification(name: "UIKeyboardDidShowNotification", userInfo: shown), .screen(screen),
      .window(CGRect(x: 0, y: 0, width: 375, height: 700)),
      .view(CGRect(x: 0, y: 0, width: 375, height: 500), safeAreaBottom: 34),
      .view(screen, safeAreaBottom: 34),
    ]
    let results = contents.map { content in
      player.play(KeyboardTrace.Record(content))
      return player.result
    }
    #expect(results.map(\.covered) == [333, 333, 221, 21, 333])
    #expect(results.map(\.inset) == [333, 333, 221, 0, 299])
  }
}
