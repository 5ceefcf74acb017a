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

  /// A check of the tracker needs an expectation, and one of a screen needs an inset and a move.
  @Test func aTraceThatProvesNothingFails() {
    func check(_ records: [KeyboardTrace.Record]) -> [[String]] {
      let trace = KeyboardTrace(title: "T", records: records)
      return [player.check(trace), player.check(trace) { 0 }].map { $0.map(\.description) }
    }
    let nothing = "\"T\": expected a record of an expectation, found none"
    let noPart = "\"T\", record 1: expected a part, found none"
    let noInset = "\"T\": expected a record of an expectation of an inset, found none"
    let noMove = "\"T\": expected a record of a notification, found none"
    #expect(check([]) == [[nothing], [noInset]])
    #expect(check([.expectation()]) == [[noPart], [noPart, noInset]])
    #expect(check([.expectation(visibility: .hidden)]) == [[], [noInset]])
    #expect(check([.expectation(covered: 0)]) == [[], [noMove]])
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

  // MARK: - A keyboard at rest

  /// A show or a hide of the screen below, at a time, with a docked or an off-screen end frame.
  private nonisolated static func post(
    _ type: KeyboardNotificationType,
    top: Double,
    at time: TimeInterval? = nil,
    duration: KeyboardTraceValue? = 0.25
  ) -> KeyboardTrace.Record {
    let userInfo: [String: KeyboardTraceValue?] = [
      KeyboardUserInfoKey.endFrame: [0, .number(top), 375, 260],
      KeyboardUserInfoKey.duration: duration,
    ]
    return KeyboardTrace.Record(
      time: time,
      .notification(name: type.name.rawValue, userInfo: userInfo.compactMapValues(\.self))
    )
  }

  private nonisolated static let screen = KeyboardTrace.Record(
    .screen(CGRect(x: 0, y: 0, width: 375, height: 667))
  )

  /// A sequence of notifications, and the numbers of those after which the keyboard is at rest.
  struct Moves: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let records: [KeyboardTrace.Record]
    let rests: [Int]
  }

  @Test(arguments: [
    Moves(
      testDescription: "a confirmation ends a move",
      records: [
        post(.willChangeFrame, top: 407), post(.willShow, top: 407), post(.didShow, top: 407),
        post(.didChangeFrame, top: 407),
      ],
      rests: [2, 3]
    ),
    Moves(
      testDescription: "the end of the trace ends a move",
      records: [post(.willChangeFrame, top: 407), post(.willShow, top: 407)],
      rests: [1]
    ),
    Moves(
      testDescription: "without times, another end frame begins another move",
      records: [post(.willShow, top: 407), post(.willHide, top: 667)],
      rests: [0, 1]
    ),
    Moves(
      testDescription: "a notification after the animation begins another move",
      records: [post(.willShow, top: 407, at: 0), post(.willHide, top: 667, at: 0.25)],
      rests: [0, 1]
    ),
    Moves(
      testDescription: "a notification during the animation belongs to the move",
      records: [post(.willShow, top: 450, at: 0), post(.willChangeFrame, top: 407, at: 0.24)],
      rests: [1]
    ),
    Moves(
      testDescription: "a repeated end frame belongs to the move",
      records: [
        post(.willChangeFrame, top: 407, at: 0, duration: nil),
        post(.willShow, top: 407, at: 0, duration: nil),
      ],
      rests: [1]
    ),
  ])
  func aKeyboardAtRestHasEndedItsMove(_ moves: Moves) {
    let records = moves.records.flatMap { [$0, .expectation(inset: -1)] }
    let trace = KeyboardTrace(title: "T", records: [Self.screen] + records)
    let failures = player.check(trace, onlyAtRest: true) { 0 }
    let places = failures.map { $0.description.split(separator: ",")[1] }
    #expect(places == moves.rests.map { " record \($0 * 2 + 3)" })
    #expect(player.check(trace) { 0 }.count == moves.records.count)
  }

  @Test func anAsynchronousCheckSkipsAMoveToo() async {
    let records = [
      Self.post(.willChangeFrame, top: 407), .expectation(inset: 1),
      Self.post(.willShow, top: 407), .expectation(inset: 260),
    ]
    let trace = KeyboardTrace(title: "T", records: [Self.screen] + records)
    #expect(await player.settleAndCheck(trace, onlyAtRest: true) { 260 } == [])
  }

  @Test func aTraceWithoutAnInsetAtRestProvesNothing() {
    let records = [Self.post(.willChangeFrame, top: 407), .expectation(inset: 260)]
    let trace = KeyboardTrace(
      title: "T",
      records: [Self.screen] + records + [Self.post(.willShow, top: 407)]
    )
    #expect(
      player.check(trace, onlyAtRest: true) { 260 }.map(\.description) == [
        "\"T\": expected a record of an expectation of an inset at rest, found none"
      ]
    )
  }

  // MARK: - A view that the keyboard covers

  private nonisolated static let shows = [
    screen, post(.willChangeFrame, top: 407), post(.willShow, top: 407), post(.didShow, top: 407),
    post(.willHide, top: 667), post(.didHide, top: 667),
  ]

  private func place(_ bottom: Double) -> String {
    "expected the view to end at 407 or above, found \(JSONText.number(bottom))"
  }

  /// The last one is below the screen, as a view that keeps its portrait size in landscape.
  @Test(arguments: [(407, false), (407.01, false), (408, true), (667, true), (800, true)])
  func aViewThatEndsBelowTheTopOfTheKeyboardIsCovered(_ bottom: Double, _ isCovered: Bool) {
    let trace = KeyboardTrace(title: "T", records: Self.shows)
    let failures = player.checkUncovered(trace) {
      CGRect(x: 20, y: bottom - 44, width: 200, height: 44)
    }
    let failure = "\"T\", record 4, after didShow: \(place(bottom))"
    #expect(failures.map(\.description) == (isCovered ? [failure] : []))
  }

  @Test func aViewIsMeasuredOnlyWhileTheKeyboardIsAtRest() {
    var tops: [CGFloat?] = []
    let trace = KeyboardTrace(title: "T", records: Self.shows)
    _ = player.checkUncovered(trace) { [player] in
      tops.append(player.tracker.state.frame?.minY)
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    #expect(tops == [407, nil])
  }

  @Test func aFloatingKeyboardCoversNoView() {
    let frame = CGRect(x: 0, y: 0, width: 768, height: 1024)
    let trace = KeyboardTrace.builtIn(.iPadUndockAndDock)
    let failures = player.checkUncovered(trace) { [player] in
      player.tracker.state.placement == .floating ? frame : CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    #expect(failures == [])
  }

  /// The changes are delivered when it returns.
  @Test func aViewIsNotMeasuredWhileTheAppIsInactive() {
    let records = [
      Self.screen, KeyboardTrace.Record(.application(.inactive)), Self.post(.didShow, top: 407),
      KeyboardTrace.Record(.application(.active)),
    ]
    let failures = player.checkUncovered(KeyboardTrace(title: "T", records: records)) {
      CGRect(x: 0, y: 0, width: 375, height: 667)
    }
    #expect(failures.map(\.description) == ["\"T\", record 4, after active: \(place(667))"])
  }

  @Test(arguments: [
    [0, -100, 375, 44], [-100, 100, 100, 44], [375, 100, 100, 44], [375, 700, 100, 44],
  ])
  func aViewThatIsNotOnTheScreenIsAFailure(_ numbers: [CGFloat]) {
    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let trace = KeyboardTrace(title: "T", records: Self.shows)
    let found = KeyboardTraceValue(frame).json
    #expect(
      player.checkUncovered(trace) { frame }.map(\.description) == [
        "\"T\", record 4, after didShow: expected a view on the screen of 375×667, found \(found)"
      ]
    )
    let unknown = KeyboardTrace(title: "T", records: Array(Self.shows.dropFirst()))
    #expect(player.checkUncovered(unknown) { frame } == [])
  }

  /// A view without an area is one that was never laid out.
  @Test(arguments: [
    CGRect.zero, CGRect(x: 0, y: 0, width: 0, height: 44),
    CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), .null,
  ])
  func aFrameThatNothingCanCoverIsAFailure(_ frame: CGRect) {
    let trace = KeyboardTrace(title: "T", records: Self.shows)
    let failures = player.checkUncovered(trace) { frame }
    #expect(failures.count == 1)
    #expect(failures.first?.description.contains("expected a view with an area, found [") == true)
  }

  @Test func aTraceWithoutADockedKeyboardAtRestProvesNothing() {
    let records = [Self.screen, Self.post(.willHide, top: 667), Self.post(.didHide, top: 667)]
    let trace = KeyboardTrace(title: "T", records: records)
    let failures = player.checkUncovered(trace) { CGRect(x: 0, y: 0, width: 1, height: 1) }
    #expect(
      failures.map(\.description) == ["\"T\": expected a docked keyboard at rest, found none"]
    )
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
