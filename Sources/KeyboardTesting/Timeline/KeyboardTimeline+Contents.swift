import Foundation
import KeyboardNotifications

extension KeyboardTimeline {
  /// What each column posts; `nil` where nothing happens.
  func contents(
    on stage: KeyboardTimelineStage
  ) throws(KeyboardTimelineError) -> [KeyboardTraceContent?] {
    var contents: [KeyboardTraceContent?] = []
    for (index, column) in columns.enumerated() {
      let frame = try frame(of: column, at: index, on: stage)
      contents.append(column.event.content(endingAt: frame))
    }
    return contents
  }

  private func frame(
    of column: KeyboardTimelineColumn,
    at index: Int,
    on stage: KeyboardTimelineStage
  ) throws(KeyboardTimelineError) -> CGRect {
    guard let number = column.frame else {
      let isHide = column.event == .willHide || column.event == .didHide
      return isHide ? stage.hidden : stage.frames.first ?? .zero
    }
    guard stage.frames.indices.contains(number) else {
      throw KeyboardTimelineError(
        line: 2,
        column: index + 1,
        expected: "the number of one of \(stage.frames.count) frames, from 0",
        found: "\(number)"
      )
    }
    return stage.frames[number]
  }
}

extension KeyboardTimelineEvent {
  fileprivate func content(endingAt frame: CGRect) -> KeyboardTraceContent? {
    if let application { return .application(application) }
    if self == .malformed {
      return .notification(
        name: KeyboardNotificationType.willShow.name.rawValue,
        userInfo: [KeyboardUserInfoKey.endFrame: .null]
      )
    }
    guard let notification else { return nil }
    let payload = KeyboardPayload(
      beginFrame: frame,
      endFrame: frame,
      duration: notification.isAnnouncement ? 0.25 : nil,
      curve: notification.isAnnouncement ? .keyboard : nil
    )
    return .notification(
      name: notification.name.rawValue,
      userInfo: KeyboardNotification(type: notification, payload: payload).userInfo
    )
  }
}

extension KeyboardEvent {
  /// Reads what a record says; `nil` if it says nothing of the keyboard or the app.
  init?(_ content: KeyboardTraceContent) {
    switch content {
    case .application(let state): self = .application(state)
    case .notification(let name, let userInfo, _):
      self.init(
        Notification(name: Notification.Name(name), userInfo: userInfo?.mapValues(\.posted))
      )
    default: return nil
    }
  }
}
