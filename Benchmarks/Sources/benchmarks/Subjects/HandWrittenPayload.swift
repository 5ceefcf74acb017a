import Foundation

/// What people write by hand: a look-up and a forced cast for each value.
struct HandWrittenPayload {
  let beginFrame: CGRect
  let endFrame: CGRect
  let duration: TimeInterval
  let curve: Int
  let isLocal: Bool

  // The forced casts are what is compared with, so they stay.
  // swift-format-ignore: NeverForceUnwrap
  init(_ notification: Notification) {
    let userInfo = notification.userInfo
    beginFrame = userInfo?["UIKeyboardFrameBeginUserInfoKey"] as! CGRect
    endFrame = userInfo?["UIKeyboardFrameEndUserInfoKey"] as! CGRect
    duration = userInfo?["UIKeyboardAnimationDurationUserInfoKey"] as! TimeInterval
    curve = userInfo?["UIKeyboardAnimationCurveUserInfoKey"] as! Int
    isLocal = userInfo?["UIKeyboardIsLocalUserInfoKey"] as! Bool
  }
}
