import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications
@testable import KeyboardTesting

@MainActor
@Suite struct KeyboardTracePlayerCheckingTests {
  private let player = KeyboardTracePlayer()

  @Test func aFailureOfATraceWithoutAFileHasTheNumberOfTheRecord() {
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

  @Test func aFailureHasItsPlaceInTheTrace() {
    let failures = player.check(.builtIn(.pinyinGrowth)) { 10 }
    #expect(
      failures.map(\.description) == [
        "pinyin-growth, line 4, 0 s, after willChangeFrame: expected inset 0, found 10",
        "pinyin-growth, line 6, 0.01 s, after willChangeFrame: expected inset 216, found 10",
        "pinyin-growth, line 8, 0.02 s, after willChangeFrame: expected inset 282, found 10",
      ]
    )
    #expect(failures.map(\.line) == [4, 6, 8])
  }

  @Test func withoutAnInsetThatOfTheCoveredHeightLessTheSafeAreaIsExpected() {
    var trace = KeyboardTrace.builtIn(.safeArea)
    trace.records = trace.records.map { record in
      guard case .expectation(var expectation) = record.content else { return record }
      expectation.inset = nil
      return KeyboardTrace.Record(time: record.time, .expectation(expectation))
    }
    let tracker = player.tracker
    #expect(player.check(trace) { max(0, tracker.state.coveredHeight - 34) } == [])
  }

  private static let show = KeyboardTrace.Record(
    .notification(
      name: KeyboardNotificationType.willShow.name.rawValue,
      userInfo: [KeyboardUserInfoKey.endFrame: [0, 407, 375, 260]]
    )
  )

  /// An expectation that fails is compared for half a second, so that only the first one does.
  @Test func anAsynchronousCheckHasTheSameFailures() async {
    let records = [Self.show, .expectation(inset: 10), .expectation(inset: 260)]
    let trace = KeyboardTrace(title: "T", records: records)
    let failures = await player.settleAndCheck(trace) { 260 }
    #expect(
      failures.map(\.description) == [
        "\"T\", record 2, after willShow: expected inset 10, found 260"
      ]
    )
  }

  @Test func anAsynchronousCheckBeginsInTheInitialEnvironment() async {
    let tracker = player.tracker
    player.play(.builtIn(.safeArea))
    let failures = await player.settleAndCheck(.builtIn(.pinyinGrowth)) {
      tracker.state.coveredHeight
    }
    #expect(failures == [])
  }

  @Test func waitingTasksRunBeforeAnAsynchronousCheckPlays() async {
    let tracker = player.tracker
    var height: CGFloat?
    let task = Task { height = tracker.state.coveredHeight }
    let trace = KeyboardTrace(title: "T", records: [Self.show, .expectation(inset: 260)])
    #expect(await player.settleAndCheck(trace) { 260 } == [])
    await task.value
    #expect(height == 0)
  }

  /// In a list each failure has a line of its own.
  @Test func failuresArePrintedByTheirDescriptions() {
    let failures = player.check(.builtIn(.pinyinGrowth)) { 10 }
    let printed = "\(failures)".split(separator: "\n").dropFirst()
    #expect(printed.count == failures.count)
    for (line, failure) in zip(printed, failures) {
      #expect(line.hasPrefix("  \(failure.description)"))
      // `#expect` prints the values that it compares by this text.
      #expect(String(describingForTest: failures).contains(failure.description))
    }
  }

  /// The closure may lay out a screen, so it is called once for each expectation.
  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func anInsetThatIsNotFiniteMeetsNoExpectation(_ inset: CGFloat) {
    var count = 0
    let failures = player.check(.builtIn(.pinyinGrowth)) {
      count += 1
      return inset
    }
    #expect(failures.count == 3 && count == 3)
  }

  /// Records of a trace, and the failures of a check of the tracker and of a screen.
  struct Incomplete: Sendable {
    let records: [KeyboardTrace.Record]
    let failures: [String]
    let failuresOfScreen: [String]
  }

  @Test(arguments: [
    Incomplete(
      records: [],
      failures: ["\"T\": expected a record of an expectation, found none"],
      failuresOfScreen: ["\"T\": expected a record of an expectation of an inset, found none"]
    ),
    Incomplete(
      records: [.expectation()],
      failures: ["\"T\", record 1: expected a part, found none"],
      failuresOfScreen: [
        "\"T\", record 1: expected a part, found none",
        "\"T\": expected a record of an expectation of an inset, found none",
      ]
    ),
    Incomplete(
      records: [.expectation(visibility: .hidden)],
      failures: [],
      failuresOfScreen: ["\"T\": expected a record of an expectation of an inset, found none"]
    ),
    Incomplete(
      records: [.expectation(covered: 0)],
      failures: [],
      failuresOfScreen: ["\"T\": expected a record of a notification, found none"]
    ),
  ])
  func aTraceThatProvesNothingFails(_ incomplete: Incomplete) {
    let trace = KeyboardTrace(title: "T", records: incomplete.records)
    #expect(player.check(trace).map(\.description) == incomplete.failures)
    #expect(player.check(trace) { 0 }.map(\.description) == incomplete.failuresOfScreen)
  }

  @Test func aViewModelIsCheckedAfterItsTaskHasReceivedTheStates() async {
    let states = player.tracker.states()
    var inset: CGFloat = 0
    let task = Task { for await state in states { inset = state.coveredHeight } }
    let failures = await player.settleAndCheck(.builtIn(.pinyinGrowth)) { inset }
    task.cancel()
    #expect(failures == [])
  }

  /// The first comparison wakes the task, which changes the inset later.
  @Test func aTaskThatIsLateIsAwaitedBeforeTheCheckFails() async {
    let trace = KeyboardTrace(title: "T", records: [Self.show, .expectation(covered: 260)])
    let (signals, signal) = AsyncStream.makeStream(of: Void.self)
    var inset: CGFloat = 0
    let task = Task { for await _ in signals { inset = 260 } }
    var comparisonCount = 0
    let failures = await player.settleAndCheck(trace) {
      comparisonCount += 1
      if comparisonCount == 1 { signal.yield() }
      return inset
    }
    task.cancel()
    #expect(failures == [])
    #expect(comparisonCount < 50)
  }

  // MARK: - Comparisons of an expectation

  private let result = KeyboardTraceExpectation(
    visibility: .shown,
    placement: .docked,
    covered: 333,
    inset: 0
  )

  /// A part that is `nil` may be anything, and heights are compared to a hundredth.
  @Test(arguments: [
    KeyboardTraceExpectation(visibility: .shown, placement: .docked, covered: 333, inset: 0),
    KeyboardTraceExpectation(inset: 0.01), KeyboardTraceExpectation(covered: 333.009),
  ])
  func anExpectationThatIsMetHasNoMismatch(_ expectation: KeyboardTraceExpectation) {
    #expect(expectation.mismatches(with: result).isEmpty)
    #expect(!KeyboardTraceExpectation(covered: 333.02).mismatches(with: result).isEmpty)
  }

  @Test func eachPartThatIsNotMetIsAMismatch() {
    let expectation = KeyboardTraceExpectation(
      visibility: .hidden,
      placement: .floating,
      covered: 300,
      inset: 0.5
    )
    #expect(
      expectation.mismatches(with: result) == [
        "expected visibility hidden, found shown",
        "expected placement floating, found docked",
        "expected covered 300, found 333",
        "expected inset 0.5, found 0",
      ]
    )
  }

  @Test func theCoveredHeightIsMeasuredInTheViewElseTheWindowElseTheScreen() {
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
