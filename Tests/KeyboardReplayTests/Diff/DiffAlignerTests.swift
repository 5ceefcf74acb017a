import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import keyboard_replay

@MainActor struct DiffAlignerTests {
  /// The letters are names; in the result, = is a pair, - a row of the left, + one of the right.
  @Test(arguments: [
    ("", "", ""), ("abc", "abc", "=a=b=c"), ("abc", "", "-a-b-c"), ("", "ab", "+a+b"),
    ("abc", "bc", "-a=b=c"), ("bc", "abc", "+a=b=c"), ("abcd", "axcd", "=a-b+x=c=d"),
    ("abcde", "ae", "=a-b-c-d=e"), ("ab", "xy", "-a+x-b+y"), ("aab", "ab", "=a-a=b"),
    ("abab", "baba", "+b=a=b=a-b"),
  ])
  func rowsAreAligned(_ left: String, _ right: String, _ rows: String) throws {
    #expect(try aligned(left, right) == rows)
  }

  @Test func noMoreIsLookedThroughThanTheLimit() throws {
    #expect(try aligned("abcdz", "z", limit: 5) == "-a-b-c-d=z")
    #expect(try aligned("abcdz", "z", limit: 4) == "-a+z-b-c-d-z")
  }

  @Test func notMoreIsReadThanIsLookedThrough() throws {
    var count = 0
    var aligner = DiffAligner(limit: 8) { () throws(ToolError) in
      count += 1
      return Self.step("a")
    } right: { () throws(ToolError) in
      Self.step("b")
    }
    _ = try aligner.next()
    #expect(count == 8)
  }

  private func aligned(_ left: String, _ right: String, limit: Int = 64) throws -> String {
    var (left, right) = (left[...], right[...])
    var aligner = DiffAligner(limit: limit) { () throws(ToolError) in
      left.popFirst().map { Self.step(String($0)) }
    } right: { () throws(ToolError) in
      right.popFirst().map { Self.step(String($0)) }
    }
    var text = ""
    while let row = try aligner.next() {
      switch row {
      case .same(let step, _), .different(let step, _, _): text += "=" + step.name
      case .left(let step): text += "-" + step.name
      case .right(let step): text += "+" + step.name
      }
    }
    return text
  }

  private static func step(_ name: String) -> ReplayStep {
    let environment = KeyboardEnvironment()
    return ReplayStep(
      line: 1,
      time: 0,
      name: name,
      subject: .notification,
      outcome: .noted,
      state: .initial,
      result: KeyboardTraceResult(state: .initial, environment: environment),
      areaHeight: 0
    )
  }
}
