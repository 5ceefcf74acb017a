import Foundation
import KeyboardNotifications
import Testing

@MainActor
@Suite struct KeyboardScopeTests {
  let up = KeyboardState(visibility: .shown, placement: .docked, coveredHeight: 300)
  let other = KeyboardState(visibility: .shown, placement: .docked, coveredHeight: 100)

  @Test func whereNothingIsToldTheKeyboardIsHidden() {
    #expect(KeyboardScope().state() == .initial)
  }

  @Test func whereNothingIsToldAViewGoesByWhatItFinds() {
    #expect(KeyboardScope().state(orElse: up) == up)
  }

  @Test func whatIsToldComesBeforeWhatIsFound() {
    #expect(KeyboardScope(given: other).state(orElse: up) == other)
    #expect(KeyboardScope(given: .initial).state(orElse: up) == .initial)
  }

  @Test func aPartThatIgnoresTheKeyboardFindsNone() {
    #expect(KeyboardScope().ignoringKeyboard(true).state(orElse: up) == .initial)
    #expect(KeyboardScope(given: other).ignoringKeyboard(true).state() == .initial)
  }

  @Test func ignoringCanBeTurnedOff() {
    #expect(KeyboardScope(given: other).ignoringKeyboard(false).state() == other)
    #expect(KeyboardScope().ignoringKeyboard(false).state(orElse: up) == up)
  }

  @Test func ignoringKeepsTheTracker() {
    let tracker = KeyboardTracker(center: NotificationCenter())
    #expect(KeyboardScope(tracker: tracker).ignoringKeyboard(true).followedTracker === tracker)
  }

  @Test func withoutATrackerTheSharedOneIsFollowed() {
    #expect(KeyboardScope().followedTracker === KeyboardTracker.shared)
  }
}
