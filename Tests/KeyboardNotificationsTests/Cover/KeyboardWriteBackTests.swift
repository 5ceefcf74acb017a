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

@Suite struct KeyboardNewsTests {
  private let place = KeyboardViewPlace(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 508, width: 390, height: 336)
  )

  @Test func theIncrementIsSinceTheLastCoverThatWasGiven() throws {
    var news = KeyboardNews()
    let first = try #require(news.cover(of: place, in: shown))
    #expect(news.isNews(first, within: 0.25))
    news.take(first)
    #expect(!news.isNews(first, within: 0.25))
    #expect(news.cover(of: place, in: .initial)?.heightIncrement == -336)
  }

  @Test func aViewThatHasLeftItsWindowWaitsForTheHide() throws {
    var news = KeyboardNews()
    #expect(news.cover(of: nil, in: shown)?.height == 0)
    news.take(try #require(news.cover(of: place, in: shown)))
    #expect(news.cover(of: nil, in: shown) == nil)
    #expect(news.cover(of: nil, in: .initial)?.heightIncrement == -336)
  }

  @Test func aViewThatScrollsIsNoNews() throws {
    var news = KeyboardNews()
    news.take(try #require(news.cover(of: place, in: shown)))
    var scrolled = place
    scrolled.bounds.origin.y = 500
    #expect(!news.isNews(try #require(news.cover(of: scrolled, in: shown)), within: 0.25))
  }

  @Test func lessThanTheToleranceIsNoNews() throws {
    var news = KeyboardNews()
    news.take(try #require(news.cover(of: place, in: shown)))
    var lower = place
    lower.frame.origin.y = 0.2
    #expect(!news.isNews(try #require(news.cover(of: lower, in: shown)), within: 0.25))
    lower.frame.origin.y = 0.3
    #expect(news.isNews(try #require(news.cover(of: lower, in: shown)), within: 0.25))
  }
}
