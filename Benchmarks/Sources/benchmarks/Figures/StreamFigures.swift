import Foundation
import KeyboardNotifications

/// From posting to a loop over an asynchronous stream, one change at a time.
@MainActor enum StreamFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    let works = [ours(), handWritten()]
    let rounds = try await Interleaving(effort: effort, works: works).measure()
    return [
      .ratio("stream-delivery", ours: rounds.map { $0[0] }, baseline: rounds.map { $0[1] })
    ]
  }

  private static func ours() -> Work {
    let center = NotificationCenter()
    let environment = KeyboardEnvironment(screen: Posted.screen)
    let tracker = KeyboardTracker(center: center) { environment }
    let stream = tracker.transitions()
    return Work { times in
      var sum: Double = 0
      var transitions = stream.makeAsyncIterator()
      for time in 0..<times {
        center.post(time)
        let transition = await transitions.next(isolation: MainActor.shared)
        sum += Double(transition?.state.frame?.size.height ?? 0)
      }
      return withExtendedLifetime(tracker) { sum }
    }
  }

  /// What people write by hand: a stream of what one closure reads.
  private static func handWritten() -> Work {
    let center = NotificationCenter()
    let (stream, continuation) = AsyncStream.makeStream(of: HandWrittenPayload.self)
    let observer = center.addObserver(forName: Posted.name, object: nil, queue: nil) {
      continuation.yield(HandWrittenPayload($0))
    }
    return Work { times in
      var sum: Double = 0
      var payloads = stream.makeAsyncIterator()
      for time in 0..<times {
        center.post(time)
        let payload = await payloads.next(isolation: MainActor.shared)
        sum += Double(payload?.endFrame.size.height ?? 0)
      }
      return withExtendedLifetime(observer) { sum }
    }
  }
}
