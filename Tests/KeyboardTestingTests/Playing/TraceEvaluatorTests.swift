import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@testable import KeyboardTesting

/// Judging without a notification centre comes to the same as posting to one.
@MainActor struct TraceEvaluatorTests {
  @Test(arguments: KeyboardTrace.builtIn)
  func bothAgreeOnBuiltInTraces(_ trace: KeyboardTrace) {
    expectAgreement(on: trace)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func bothAgreeOnRandomTraces(_ seed: UInt64) {
    for number in 0..<100 as Range<UInt64> {
      var records = RandomRecords(seed: seed * 100 + number)
      expectAgreement(on: KeyboardTrace(title: "random \(seed) \(number)", records: records.all()))
    }
  }

  @Test func aNotificationOfAnotherNameIsNothing() {
    var evaluator = TraceEvaluator()
    #expect(evaluator.play(KeyboardTrace.Record(.notification(name: "N", userInfo: [:]))) == nil)
    #expect(evaluator.state == .initial)
  }

  private func expectAgreement(on trace: KeyboardTrace) {
    let player = KeyboardTracePlayer()
    let tracker = KeyboardTracker(center: player.center) { player.environment }
    tracker.onMalformed = { _ in }
    var outcome: KeyboardOutcome?
    let token = tracker.observeReports { outcome = $0.outcome }
    var evaluator = TraceEvaluator()
    for (index, record) in trace.records.enumerated() {
      outcome = nil
      player.play(record)
      #expect(
        evaluator.play(record) == outcome,
        "\(trace.title), record \(index): \(record.jsonLine)"
      )
      #expect(evaluator.result == player.result(of: tracker.state), "\(trace.title), \(index)")
    }
    #expect(evaluator.state == tracker.state)
    token.cancel()
  }
}

/// Records of any kind, with values as the system posts them and with others.
private struct RandomRecords {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func all() -> [KeyboardTrace.Record] {
    var records: [KeyboardTrace.Record] = []
    for _ in 0..<(5 + below(20)) { records.append(KeyboardTrace.Record(content())) }
    return records
  }

  private mutating func content() -> KeyboardTraceContent {
    switch below(12) {
    case 0: .screen(pick([Self.screen, CGRect(x: 0, y: 0, width: 667, height: 375)]))
    case 1: .window(CGRect(x: 0, y: 0, width: 375, height: CGFloat(300 + below(400))))
    case 2: .view(CGRect(x: 0, y: 0, width: 375, height: 600), safeAreaBottom: 34)
    case 3: .accessibility(prefersCrossFadeTransitions: below(2) == 0)
    case 4: .application(pick(KeyboardApplicationState.allCases))
    default: notification()
    }
  }

  private mutating func notification() -> KeyboardTraceContent {
    var name = pick(KeyboardNotificationType.allCases).name.rawValue
    if below(20) == 0 { name = pick(KeyboardEvent.lifecycle).0 }
    guard below(20) > 0 else { return .notification(name: name, userInfo: nil) }
    let end: KeyboardTraceValue = pick([
      [0, 451, 375, 216], [0, 409, 375, 258], [0, 667, 375, 216], [0, 300, 375, 216], [0, 0, 0, 0],
    ])
    var userInfo: [String: KeyboardTraceValue] = [KeyboardUserInfoKey.endFrame: end]
    let keys = [
      KeyboardUserInfoKey.beginFrame, KeyboardUserInfoKey.endFrame, KeyboardUserInfoKey.duration,
      KeyboardUserInfoKey.curve, KeyboardUserInfoKey.isLocal,
    ]
    for key in keys where below(4) == 0 { userInfo[key] = value() }
    return .notification(name: name, userInfo: userInfo)
  }

  private mutating func value() -> KeyboardTraceValue? {
    pick([
      nil, .null, true, false, 0, 1, 7, 0.25, -1, 1.5, .number(.nan), .number(.infinity), 1e300,
      "x",
      [], [1, 2], [0, 0, 0, 0], [0, 451, 375, 216], [1, 2, 3, "4"], [0, 0, .number(.nan), 1],
      .array([.null]), .object(["a": 1]),
    ])
  }

  private static let screen = CGRect(x: 0, y: 0, width: 375, height: 667)

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[below(values.count)]
  }

  private mutating func below(_ limit: Int) -> Int {
    Int(generator.next() % UInt64(limit))
  }
}
