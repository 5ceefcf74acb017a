import Foundation
import KeyboardNotifications

/// One row of a report: what came in, and what became of it.
struct ReportStep {
  /// What became of it, as far as its mark and colour go.
  enum Kind: Int, CaseIterable {
    case change, noted, dropped, application, setting
  }

  /// The line of the trace, counted from 1.
  var line: Int
  /// The seconds since the start of the trace.
  var time: TimeInterval
  /// The notification's name, or what else came in.
  var name: String
  var kind: Kind
  /// The state that the application enters, if it is that which came in.
  var application: KeyboardApplicationState?
  /// What it did, in a word or two.
  var did: String
  /// Why it did nothing, in a sentence.
  var why: String?
  /// The end frame that was posted, in words.
  var endFrame: String?
  /// The animation to move along with, where something moves.
  var animation: KeyboardAnimation?
  var visibility: KeyboardVisibility
  var placement: KeyboardPlacement
  /// The keyboard's frame, where it can be drawn.
  var frame: Box?
  var covered: Double
  var inset: Double
  /// The number of the scene among the trace's.
  var scene: Int
  /// The expectations after it that do not hold, in words.
  var mismatches: [String] = []
  /// How many expectations after it hold.
  var expectationsMet = 0
}
