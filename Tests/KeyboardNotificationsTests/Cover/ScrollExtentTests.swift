import Foundation
import KeyboardNotifications
import Testing

@Suite struct ScrollExtentTests {
  private func extent(
    offset: CGFloat,
    contentHeight: CGFloat = 2000,
    topInset: CGFloat = 0,
    bottomInset: CGFloat = 0
  ) -> ScrollExtent {
    ScrollExtent(
      offset: offset,
      height: 800,
      contentHeight: contentHeight,
      topInset: topInset,
      bottomInset: bottomInset
    )
  }

  @Test func theRangeGoesFromInsetToInset() {
    let extent = extent(offset: 0, topInset: 50, bottomInset: 30)
    #expect(extent.range == -50...1230)
  }

  @Test func shortContentDoesNotScroll() {
    #expect(extent(offset: 0, contentHeight: 100, topInset: 50).range == -50...(-50))
  }

  // MARK: After the bottom inset has changed

  @Test(arguments: [0, 600, 1200] as [CGFloat])
  func theOffsetStaysWhenTheInsetGrows(offset: CGFloat) {
    let grown = extent(offset: offset, bottomInset: 300)
    #expect(grown.offset(after: extent(offset: offset), keeping: .top) == offset)
  }

  @Test(arguments: [(100, 100), (1500, 1200)] as [(CGFloat, CGFloat)])
  func theOffsetComesBackIntoRangeWhenTheInsetShrinks(old: CGFloat, new: CGFloat) {
    let shrunk = extent(offset: old)
    #expect(shrunk.offset(after: extent(offset: old, bottomInset: 300), keeping: .top) == new)
  }

  @Test(arguments: [KeyboardContentEdge.top, .bottom, .end])
  func anOffsetOutOfRangeIsLeftAlone(edge: KeyboardContentEdge) {
    let pulled = extent(offset: -60)
    #expect(extent(offset: -60, bottomInset: 300).offset(after: pulled, keeping: edge) == -60)
  }

  @Test func theBottomMovesWithTheInset() {
    let old = extent(offset: 600)
    let grown = extent(offset: 600, bottomInset: 300)
    #expect(grown.offset(after: old, keeping: .bottom) == 900)
    let shrunk = extent(offset: 900)
    #expect(shrunk.offset(after: extent(offset: 900, bottomInset: 300), keeping: .bottom) == 600)
  }

  @Test func theEndOfTheContentStaysAtTheBottom() {
    let old = extent(offset: 1200)
    let grown = extent(offset: 1200, bottomInset: 300)
    #expect(grown.offset(after: old, keeping: .bottom) == 1500)
  }

  @Test func theEndOfShortContentIsShown() {
    let old = extent(offset: 0, contentHeight: 600)
    let grown = extent(offset: 0, contentHeight: 600, bottomInset: 300)
    #expect(grown.offset(after: old, keeping: .bottom) == 100)
    let still = extent(offset: 0, contentHeight: 400, bottomInset: 300)
    #expect(still.offset(after: old, keeping: .bottom) == 0)
  }

  // MARK: Showing a part

  @Test(
    arguments: [
      (100, 92),  // visible, but for its margin
      (110, 100),  // visible
      (480, 100),  // the last place that is visible with its margin
      (500, 120),  // partly below
      (900, 520),  // far below
      (50, 42),  // above
      (0, 0),  // above, with no room for the margin
      (1888, 1500),  // at the end, likewise
    ] as [(CGFloat, CGFloat)]
  )
  func thePartIsShownWithItsMarginByTheLeastMove(top: CGFloat, offset: CGFloat) {
    let extent = extent(offset: 100, bottomInset: 300)
    #expect(extent.offset(showing: top...(top + 112)) == offset)
  }

  @Test func theMarginGivesWay() {
    let extent = extent(offset: 0, bottomInset: 300)
    #expect(extent.offset(showing: 100...596) == 98)
  }

  @Test func ofALongPartTheBeginningIsShown() {
    let extent = extent(offset: 0, bottomInset: 300)
    #expect(extent.offset(showing: 400...1400) == 400)
  }

  @Test func aPartThatFillsTheViewIsLeftAlone() {
    let extent = extent(offset: 600, bottomInset: 300)
    #expect(extent.offset(showing: 400...1400) == 600)
  }

  @Test func nothingIsShownWhereNothingIsFree() {
    let extent = extent(offset: 10, bottomInset: 900)
    #expect(extent.offset(showing: 400...420) == 10)
  }

  @Test(arguments: [(600, 148), (100, nil)] as [(CGFloat, CGFloat?)])
  func onlyARectangleOutOfSightMovesTheContent(top: CGFloat, offset: CGFloat?) {
    let part = CGRect(x: 0, y: top, width: 100, height: 40)
    let extent = extent(offset: 0, bottomInset: 300)
    #expect(extent.offset(showing: part, isMirrored: false) == offset)
  }

  // MARK: The end of the content

  @Test(arguments: [0, 500, 1200] as [CGFloat])
  func theEndIsShownWheneverTheInsetGrows(offset: CGFloat) {
    let grown = extent(offset: offset, bottomInset: 300)
    #expect(grown.offset(after: extent(offset: offset), keeping: .end) == 1500)
  }

  @Test(arguments: [(1500, 1200), (700, 400)] as [(CGFloat, CGFloat)])
  func whatIsAtTheBottomStaysWhenItShrinks(old: CGFloat, new: CGFloat) {
    let shrunk = extent(offset: old)
    #expect(shrunk.offset(after: extent(offset: old, bottomInset: 300), keeping: .end) == new)
  }

  @Test func mirroredTheTopIsTheEnd() {
    let mirrored = extent(offset: -300, topInset: 300).mirrored
    #expect(mirrored.isAtEnd)
    #expect(mirrored.range == 0...1500)
    #expect(mirrored.mirrored == extent(offset: -300, topInset: 300))
  }
}
