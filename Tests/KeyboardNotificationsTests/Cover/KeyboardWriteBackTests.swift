import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardWriteBackTests {
  private let frame = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test func tenTurnsInARowAreEndless() {
    var writeBack = KeyboardWriteBack()
    for _ in 1...9 { writeBack.add(frame, number: 20) }
    #expect(!writeBack.isEndless)
    writeBack.add(frame, number: 20)
    #expect(writeBack.isEndless)
    writeBack.reset()
    #expect(!writeBack.isEndless)
  }

  @Test func aThingThatSwingsIsWrittenBackToo() {
    var writeBack = KeyboardWriteBack()
    for turn in 1...12 {
      writeBack.add(frame.offsetBy(dx: 0, dy: turn.isMultiple(of: 2) ? 100 : 0), number: 0)
    }
    #expect(writeBack.isEndless)
  }

  @Test func aThingThatMovesOnIsNot() {
    var writeBack = KeyboardWriteBack()
    for turn in 1...100 {
      writeBack.add(frame.offsetBy(dx: 0, dy: CGFloat(turn)), number: 0)
    }
    #expect(!writeBack.isEndless)
  }

  @Test func aNumberThatTheAppAnimatesIsNot() {
    var writeBack = KeyboardWriteBack()
    for turn in 1...100 { writeBack.add(frame, number: CGFloat(turn)) }
    #expect(!writeBack.isEndless)
  }
}

@Suite struct KeyboardCoverTests {
  private let place = KeyboardViewPlace(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 508, width: 390, height: 336)
  )

  @Test func theIncrementIsSinceTheLastHeight() {
    #expect(place.cover(in: shown, since: 300).heightIncrement == 36)
    #expect(place.cover(in: .initial, since: 336).heightIncrement == -336)
  }

  @Test func aViewThatScrollsHasTheSameCover() {
    var scrolled = place
    scrolled.bounds.origin.y = 500
    #expect(scrolled.cover(in: shown).isSame(as: place.cover(in: shown), within: 0.25))
  }

  @Test func lessThanTheToleranceIsTheSame() {
    var lower = place
    lower.frame.origin.y = 0.2
    #expect(lower.cover(in: shown).isSame(as: place.cover(in: shown), within: 0.25))
    lower.frame.origin.y = 0.3
    #expect(!lower.cover(in: shown).isSame(as: place.cover(in: shown), within: 0.25))
  }
}
