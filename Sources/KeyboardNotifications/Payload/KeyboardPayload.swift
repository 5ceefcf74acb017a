public import Foundation

/// What a keyboard notification says: where the keyboard was, where it goes, and how.
///
/// Frames are in the coordinates of the screen, in points. They differ from the window's in Split
/// View, Slide Over and Stage Manager, so convert before comparing with a view, or ask
/// ``KeyboardState/coveredHeight(of:on:)``.
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
public struct KeyboardPayload: Sendable, Equatable {
  /// The frame at the start of the change; the end frame where the notification has none.
  ///
  /// It is often wrong, so nothing in this package decides by it:
  /// https://github.com/hackiftekhar/IQKeyboardManager/issues/1326
  public var beginFrame: CGRect
  /// The frame at the end of the change; zero where a hide has none that can be read.
  public var endFrame: CGRect
  /// The length of the animation in seconds, where the notification gives one.
  ///
  /// Zero means that the change is not animated. UIKit ignores it for ``curve`` 7.
  public var duration: TimeInterval?
  /// The curve of the animation, where the notification gives one.
  public var curve: KeyboardAnimationCurve?
  /// Whether the keyboard belongs to this app; true where the notification does not say.
  public var isLocal: Bool

  /// Makes a payload.
  public init(
    beginFrame: CGRect,
    endFrame: CGRect,
    duration: TimeInterval? = nil,
    curve: KeyboardAnimationCurve? = nil,
    isLocal: Bool = true
  ) {
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }

  /// The animation that accompanies the change; `nil` where the notification gives no duration.
  ///
  /// The system promises it for the announcements only (`UIWindow.h`: "Animation key/value pairs
  /// are only available for the 'will' family of notification"). Without a curve it is the
  /// keyboard's own.
  public var animation: KeyboardAnimation? {
    duration.map { KeyboardAnimation(duration: $0, curve: curve ?? .keyboard) }
  }
}
