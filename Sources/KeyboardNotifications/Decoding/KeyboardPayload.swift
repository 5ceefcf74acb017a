public import Foundation

/// The payload of a keyboard notification: two frames, and the animation between them.
///
/// Frames are in the coordinates of the screen, in points. Convert a frame before you compare it
/// with a view, because in Split View, Slide Over and Stage Manager the window has other
/// coordinates:
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
public struct KeyboardPayload: Sendable, Equatable {
  /// The frame at the start of the change; the end frame if the notification has none.
  ///
  /// It is often wrong, so this package does not use it:
  /// https://github.com/hackiftekhar/IQKeyboardManager/issues/1326
  public var beginFrame: CGRect
  /// The frame at the end of the change; zero if a hide has none that can be read.
  public var endFrame: CGRect
  /// The duration of the animation in seconds, if the notification gives one.
  ///
  /// Zero means that the change is not animated. UIKit ignores the duration if ``curve`` is 7:
  /// https://developer.apple.com/forums/thread/48088
  public var duration: TimeInterval?
  /// The curve of the animation, if the notification gives one.
  public var curve: KeyboardAnimation.Curve?
  /// True if the keyboard belongs to this app, or if the notification has no value.
  public var isLocal: Bool

  /// Makes a payload.
  package init(
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
  /// the keyboard's curve.
  public var animation: KeyboardAnimation? {
    duration.map { KeyboardAnimation(duration: $0, curve: curve ?? .keyboard) }
  }
}

extension KeyboardPayload {
  /// Reads the payload of a keyboard notification, and the error of the first value that cannot be
  /// read and counts as missing.
  ///
  /// The end frame is required, except for a hide. Without a begin frame the keyboard did not move,
  /// and without `isLocal` it belongs to this app. The animation may be missing. Numbers and
  /// rectangles may be Swift values, or boxed in an `NSNumber` or `NSValue`; any other value counts
  /// as missing.
  ///
  /// - Parameters:
  ///   - userInfo: The user info of the notification, as posted.
  ///   - type: The type of the notification.
  /// - Returns: The payload, and the error; `nil` if every value was read.
  /// - Throws: A ``KeyboardDecodingError`` if the end frame is missing or cannot be read, unless
  ///   the notification is a hide.
  package static func read(
    _ userInfo: [AnyHashable: Any]?,
    of type: KeyboardNotificationType
  ) throws(KeyboardDecodingError) -> (payload: KeyboardPayload, malformed: KeyboardDecodingError?) {
    let reader = UserInfoReader(userInfo ?? [:])
    if !type.isHide, let error = reader.endFrameError(of: type) { throw error }
    let endFrame = reader.endFrame ?? .zero
    let payload = KeyboardPayload(
      beginFrame: reader.beginFrame ?? endFrame,
      endFrame: endFrame,
      duration: reader.duration,
      curve: reader.curve.map(KeyboardAnimation.Curve.init(rawValue:)),
      isLocal: reader.isLocal ?? true
    )
    return (payload, reader.error(of: type))
  }
}

// MARK: - Reading a user info

/// The keys of a keyboard notification's user info that the package reads.
///
/// Strings are given, since UIKit's constants are main-actor properties and absent elsewhere:
/// https://developer.apple.com/documentation/uikit/uiresponder
package enum KeyboardUserInfoKey: Sendable {
  /// The frame at the start of the change, in screen coordinates, in points.
  package static let beginFrame = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame at the end of the change, in screen coordinates, in points.
  package static let endFrame = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation, in seconds.
  package static let duration = "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the animation's curve.
  package static let curve = "UIKeyboardAnimationCurveUserInfoKey"
  /// True for a keyboard of this app.
  package static let isLocal = "UIKeyboardIsLocalUserInfoKey"
}

/// Values of one notification's user info, read in one pass over it.
///
/// To find one key takes about as long as to pass over the eight entries that the system posts.
struct UserInfoReader {
  private(set) var endFrame: CGRect?
  private(set) var beginFrame: CGRect?
  private(set) var duration: TimeInterval?
  private(set) var curve: Int?
  private(set) var isLocal: Bool?
  /// The values that cannot be read and count as missing, by their keys.
  private(set) var malformed: [String: Any] = [:]

  init(_ userInfo: [AnyHashable: Any]) {
    for (key, value) in userInfo {
      guard let key = key.base as? String else { continue }
      switch key {
      case KeyboardUserInfoKey.endFrame: endFrame = read(value, of: key, as: rectangle)
      case KeyboardUserInfoKey.beginFrame: beginFrame = read(value, of: key, as: rectangle)
      case KeyboardUserInfoKey.duration: duration = read(value, of: key, as: seconds)
      case KeyboardUserInfoKey.curve: curve = read(value, of: key, as: wholeNumber)
      case KeyboardUserInfoKey.isLocal: isLocal = read(value, of: key, as: flag)
      default: break
      }
    }
  }

  /// The error of an end frame that is missing or cannot be read; `nil` if it was read.
  func endFrameError(of type: KeyboardNotificationType) -> KeyboardDecodingError? {
    guard endFrame == nil else { return nil }
    let key = KeyboardUserInfoKey.endFrame
    return error(of: type, key, found: malformed[key].map(text) ?? "nothing")
  }

  /// The error of the first value that cannot be read, in the order of the keys; `nil` for none.
  func error(of type: KeyboardNotificationType) -> KeyboardDecodingError? {
    guard let key = malformed.keys.min(), let value = malformed[key] else { return nil }
    return error(of: type, key, found: text(of: value))
  }

  private func error(
    of type: KeyboardNotificationType,
    _ key: String,
    found: String
  ) -> KeyboardDecodingError {
    let expected =
      switch key {
      case KeyboardUserInfoKey.duration: "a finite number of seconds, not negative"
      case KeyboardUserInfoKey.curve: "a whole number"
      case KeyboardUserInfoKey.isLocal: "true or false"
      default: "a rectangle of finite numbers"
      }
    return KeyboardDecodingError(type: type, key: key, expected: expected, found: found)
  }

  /// Returns the converted value of a key, and adds a value that cannot be read to ``malformed``.
  private mutating func read<Value>(
    _ value: Any,
    of key: String,
    as convert: (Any) -> Value?
  ) -> Value? {
    let converted = convert(value)
    if converted == nil { malformed[key] = value }
    return converted
  }
}

private func rectangle(_ value: Any) -> CGRect? {
  CGRect(boxed: value).flatMap { $0.isFinite ? $0 : nil }
}

private func seconds(_ value: Any) -> TimeInterval? {
  Double(boxed: value).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
}

private func wholeNumber(_ value: Any) -> Int? {
  value as? Int ?? Double(boxed: value).flatMap { Int(exactly: $0) }
}

private func flag(_ value: Any) -> Bool? {
  value as? Bool ?? Double(boxed: value).flatMap { $0.isFinite ? $0 != 0 : nil }
}

/// Returns the type of a value and the first 80 characters of its text.
private func text(of value: Any) -> String {
  var text = String(describing: value)
  if let rectangle = CGRect(boxed: value) {
    let origin = rectangle.origin
    let size = rectangle.size
    text = "{{\(origin.x), \(origin.y)}, {\(size.width), \(size.height)}}"
  }
  return "\(type(of: value)) \(text.prefix(80))"
}

// MARK: - Boxed values

extension Double {
  /// Reads a number that is a Swift value or boxed in an `NSNumber`.
  init?(boxed value: Any) {
    // Foundation on Linux does not make an `NSNumber` of a `CGFloat`.
    let number =
      value as? Double ?? (value as? NSNumber)?.doubleValue
      ?? (value as? CGFloat).map { Double($0) }
    guard let number else { return nil }
    self = number
  }
}

extension CGRect {
  /// Reads a rectangle that is a Swift value or boxed in an `NSValue`.
  package init?(boxed value: Any) {
    guard let rectangle = (value as? CGRect) ?? unboxed(value) else { return nil }
    self = rectangle
  }

  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

#if canImport(ObjectiveC)
/// Returns `nil`, since Objective-C's bridge makes the cast to `CGRect` unbox the value.
private func unboxed(_ value: Any) -> CGRect? { nil }
#else
/// Returns the rectangle in an `NSValue`, if it holds one.
///
/// NB: Foundation on Linux does not bridge `NSValue` to `CGRect`, and `rectValue` is only right for
/// a box that holds a rectangle. Remove this when Foundation bridges the type.
private func unboxed(_ value: Any) -> CGRect? {
  guard let box = value as? NSValue, String(cString: box.objCType).hasPrefix("{CGRect=") else {
    return nil
  }
  return box.rectValue
}
#endif

// MARK: - Errors

/// A value in a keyboard notification's user info that could not be read.
///
/// It names the notification, the key, and the values expected and found there, so that it explains
/// the failure in one line of a log.
public struct KeyboardDecodingError: Error, Sendable, Equatable {
  /// The type of the notification that holds the value.
  public var type: KeyboardNotificationType
  /// The user-info key whose value could not be read.
  package var key: String
  /// The kind of value that the key should hold.
  package var expected: String
  /// The type and the text of the value that it holds.
  package var found: String
}

extension KeyboardDecodingError: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    "\(type.name.rawValue): \(key) should hold \(expected), but holds \(found)."
  }
}
