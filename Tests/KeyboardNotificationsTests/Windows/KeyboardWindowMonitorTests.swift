import Foundation
import Testing

@testable import KeyboardNotifications

/// The monitor that all views in a window share.
@MainActor
@Suite struct KeyboardWindowMonitorTests {
  let window = Window()
  let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 500, width: 1024, height: 268)
  )

  /// A window, how often it was searched for a finger, and whether frames are needed.
  @MainActor
  final class Window {
    var frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
    var searches = 0
    var finger: CGFloat?
    var needsFrames: [Bool] = []

    var monitor: KeyboardWindowMonitor {
      .shared(by: self) {
        let monitor = KeyboardWindowMonitor(
          self,
          measure: { [unowned self] in KeyboardWindow(frame: frame) },
          finger: { [unowned self] in
            searches += 1
            return finger
          }
        )
        monitor.setNeedsFrames = { [unowned self] in needsFrames.append($0) }
        return monitor
      }
    }
  }

  /// Puts a view with a keyboard into the window.
  private func reader(in window: Window) -> KeyboardWindowReader {
    let reader = KeyboardWindowReader()
    reader.monitor = window.monitor
    _ = reader.layout(under: shown, in: nil)
    return reader
  }

  @Test func aWindowHasOneMonitorForAllItsViews() {
    let readers = (0..<3).map { _ in reader(in: window) }
    #expect(readers.allSatisfy { $0.monitor === readers[0].monitor })
    let other = Window()
    #expect(reader(in: other).monitor !== readers[0].monitor)
  }

  @Test func aWindowIsSearchedOnceInAFrameForAllItsViews() {
    let readers = (0..<10).map { _ in reader(in: window) }
    window.monitor.check()
    #expect(window.searches == 1)
    withExtendedLifetime(readers) {}
  }

  @Test func aLayoutDoesNotSearchTheWindow() {
    let reader = reader(in: window)
    _ = reader.layout(under: shown, in: nil)
    #expect(window.searches == 0)
  }

  @Test func aMoveReachesEachView() {
    var moves = 0
    let readers = (0..<3).map { _ in reader(in: window) }
    for reader in readers { reader.onChange = { _ in moves += 1 } }
    window.frame.origin.y += 100
    window.monitor.check()
    #expect(moves == 3)
  }

  @Test func aMoveDoesNotReachAViewThatHasLeft() {
    var moves = 0
    let reader = reader(in: window)
    let monitor = window.monitor
    reader.onChange = { _ in moves += 1 }
    reader.monitor = nil
    window.frame.origin.y += 100
    monitor.check()
    #expect(moves == 0)
  }

  @Test func theMonitorEndsWithTheLastView() {
    weak var monitor: KeyboardWindowMonitor?
    do {
      let readers = [reader(in: window), reader(in: window)]
      monitor = readers[0].monitor
      #expect(monitor != nil)
    }
    #expect(monitor == nil)
  }

  @Test func framesAreNeededWhileAViewNeedsThem() {
    let reader = reader(in: window)
    #expect(window.needsFrames == [true])
    _ = reader.layout(under: .initial, in: nil)
    #expect(window.needsFrames == [true, false])
    _ = reader.layout(under: shown, in: nil)
    reader.monitor = nil
    #expect(window.needsFrames == [true, false, true, false])
  }

  @Test func aViewWithoutAKeyboardNeedsOneFrame() {
    let reader = KeyboardWindowReader()
    _ = reader.layout(under: .initial, in: nil)
    reader.monitor = window.monitor
    #expect(window.needsFrames == [true])
    window.monitor.check()
    #expect(window.needsFrames == [true, false])
  }

  @Test func aFingerIsForgottenWhereNoViewNeedsFrames() {
    let monitor = window.monitor
    window.finger = 600
    monitor.check()
    #expect(monitor.finger == nil)
    let reader = reader(in: window)
    monitor.check()
    #expect(monitor.finger == 600)
    withExtendedLifetime(reader) {}
  }

  @Test func framesAreNeededUntilTheLastViewNeedsNone() {
    let readers = [reader(in: window), reader(in: window)]
    readers[0].monitor = nil
    #expect(window.needsFrames == [true])
    readers[1].monitor = nil
    #expect(window.needsFrames == [true, false])
  }

  @Test func framesAreNotNeededForAViewThatIsGone() {
    let monitor = window.monitor
    do { _ = reader(in: window) }
    #expect(window.needsFrames == [true])
    monitor.check()
    #expect(window.needsFrames == [true, false])
  }

  @Test func aLayoutIsGivenACoverWithoutAnIncrement() {
    let window = KeyboardWindow(frame: CGRect(x: 700, y: 20, width: 320, height: 700))
    let frame = CGRect(x: 0, y: 0, width: 320, height: 700)
    let place = OverlapMeasurement(at: frame, size: frame.size, in: window)
    let animation = KeyboardAnimation(duration: 0.25, curve: .keyboard)
    let overlap = place.overlap(in: shown, since: nil, animation: animation)
    #expect(overlap.height == 220 && overlap.inset == 220)
    #expect(overlap.heightIncrement == 0)
    #expect(overlap.freeRectangle == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(overlap.keyboardFrame == CGRect(x: -700, y: 480, width: 1024, height: 268))
    #expect(overlap.animation == animation)
  }
}
