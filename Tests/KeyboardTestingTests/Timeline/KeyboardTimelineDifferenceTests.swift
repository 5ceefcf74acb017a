import Foundation
import KeyboardTesting
import Testing

/// What the library says when two timelines differ.
@Suite struct KeyboardTimelineDifferenceTests {
  private func difference(_ expected: String, _ actual: String) throws -> String? {
    try KeyboardTimeline(expected).difference(from: KeyboardTimeline(actual))?.description
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
}
