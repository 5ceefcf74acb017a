import Foundation

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
  private(set) var unreadable: [String: Any] = [:]

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
    return error(of: type, key, found: unreadable[key].map(text) ?? "nothing")
  }

  /// The error of the first value that cannot be read, in the order of the keys; `nil` for none.
  func error(of type: KeyboardNotificationType) -> KeyboardDecodingError? {
    guard let key = unreadable.keys.min(), let value = unreadable[key] else { return nil }
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
    return KeyboardDecodingError(notification: type, key: key, expected: expected, found: found)
  }

  /// Returns the converted value of a key, and adds a value that cannot be read to ``unreadable``.
  private mutating func read<Value>(
    _ value: Any,
    of key: String,
    as convert: (Any) -> Value?
  ) -> Value? {
    let converted = convert(value)
    if converted == nil { unreadable[key] = value }
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
