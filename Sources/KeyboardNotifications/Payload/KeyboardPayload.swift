public import Foundation

/// Payload of a keyboard notification: the frames before and after, and the animation between them.
///
/// Frames are in the coordinates of the screen, in points. They differ from the window's in Split
/// View, Slide Over and Stage Manager, so convert before comparing with a view, or call
/// ``KeyboardState/coveredHeight(of:)``.
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
public struct KeyboardPayload: Sendable, Equatable {
  /// The frame at the start of the change; the end frame where the notification has none.
  ///
  /// It is often wrong, so nothing in this package decides by it:
  /// https://github.com/hackiftekhar/IQKeyboardManager/issues/1326
  public var beginFrame: CGRect
  /// The frame at the end of the change; zero if a hide has none that can be read.
  public var endFrame: CGRect
  /// The length of the animation in seconds, if the notification gives one.
  ///
  /// Zero means that the change is not animated. UIKit ignores it for ``curve`` 7.
  public var duration: TimeInterval?
  /// The curve of the animation, if the notification gives one.
  public var curve: KeyboardAnimation.Curve?
  /// True if the keyboard belongs to this app, or the notification does not contain it.
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
  /// The system promises it for the announcements only (`UIWindow.h`: "Animation key/value pairs
  /// are only available for the 'will' family of notification"). Without a curve it is the
  /// keyboard's own.
  public var animation: KeyboardAnimation? {
    duration.map { KeyboardAnimation(duration: $0, curve: curve ?? .keyboard) }
  }
}

extension KeyboardPayload {
  /// Reads the payload of a keyboard notification.
  ///
  /// The end frame is required; a missing begin frame means that the keyboard did not move, a
  /// missing `isLocal` that it belongs to this app; the animation may be missing. Numbers and
  /// rectangles are accepted native and boxed; a value that cannot be read counts as missing. A
  /// hide needs nothing but its name.
  ///
  /// - Parameters:
  ///   - userInfo: The user info of the notification, as posted.
  ///   - type: Which of the six notifications it is.
  /// - Throws: A ``KeyboardDecodingError`` if the end frame is missing or cannot be read, and the
  ///   notification is no hide.
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

/// A value in a keyboard notification's user info that could not be read.
///
/// It names the notification, the key, and what was expected and found there, so that a log line
/// of it is enough to see what was posted.
public struct KeyboardDecodingError: Error, Sendable, Equatable {
  /// The notification that holds the value.
  public var notification: KeyboardNotificationType
  /// The user-info key whose value could not be read.
  public var key: String
  /// The kind of value that the key should hold.
  public var expected: String
  /// The type and the text of the value that it holds.
  public var found: String
}

extension KeyboardDecodingError: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    "\(notification.name.rawValue): \(key) should hold \(expected), but holds \(found)."
  }
}
