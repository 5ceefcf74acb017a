import Foundation
import Testing

@testable import KeyboardNotifications

/// A fault that is repeated in successive updates.
struct FaultCounterTests {
  @Test(
    arguments: [
      (continues: [true, true], isLasting: false),
      (continues: [true, true, true], isLasting: true),
      (continues: [true, true, false, true], isLasting: false),
      (continues: [true, true, false, true, true], isLasting: true),
    ]
  )
  func aFaultIsLastingAfterThreeRepetitions(_ continues: [Bool], _ isLasting: Bool) {
    var counter = RepetitionCounter(limit: 3)
    let changes = continues.map { counter.add(1, continues: $0) }
    #expect(counter.isLasting == isLasting)
    #expect(changes.filter { $0 }.count == (isLasting ? 1 : 0))
    counter.end()
    #expect(!counter.isLasting && counter.last == nil)
  }
}
