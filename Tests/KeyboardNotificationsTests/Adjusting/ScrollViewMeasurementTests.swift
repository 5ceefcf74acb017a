import Foundation
import Testing

@testable import KeyboardNotifications

@Suite struct ScrollViewMeasurementTests {
  private func list(
    offset: CGFloat,
    contentHeight: CGFloat = 2000,
    topInset: CGFloat = 0,
    bottomInset: CGFloat = 0
  ) -> ScrollViewMeasurement {
    var list = ScrollViewMeasurement()
    list.offset = offset
    list.height = 800
    list.contentHeight = contentHeight
    list.topInset = topInset
    list.bottomInset = bottomInset
    return list
  }

  @Test func theOffsetsGoFromInsetToInset() {
    let list = list(offset: 0, topInset: 50, bottomInset: 30)
    #expect(list.firstOffset == -50 && list.lastOffset == 1230)
  }

  typealias Change = (
    rule: String, anchor: KeyboardContentAnchor, offset: CGFloat, oldInset: CGFloat,
    newInset: CGFloat, expected: CGFloat
  )

  @Test(
    arguments: [
      ("the top stays", .top, 600, 0, 300, 600),
      ("the top stays at the end of the content", .top, 1200, 0, 300, 1200),
      ("the top stays when the inset shrinks", .top, 100, 300, 0, 100),
      ("an offset beyond the end comes back into range", .top, 1500, 300, 0, 1200),
      ("an offset before the range is kept", .bottom, -1.5, 0, 300, -1.5),
      ("an offset after the range is kept", .bottom, 1201.5, 0, 300, 1201.5),
      ("the bottom moves with an inset that grows", .bottom, 600, 0, 300, 900),
      ("the bottom moves with an inset that shrinks", .bottom, 900, 300, 0, 600),
      ("the end of the content stays at the bottom", .bottom, 1200, 0, 300, 1500),
      ("the end is shown to within a point", .bottom, 1199, 0, 300, 1500),
      ("the end is shown a point too far", .bottom, 1201, 0, 300, 1500),
      ("a point before the range the content is at rest", .bottom, -1, 0, 300, 299),
      ("the bottom moves a point and a half from the end", .bottom, 1198.5, 0, 300, 1498.5),
    ] as [Change]
  )
  func theAnchorDecidesTheOffsetAfterTheBottomInsetHasChanged(_ change: Change) {
    let old = list(offset: change.offset, bottomInset: change.oldInset)
    let new = list(offset: change.offset, bottomInset: change.newInset)
    let offset = new.offset(after: old, by: .keep(change.anchor))
    #expect(offset == change.expected, "\(change.rule)")
  }

  @Test(arguments: [(600, 100), (400, 0)] as [(CGFloat, CGFloat)])
  func theEndOfShortContentIsShown(contentHeight: CGFloat, offset: CGFloat) {
    let grown = list(offset: 0, contentHeight: contentHeight, bottomInset: 300)
    let old = list(offset: 0, contentHeight: 600)
    #expect(grown.offset(after: old, by: .keep(.bottom)) == offset)
  }

  typealias Showing = (
    rule: String, offset: CGFloat, part: ClosedRange<CGFloat>, expected: CGFloat
  )

  @Test(
    arguments: [
      ("visible, but for its margin", 100, 100...212, 92), ("visible", 100, 110...222, 100),
      ("the last place that is visible with its margin", 100, 480...592, 100),
      ("partly below", 100, 500...612, 120), ("far below", 100, 900...1012, 520),
      ("above", 100, 50...162, 42), ("above, with no space for the margin", 100, 0...112, 0),
      ("at the end, likewise", 100, 1888...2000, 1500),
      ("so high that the margin gives way", 0, 100...596, 98),
      ("higher than the view: its beginning", 0, 400...1400, 400),
      ("higher, and it fills the view", 600, 400...1400, 600),
      ("higher, and it ends where the view does", 600, 0...1100, 600),
      ("of no height", 100, 900...900, 408),
      ("visible while the content bounces", -60, 0...100, -60),
    ] as [Showing]
  )
  func aPartIsShownWithItsMarginByTheShortestScroll(_ row: Showing) {
    let list = list(offset: row.offset, bottomInset: 300)
    let length = row.part.upperBound - row.part.lowerBound
    let part = CGRect(x: 0, y: row.part.lowerBound, width: 100, height: length)
    let offset = list.offset(showing: part)
    #expect(offset == (row.expected == row.offset ? nil : row.expected), "\(row.rule)")
  }

  @Test(arguments: [(140, 82), (580, 108)] as [(top: CGFloat, offset: CGFloat)])
  func aPartUnderAnInsetIsShown(top: CGFloat, offset: CGFloat) {
    let part = CGRect(x: 0, y: top, width: 100, height: 20)
    let list = list(offset: 100, topInset: 50, bottomInset: 300)
    #expect(list.offset(showing: part) == offset)
  }

  @Test(arguments: [(799, 400), (800, nil), (900, nil)] as [(CGFloat, CGFloat?)])
  func withoutFreeHeightNoPartIsShown(bottomInset: CGFloat, offset: CGFloat?) {
    let part = CGRect(x: 0, y: 400, width: 100, height: 20)
    let list = list(offset: 10, bottomInset: bottomInset)
    #expect(list.offset(showing: part) == offset)
  }

  @Test(arguments: [
    CGRect.null, CGRect(x: 0, y: 900, width: 9, height: -9),
    CGRect(x: 0, y: CGFloat.nan, width: 9, height: 9),
  ])
  func anInvalidRectangleIsNotShown(part: CGRect) {
    #expect(list(offset: 0, bottomInset: 300).offset(showing: part) == nil)
  }
}
