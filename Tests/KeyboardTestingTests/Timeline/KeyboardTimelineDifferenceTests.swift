import Foundation
import KeyboardTesting
import Testing

/// What the library says when two timelines differ.
@Suite struct KeyboardTimelineDifferenceTests {
  private func difference(_ expected: String, _ actual: String) throws -> String? {
    try KeyboardTimeline(expected).difference(from: KeyboardTimeline(actual))
  }

  @Test func theActualOneIsDrawnBeneathWithAMarkUnderTheFirstDifference() throws {
    let difference = try difference("w--W---h\n^--.---v", "w--W---h\n^--.---x")
    #expect(
      difference == """
        expected  w--W---h
                  ^--.---v
        actual    w--W---h
                  ^--.---x
                         ↑ column 8: expected disappeared, found dropped
        """
    )
  }

  @Test func aDifferentEventIsNamed() throws {
    let difference = try difference("wW", "wh")
    #expect(
      difference == """
        expected  wW
        actual    wh
                   ↑ column 2: expected didShow, found willHide
        """
    )
  }

  @Test func whatIsMissingAtTheEndIsNothing() throws {
    let difference = try difference("wWh\n^.v", "wW\n^.")
    #expect(
      difference == """
        expected  wWh
                  ^.v
        actual    wW
                  ^.
                    ↑ column 3: expected willHide, found nothing
        """
    )
  }

  @Test func anEmptyEndMakesNoDifference() throws {
    #expect(try difference("wW--\n^.--", "wW\n^.") == nil)
    #expect(try difference("wW\n^.", "wW--\n^.--") == nil)
  }

  @Test func withoutALastRowOutcomesMayBeAnything() throws {
    #expect(try difference("wW", "wW\n^x") == nil)
    #expect(try difference("wW\n^.", "wW") != nil)
  }

  @Test func framesDifferOnlyWhereBothGiveThem() throws {
    #expect(try difference("ww\n01\n^#", "ww\n^#") == nil)
    #expect(try difference("ww\n01\n^#", "ww\n02\n^#") != nil)
  }

  @Test func heightsThatDifferAreADifference() throws {
    let growth = try KeyboardTimeline("ww\n01\n^#")
    let shrinking = try growth.played(heights: [336, 291])
    let trace = try growth.trace(title: "T", heights: [336, 400])
    #expect(
      shrinking.difference(from: KeyboardTimeline(trace)) == """
        expected  ww
                  01
                  ^#
        actual    ww
                  ^#
                   ↑ column 2: expected a frame 291 points high, found one of 400 points
        """
    )
  }

  @Test func coveredHeightsThatDifferAreADifference() throws {
    let timeline = try KeyboardTimeline("w\n^")
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let window = CGRect(x: 0, y: 0, width: 390, height: 800)
    let whole = try timeline.played(in: KeyboardEnvironment(screen: screen))
    let part = try timeline.played(in: KeyboardEnvironment(screen: screen, window: window))
    let words = whole.difference(from: part)
    #expect(words?.hasSuffix("column 1: expected 336 points covered, found 292 points") == true)
  }

  @Test func aDigitOfADrawingStandsForOneHeight() throws {
    let drawing = try KeyboardTimeline("ww\n01\n^#")
    let different = try drawing.trace(title: "T", heights: [336, 291])
    #expect(drawing.difference(from: KeyboardTimeline(different)) == nil)
    let same = try KeyboardTimeline("ww\n00").trace(title: "T", heights: [336])
    let words = try KeyboardTimeline("ww\n01").difference(from: KeyboardTimeline(same))
    #expect(words?.contains("another height than of frame 0, found 336 points again") == true)
  }

  @Test func aFrameThatDiffersIsNamedAsAFrame() throws {
    let words = try difference("ww\n01\n^#", "ww\n02\n^#")
    #expect(words?.hasSuffix("column 2: expected frame 1, found frame 2") == true)
  }

  @Test func aDropForAnyReasonMatchesEachReason() throws {
    for reason in "=soeidmnx" {
      #expect(try difference("ww\n^x", "ww\n^\(reason)") == nil)
    }
    #expect(
      try difference("ww\n^=", "ww\n^s")?.hasSuffix("expected duplicate, found stale") == true
    )
    #expect(try difference("ww\n^x", "ww\n^.")?.hasSuffix("expected dropped, found noted") == true)
  }
}
