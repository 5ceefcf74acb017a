import Foundation
import KeyboardNotifications

/// Reading one notification: its user info into a value with types.
@MainActor enum DecodeFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    let posted = Posted.inTurn.map {
      Notification(name: Posted.name, object: nil, userInfo: $0)
    }
    let ours = Work { times in
      var sum: Double = 0
      for time in 0..<times {
        let userInfo = posted[time % posted.count].userInfo
        let payload = try? KeyboardPayload(userInfo: userInfo, of: .willShow)
        sum += Double(payload?.endFrame.size.height ?? 0)
      }
      return sum
    }
    let baseline = Work { times in
      var sum: Double = 0
      for time in 0..<times {
        sum += Double(HandWrittenPayload(posted[time % posted.count]).endFrame.size.height)
      }
      return sum
    }
    let rounds = try await Interleaving(effort: effort, works: [ours, baseline]).measure()
    return [
      .ratio(
        "decode",
        ours: rounds.map { $0[0] },
        baseline: rounds.map { $0[1] },
        goal: .atMost(0.33)
      )
    ]
  }
}
