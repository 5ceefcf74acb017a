public import Foundation

/// Payload of a keyboard notification: the frames before and after, and the animation between them.
///
/// Frames are in the coordinates of the screen, in points. They differ from the window's in Split
/// View, Slide Over and Stage Manager, so convert before comparing with a view, or call
/// ``KeyboardState/coveredHeight(of:)``.
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
public struct KeyboardPayload: Sendable, Equatable {
  /// The frame at the start of the change; the end frame if the notification has none.
  ///
  /// It is often wrong, so this package makes no decision by it:
  /// https://github.com/hackiftekhar/IQKeyboardManager/issues/1326
  public var beginFrame: CGRect
  /// The frame at the end of the change; zero if a hide has none that can be read.
  public var endFrame: CGRect
  /// The duration of the animation in seconds, if the notification gives one.
  ///
  /// Zero means that the change is not animated. UIKit ignores the duration if ``curve`` is 7.
  public var duration: TimeInterval?
  /// The curve of the animation, if the notification gives one.
  public var curve: KeyboardAnimation.Curve?
  /// True if the keyboard belongs to this app, or if the notification has no value.
  public var isLocal: Bool

  /// Makes a payload.
  public init(
    beginFrame: CGRect,
    endFrame: CGRect,
    duration: TimeInterval? = nil,
    curve: KeyboardAnimation.Curve? = nil,
    isLocal: Bool = true
  ) {
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }

  /// The animation that accompanies the change; `nil` if the notification gives no duration.
  ///
  /// Only announcements must have one (`UIWindow.h`: "Animation key/value pairs are only available
  /// for the 'will' family of notification"). If the notification gives no curve, the animation has
  /// the keyboard's own.
  public var animation: KeyboardAnimation? {
    duration.map { KeyboardAnimation(duration: $0, curve: curve ?? .keyboard) }
  }
}

extension KeyboardPayload {
  /// Reads the payload of a keyboard notification.
  ///
  /// The end frame is required, except for a hide. Without a begin frame the keyboard did not move,
  /// and without `isLocal` it belongs to this app. The animation may be missing. Numbers and
  /// rectangles may be Swift values, or boxed in an `NSNumber` or `NSValue`. Any other value counts
  /// as missing.
  ///
  /// - Parameters:
  ///   - userInfo: The user info of the notification, as posted.
  ///   - type: The type of the notification.
  /// - Throws: A ``KeyboardDecodingError`` if the end frame is missing or cannot be read, unless
  ///   the notification is a hide.
  public init(
    userInfo: [AnyHashable: Any]?,
    of type: KeyboardNotificationType
  ) throws(KeyboardDecodingError) {
    try self.init(UserInfoReader(userInfo ?? [:]), of: type)
  }

  init(
    _ reader: UserInfoReader,
    of type: KeyboardNotificationType
  ) throws(KeyboardDecodingError) {
    if !type.isHide, let error = reader.endFrameError(of: type) { throw error }
    let endFrame = reader.endFrame ?? .zero
    self.init(
      beginFrame: reader.beginFrame ?? endFrame,
      endFrame: endFrame,
      duration: reader.duration,
      curve: reader.curve.map(KeyboardAnimation.Curve.init(rawValue:)),
      isLocal: reader.isLocal ?? true
    )
  }
}
