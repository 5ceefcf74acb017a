import Foundation
import KeyboardNotifications
import Testing

@Suite struct WriteConflictTests {
  /// Returns the frames at which a conflict becomes lasting, for the values before each frame.
  private func lastingFrames(_ values: [CGFloat]) -> [Int] {
    var conflict = WriteConflict()
    return values.indices.filter { conflict.add(values[$0]) }.map { $0 + 1 }
  }

  @Test func aConflictLastsOnceTheSameValueIsFoundAfterTenFrames() {
    #expect(lastingFrames(Array(repeating: 20, count: 10)) == [])
    #expect(lastingFrames(Array(repeating: 20, count: 30)) == [11])
  }

  @Test func aValueThatDiffersFromFrameToFrameIsNoConflict() {
    #expect(lastingFrames((1...100).map { CGFloat($0) }) == [])
  }

  @Test func anotherValueBeginsAnew() {
    let nine = [CGFloat](repeating: 20, count: 9)
    #expect(lastingFrames(nine + [21] + nine) == [])
  }

  @Test func aConflictThatHasEndedBeginsAnew() {
    var conflict = WriteConflict()
    for _ in 1...11 { _ = conflict.add(20) }
    #expect(conflict.isLasting)
    conflict.end()
    #expect(!conflict.isLasting)
    let isLasting = conflict.add(20)
    #expect(!isLasting)
  }
}
