import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardSwiftUI

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
            return finger.map { KeyboardFinger(y: $0) }
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
    window.searches = 0
    window.monitor.check()
    #expect(window.searches == 1)
    withExtendedLifetime(readers) {}
  }

  @Test func aMoveReachesEachView() {
    var moves = 0
    let readers = (0..<3).map { _ in reader(in: window) }
    for reader in readers { reader.onChange = { _ in moves += 1 } }
    window.frame.origin.y += 100
    window.monitor.check()
    #expect(moves == 3)
  }

  @Test func theMonitorIsReleasedWithTheLastView() {
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

  typealias Comparison = (
    name: String, act: @MainActor @Sendable (KeyboardWindowReader, KeyboardWindowMonitor) -> Void
  )

  nonisolated static let comparisons: [Comparison] = [
    ("a check of the view", { reader, _ in reader.check() }),
    ("a check of the window", { _, monitor in monitor.check() }),
    ("a layout", { reader, _ in _ = reader.layout(under: .initial, in: nil) }),
  ]

  @Test(arguments: comparisons)
  func aViewWithoutAKeyboardNeedsFramesUntilItsWindowIsCompared(by comparison: Comparison) {
    let monitor = window.monitor
    let reader = KeyboardWindowReader()
    _ = reader.layout(under: .initial, in: nil)
    // The view comes to the window, and comes to it again.
    for _ in 1...2 {
      reader.monitor = monitor
      #expect(window.needsFrames.last == true)
      comparison.act(reader, monitor)
      #expect(window.needsFrames.last == false, "\(comparison.name)")
      reader.monitor = monitor
      #expect(window.needsFrames.last == false, "The monitor is the same.")
      reader.monitor = nil
    }
  }

  @Test func aFingerIsForgottenIfNoViewNeedsFrames() {
    let monitor = window.monitor
    window.finger = 600
    monitor.check()
    #expect(monitor.finger == nil)
    let reader = reader(in: window)
    monitor.check()
    #expect(monitor.finger == KeyboardFinger(y: 600))
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
}
