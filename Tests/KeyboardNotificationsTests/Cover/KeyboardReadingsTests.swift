import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// The state of a property of a SwiftUI view, which follows a tracker from its first reading on.
@MainActor
@Suite struct KeyboardReadingsTests {
  let fixture = TrackerFixture()
  let log = Log()
  let readings = KeyboardReadings()

  @MainActor
  final class Log {
    var animations: [KeyboardAnimation?] = []
  }

  /// Reads as the body of a view does.
  private func read(_ readings: KeyboardReadings) -> KeyboardState {
    readings.state(of: fixture.tracker) { [log] in log.animations.append($0) }
  }

  @Test func theTrackerIsFollowedOnceFromTheFirstReadingOn() {
    #expect(fixture.tracker.observerCount == 0)
    for _ in 0..<10 { #expect(read(readings) == .initial) }
    #expect(fixture.tracker.observerCount == 1)
  }

  @Test func aKeyboardThatIsUpIsReadInTheFirstBodyAndIsNoChange() {
    fixture.tracker.start()
    fixture.show()
    #expect(read(KeyboardReadings()).coveredHeight == 300)
    #expect(log.animations.isEmpty)
  }

  @Test func aChangeCanBeReadWhenItIsGiven() {
    var heights: [CGFloat] = []
    _ = readings.state(of: fixture.tracker) { [weak readings, weak tracker = fixture.tracker] _ in
      guard let readings, let tracker else { return }
      heights.append(readings.state(of: tracker) { _ in }.coveredHeight)
    }
    fixture.post(.willShow, Phone.tall)
    #expect(heights == [300])
  }

  @Test func aConfirmationIsAnUpdateWithoutAnimation() {
    _ = read(readings)
    fixture.post(.willShow, Phone.tall)
    #expect(log.animations == [KeyboardAnimation(duration: 0.25, curve: .keyboard)])
    #expect(read(readings).visibility == .showing)
    fixture.post(.didShow, Phone.tall)
    #expect(log.animations.count == 2 && log.animations.last == .some(nil))
    #expect(read(readings).visibility == .shown)
  }

  /// A container that stores its content makes a new identity of the same value, with the same
  /// object; the new one appears before the old one disappears.
  @Test func oneObjectForTwoIdentitiesIsRightForBoth() {
    _ = read(readings)
    fixture.show()
    #expect(read(readings).coveredHeight == 300)
    // Nothing ends with the old identity, since it owns nothing.
    fixture.hide()
    #expect(!read(readings).isVisible)
    #expect(fixture.tracker.observerCount == 1)
  }

  @Test func twoIdentitiesMayReadDifferentTrackers() {
    let other = TrackerFixture()
    _ = read(readings)
    _ = readings.state(of: other.tracker) { [log] in log.animations.append($0) }
    fixture.post(.willShow, Phone.tall)
    other.post(.willShow, Phone.tall)
    #expect(log.animations.count == 2)
    #expect(read(readings).isVisible)
  }

  @Test func aReleasedObjectFollowsNothing() {
    do { _ = read(KeyboardReadings()) }
    #expect(fixture.tracker.observerCount == 0)
    fixture.show()
    #expect(log.animations.isEmpty)
  }

  @Test func itKeepsTheTrackerAlive() {
    do { _ = readings.state(of: KeyboardTracker(center: fixture.center)) { _ in } }
    // Another tracker at the same address would not be followed.
    for _ in 0..<10 { _ = readings.state(of: KeyboardTracker(center: fixture.center)) { _ in } }
    _ = readings.state(of: fixture.tracker) { [log] in log.animations.append($0) }
    fixture.post(.willShow, Phone.tall)
    #expect(log.animations.count == 1)
  }
}
