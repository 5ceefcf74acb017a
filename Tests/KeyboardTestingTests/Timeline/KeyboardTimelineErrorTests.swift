import Foundation
import KeyboardTesting
import Testing

/// What the library says when a drawing cannot be read.
@Suite struct KeyboardTimelineErrorTests {
  @Test(arguments: [
    (
      "w--W\n^-?.",
      #"timeline, line 2, column 3: expected one of - ^ ' # > _ v . = s o e i d m n x, found "?""#
    ),
    (
      "\n  w -- Q",
      #"timeline, line 2, column 8: expected one of - w W h H c C m a i b, found "Q""#
    ),
    (
      "ww\n0x\n^.",
      #"timeline, line 2, column 2: expected one of 0 1 2 3 4 5 6 7 8 9 -, found "x""#
    ),
    ("wé", #"timeline, line 1, column 2: expected one of - w W h H c C m a i b, found "é""#),
    ("ww\n0²", #"timeline, line 2, column 2: expected one of 0 1 2 3 4 5 6 7 8 9 -, found "²""#),
    ("", "timeline, line 1: expected a row of notifications, found nothing"),
    (" \n\t\n", "timeline, line 1: expected a row of notifications, found nothing"),
    ("w\n0\n^\n^", "timeline, line 4: expected three rows at most, found a fourth row"),
  ])
  func theErrorNamesLineAndColumn(_ drawing: String, _ message: String) {
    let error = #expect(throws: KeyboardTraceError.self) { try KeyboardTimeline(drawing) }
    #expect(error?.description == message)
  }

  @Test func aFrameThatTheStageLacksIsAnError() throws {
    let timeline = try KeyboardTimeline("w-w\n0-3")
    let error = #expect(throws: KeyboardTraceError.self) { try timeline.played() }
    let message =
      "timeline, line 2, column 3: expected the number of one of 1 heights, from 0, found 3"
    #expect(error?.description == message)
  }
}
