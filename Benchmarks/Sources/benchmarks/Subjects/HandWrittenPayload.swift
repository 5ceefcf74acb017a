import Foundation

/// Hand-written payload, with a look-up and a forced cast for each value.
struct HandWrittenPayload {
  let beginFrame: CGRect
  let endFrame: CGRect
  let duration: TimeInterval
  let curve: Int
  let isLocal: Bool

  // The forced casts are a part of the baseline, so they stay.
  // swift-format-ignore: NeverForceUnwrap
  init(_ notification: Notification) {
    let userInfo = notification.userInfo
    beginFrame = userInfo?["UIKeyboardFrameBeginUserInfoKey"] as! CGRect
    endFrame = userInfo?["UIKeyboardFrameEndUserInfoKey"] as! CGRect
    duration = userInfo?["UIKeyboardAnimationDurationUserInfoKey"] as! TimeInterval
    curve = userInfo?["UIKeyboardAnimationCurveUserInfoKey"] as! Int
    isLocal = userInfo?["UIKeyboardIsLocalUserInfoKey"] as! Bool
  }

  /// The height that is covered at the bottom of the screen.
  var height: CGFloat {
    Posted.screen.maxY - endFrame.minY
  }
}
