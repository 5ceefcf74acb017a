import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardWriteBackTests {
  /// A view that is written for some turns, each at a place and with a number.
  private func isEndless(
    after turns: ClosedRange<Int>,
    y: (Int) -> CGFloat = { _ in 0 },
    number: (Int) -> CGFloat = { _ in 20 }
  ) -> Bool {
    var writeBack = KeyboardWriteBack()
    for turn in turns {
      let frame = CGRect(x: 0, y: y(turn), width: 390, height: 844)
      writeBack.add(frame, number: number(turn))
    }
    return writeBack.isEndless
  }

  @Test func tenTurnsInARowAreEndless() {
    #expect(!isEndless(after: 1...9))
    #expect(isEndless(after: 1...10))
  }

  @Test func aThingThatSwingsIsWrittenBackToo() {
    #expect(isEndless(after: 1...12, y: { $0.isMultiple(of: 2) ? 100 : 0 }))
  }

  @Test func aThingThatMovesOnIsNot() {
    #expect(!isEndless(after: 1...100, y: { CGFloat($0) }))
  }

  @Test func aNumberThatTheAppAnimatesIsNot() {
    #expect(!isEndless(after: 1...100, number: { CGFloat($0) }))
  }
}
