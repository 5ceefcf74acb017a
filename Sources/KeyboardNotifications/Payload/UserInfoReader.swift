import Foundation

/// Reads the values of one notification's user info; a value of another kind is an error.
struct UserInfoReader {
  let type: KeyboardNotificationType
  private let userInfo: [AnyHashable: Any]
  private let indices: UserInfoIndices

  init(type: KeyboardNotificationType, userInfo: [AnyHashable: Any]) {
    self.type = type
    self.userInfo = userInfo
    indices = UserInfoIndices(in: userInfo)
  }

  func rectangle(_ key: String) throws(KeyboardDecodingError) -> CGRect? {
    guard let value = value(of: key) else { return nil }
    let expected = "a rectangle of finite numbers"
    guard let rectangle = CGRect(boxed: value), rectangle.isFinite else {
      throw error(key, expected: expected, found: value)
    }
    return rectangle
  }

  func duration(_ key: String) throws(KeyboardDecodingError) -> TimeInterval? {
    guard let value = value(of: key) else { return nil }
    guard let seconds = Double(boxed: value), seconds.isFinite, seconds >= 0 else {
      throw error(key, expected: "a finite number of seconds, not negative", found: value)
    }
    return seconds
  }

  func integer(_ key: String) throws(KeyboardDecodingError) -> Int? {
    guard let value = value(of: key) else { return nil }
    guard let number = Double(boxed: value), let integer = Int(exactly: number) else {
      throw error(key, expected: "a whole number", found: value)
    }
    return integer
  }

  func flag(_ key: String) throws(KeyboardDecodingError) -> Bool? {
    guard let value = value(of: key) else { return nil }
    if let flag = exactly(Bool.self, value) ?? (value as? Bool) { return flag }
    guard let number = Double(boxed: value), number.isFinite else {
      throw error(key, expected: "true or false", found: value)
    }
    return number != 0
  }

  /// The value under a key; a key that is another kind of string is found by looking it up.
  private func value(of key: String) -> Any? {
    guard let index = indices[key] else { return userInfo[key] }
    return userInfo.values[index]
  }

  func missing(_ key: String, expected: String) -> KeyboardDecodingError {
    KeyboardDecodingError(
      notification: type,
      key: key,
      expected: expected,
      found: "nothing"
    )
  }

  private func error(_ key: String, expected: String, found: Any) -> KeyboardDecodingError {
    KeyboardDecodingError(
      notification: type,
      key: key,
      expected: expected,
      found: "\(Swift.type(of: found)) \(text(of: found).prefix(80))"
    )
  }
}

/// The text of a value, short enough that a rectangle is not cut.
private func text(of value: Any) -> String {
  guard let rectangle = CGRect(boxed: value) else { return String(describing: value) }
  let (origin, size) = (rectangle.origin, rectangle.size)
  return "{{\(origin.x), \(origin.y)}, {\(size.width), \(size.height)}}"
}
