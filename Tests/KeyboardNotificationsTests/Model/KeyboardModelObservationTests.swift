import Foundation
import KeyboardNotifications
import Observation
import Testing

@MainActor
@Suite struct KeyboardModelObservationTests {
  let fixture = TrackerFixture()

  /// Counts the changes of what a closure reads, as SwiftUI does for the body of a view.
  @MainActor
  private final class Reader {
    private(set) var changes = 0

    func read(_ body: @escaping @MainActor () -> Void) {
      withObservationTracking {
        body()
      } onChange: {
        MainActor.assumeIsolated {
          self.changes += 1
        }
      }
    }
  }

  @Test func aChangeNotifiesReaders() {
    let model = KeyboardModel(tracker: fixture.tracker)
    let reader = Reader()
    reader.read { _ = model.state.coveredHeight }
    #expect(reader.changes == 0)
    fixture.post(.willShow, Phone.tall)
    #expect(reader.changes == 1)
  }

  @Test func aDuplicateIsNoChange() {
    let model = KeyboardModel(tracker: fixture.tracker)
    fixture.show()
    let reader = Reader()
    reader.read { _ = model.state }
    fixture.post(.willShow, Phone.tall)
    fixture.post(.didShow, Phone.tall)
    fixture.post(.didChangeFrame, Phone.tall)
    #expect(reader.changes == 0)
  }
}
