import Foundation
import KeyboardNotifications

/// Cost of decoding the user info of one notification.
@MainActor enum DecodeFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let posted = Posted.alternating.map {
      Notification(name: Posted.name, object: nil, userInfo: $0)
    }
    let ours = Work.once { time in
      let userInfo = posted[time % posted.count].userInfo
      let payload = try? KeyboardPayload.read(userInfo, of: .willShow).payload
      return Double(payload?.endFrame.size.height ?? 0)
    }
    let baseline = Work.once { time in
      Double(HandWrittenPayload(posted[time % posted.count]).endFrame.size.height)
    }
    let columns = try Interleaving(effort: effort, works: [ours, baseline]).measure()
    return [.ratio("decode", ours: columns[0], baseline: columns[1])]
  }
}
