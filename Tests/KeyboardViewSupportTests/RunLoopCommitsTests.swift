import CoreFoundation
import Foundation
import Testing

@testable import KeyboardViewSupport

/// Frames before iOS 18, by an observer of the run loop.
@MainActor
struct RunLoopCommitsTests {
  @MainActor
  private final class Log {
    var events: [String] = []
  }

  private let log = Log()
  private let view = UIView(frame: .zero)

  private func makeFrames() -> RunLoopCommits {
    RunLoopCommits { [log] in log.events.append("frame") }
  }

  /// Lets the run loop turn once, and returns the events before it waits.
  private func turn() -> [String] {
    log.events = []
    // Without a timer the run loop would end at once.
    let timer = Timer(timeInterval: 0.001, repeats: false) { _ in }
    RunLoop.current.add(timer, forMode: .default)
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
    timer.invalidate()
    return log.events
  }

  /// Adds an observer that is called once, when the run loop is about to wait.
  ///
  /// Core Animation commits in one of the order 2,000,000.
  private func observe(order: CFIndex, _ name: String) {
    let observer = CFRunLoopObserverCreateWithHandler(nil, 1 << 5, false, order) { [log] _, _ in
      MainActor.assumeIsolated { log.events.append(name) }
    }
    CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopCommonModes)
  }

  @Test func aFrameIsAfterOtherObserversAndBeforeTheCommit() {
    let frames = makeFrames()
    frames.monitor([view])
    observe(order: 2_000_000, "commit")
    observe(order: 1_999_998, "move")
    #expect(turn().filter { $0 != "frame" } == ["move", "commit"])
    observe(order: 2_000_000, "commit")
    observe(order: 1_999_998, "move")
    #expect(turn().prefix(3) == ["move", "frame", "commit"])
    frames.monitor([])
  }

  @Test func eachTurnIsAFrameWhileThereAreViews() {
    let frames = makeFrames()
    #expect(!turn().contains("frame"))
    frames.monitor([view])
    #expect(turn().contains("frame"))
    frames.monitor([view, UIView(frame: .zero)])
    #expect(turn() == ["frame"])
    frames.monitor([])
    #expect(!turn().contains("frame"))
    frames.monitor([view])
    #expect(turn() == ["frame"])
    frames.monitor([])
  }

  @Test func aReleasedRunLoopObserverCallsNothing() {
    var frames: RunLoopCommits? = makeFrames()
    frames?.monitor([view])
    frames = nil
    #expect(frames == nil)
    #expect(!turn().contains("frame"))
  }
}
