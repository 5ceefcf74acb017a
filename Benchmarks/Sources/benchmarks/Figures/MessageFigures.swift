import Foundation

/// From posting to the closure, with Foundation's typed messages.
///
/// They are posted as messages here: they carry values, and nothing is read from a user info. Only
/// Apple's Foundation turns a notification that the system posts into a message.
@MainActor enum MessageFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return [] }
    let works = [Desk.tracker().work, messages()]
    let rounds = try await Interleaving(effort: effort, works: works).measure()
    return [
      .ratio("observe-one-messages", ours: rounds.map { $0[0] }, baseline: rounds.map { $0[1] })
    ]
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  private static func messages() -> Work {
    let center = NotificationCenter()
    let sum = Sum()
    let token = center.addObserver(for: KeyboardMessage.self) { sum.add($0.endFrame.size.height) }
    return Work { times in
      for time in 0..<times {
        center.post(KeyboardMessage(height: time.isMultiple(of: 2) ? 300 : 216))
      }
      return withExtendedLifetime(token) { sum.take() }
    }
  }
}

/// What a keyboard notification says, as a message.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private struct KeyboardMessage: NotificationCenter.MainActorMessage {
  typealias Subject = Sum

  let beginFrame: CGRect
  let endFrame: CGRect
  let duration: TimeInterval = 0.25
  let curve = 7
  let isLocal = true

  init(height: CGFloat) {
    beginFrame = CGRect(x: 0, y: 667, width: 375, height: height)
    endFrame = CGRect(x: 0, y: 667 - height, width: 375, height: height)
  }
}
