import Foundation
import KeyboardNotifications

extension KeyboardNotification {
  /// The user info that UIKit would post, with all of its eight keys.
  var userInfo: [String: KeyboardTraceValue] {
    let (begin, end) = (payload.beginFrame, payload.endFrame)
    var userInfo: [String: KeyboardTraceValue] = [
      KeyboardUserInfoKey.beginFrame: KeyboardTraceValue(posted: begin),
      KeyboardUserInfoKey.endFrame: KeyboardTraceValue(posted: end),
      KeyboardUserInfoKey.isLocal: payload.isLocal ? 1 : 0,
      UndocumentedUserInfoKey.bounds: KeyboardTraceValue(
        posted: CGRect(origin: CGPoint(x: 0, y: 0), size: end.size)
      ),
      UndocumentedUserInfoKey.beginCenter: KeyboardTraceValue(posted: begin.middle),
      UndocumentedUserInfoKey.endCenter: KeyboardTraceValue(posted: end.middle),
    ]
    userInfo[KeyboardUserInfoKey.duration] = payload.duration.map { .number($0) }
    userInfo[KeyboardUserInfoKey.curve] = payload.curve.map { .number(Double($0.rawValue)) }
    return userInfo
  }
}

extension CGRect {
  fileprivate var middle: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}
