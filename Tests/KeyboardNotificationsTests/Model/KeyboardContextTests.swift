import Foundation
import KeyboardNotifications
import Synchronization
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardContextTests {
  let up = KeyboardState(visibility: .shown, placement: .docked, coveredHeight: 300)
  let other = KeyboardState(visibility: .shown, placement: .docked, coveredHeight: 100)

  @Test func whereNothingIsToldTheKeyboardIsHidden() {
    #expect(KeyboardContext().state() == .initial)
  }

  @Test func whereNothingIsToldAViewGoesByWhatItFinds() {
    #expect(KeyboardContext().state(orElse: up) == up)
  }

  @Test func whatIsToldComesBeforeWhatIsFound() {
    #expect(KeyboardContext(given: other).state(orElse: up) == other)
    #expect(KeyboardContext(given: .initial).state(orElse: up) == .initial)
  }

  @Test func aPartThatIgnoresTheKeyboardFindsNone() {
    #expect(KeyboardContext().ignoringKeyboard(true).state(orElse: up) == .initial)
    #expect(KeyboardContext(given: other).ignoringKeyboard(true).state() == .initial)
  }

  @Test func ignoringCanBeTurnedOff() {
    #expect(KeyboardContext(given: other).ignoringKeyboard(false).state() == other)
    #expect(KeyboardContext().ignoringKeyboard(false).state(orElse: up) == up)
  }

  @Test func ignoringKeepsTheTracker() {
    let tracker = KeyboardTracker(center: NotificationCenter())
    #expect(KeyboardContext(tracker: tracker).ignoringKeyboard(true).followedTracker === tracker)
  }

  @Test func aStateThatNobodyGivesIsReportedOnceAndHidden() {
    let lines = Mutex<[String]>([])
    let reporter = FailureReporter { line in lines.withLock { $0.append(line) } }
    for _ in 0..<3 { #expect(KeyboardContext().stateOrReport(to: reporter) == .initial) }
    #expect(KeyboardContext(given: other).stateOrReport(to: reporter) == other)
    let reported = lines.withLock { $0 }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("tracksKeyboard()") == true)
  }

  @Test func aPartThatIgnoresTheKeyboardReportsNothing() {
    let lines = Mutex<[String]>([])
    let reporter = FailureReporter { line in lines.withLock { $0.append(line) } }
    let context = KeyboardContext().ignoringKeyboard(true)
    #expect(context.stateOrReport(to: reporter) == .initial)
    #expect(lines.withLock { $0.isEmpty })
  }

  @Test func withoutATrackerTheSharedOneIsFollowed() {
    #expect(KeyboardContext().followedTracker === KeyboardTracker.shared)
  }
}
