package import Foundation

private typealias Key = KeyboardUserInfoKey

/// Values of one notification's user info, read in one walk over it.
///
/// A look-up compares keys as `AnyHashable`. The walk over the eight entries that the system posts
/// takes about as long as one look-up.
struct UserInfoReader {
  private(set) var beginFrame: CGRect?
  private(set) var endFrame: CGRect?
  private(set) var duration: TimeInterval?
  private(set) var curve: Int?
  private(set) var isLocal: Bool?
  /// The error whose key comes first in the order of the keys, and its place there.
  private var firstError: (place: Int, error: KeyboardDecodingError)?

  private let type: KeyboardNotificationType
  private static let finiteRectangle = "a rectangle of finite numbers"

  init(type: KeyboardNotificationType, userInfo: [AnyHashable: Any]) {
    self.type = type
    let (keys, values) = (userInfo.keys, userInfo.values)
    var hasOtherKeys = false
    for index in userInfo.indices {
      // NB: A constant, since Swift does not open the `Any` that this subscript gives.
      let base = keys[index].base
      if let key = exactly(String.self, base) {
        read(key, values[index])
      } else {
        hasOtherKeys = true
      }
    }
    // A key that is another kind of string is found by looking it up.
    if hasOtherKeys { lookUp(in: userInfo) }
  }

  /// The first error in the order of the keys, where an end frame that is missing is one too.
  var error: KeyboardDecodingError? {
    // An end frame that is there and cannot be read is the first of all errors.
    guard endFrame == nil, firstError?.place != 0 else { return firstError?.error }
    return KeyboardDecodingError(
      notification: type,
      key: Key.endFrame,
      expected: Self.finiteRectangle,
      found: "nothing"
    )
  }

  private mutating func lookUp(in userInfo: [AnyHashable: Any]) {
    for key in Key.all {
      if let value = userInfo[key] { read(key, value) }
    }
  }

  /// Reads a value if its key is one of the five, which differ in length: that is compared first.
  @inline(__always)
  private mutating func read(_ key: String, _ value: @autoclosure () -> Any) {
    let length = key.utf8.count
    if length == Key.endFrame.utf8.count, key == Key.endFrame {
      endFrame = rectangle(value(), key)
    } else if length == Key.beginFrame.utf8.count, key == Key.beginFrame {
      beginFrame = rectangle(value(), key)
    } else if length == Key.duration.utf8.count, key == Key.duration {
      duration = seconds(value(), key)
    } else if length == Key.curve.utf8.count, key == Key.curve {
      curve = integer(value(), key)
    } else if length == Key.isLocal.utf8.count, key == Key.isLocal {
      isLocal = flag(value(), key)
    }
  }
}

// MARK: - Values

extension UserInfoReader {
  private mutating func rectangle(_ value: Any, _ key: String) -> CGRect? {
    if let rectangle = CGRect(boxed: value), rectangle.isFinite { return rectangle }
    return fail(key, expected: Self.finiteRectangle, found: value)
  }

  private mutating func seconds(_ value: Any, _ key: String) -> TimeInterval? {
    if let seconds = Double(boxed: value), seconds.isFinite, seconds >= 0 { return seconds }
    return fail(key, expected: "a finite number of seconds, not negative", found: value)
  }

  private mutating func integer(_ value: Any, _ key: String) -> Int? {
    if let number = Double(boxed: value), let integer = Int(exactly: number) { return integer }
    return fail(key, expected: "a whole number", found: value)
  }

  private mutating func flag(_ value: Any, _ key: String) -> Bool? {
    if let flag = exactly(Bool.self, value) ?? (value as? Bool) { return flag }
    if let number = Double(boxed: value), number.isFinite { return number != 0 }
    return fail(key, expected: "true or false", found: value)
  }

  private mutating func fail<Value>(_ key: String, expected: String, found: Any) -> Value? {
    let place = Key.all.firstIndex(of: key) ?? Key.all.count
    guard place < firstError?.place ?? .max else { return nil }
    let error = KeyboardDecodingError(
      notification: type,
      key: key,
      expected: expected,
      found: "\(Swift.type(of: found)) \(text(of: found).prefix(80))"
    )
    firstError = (place, error)
    return nil
  }
}

/// Returns the text of a value, short enough that a rectangle is not cut.
private func text(of value: Any) -> String {
  guard let rectangle = CGRect(boxed: value) else { return String(describing: value) }
  let (origin, size) = (rectangle.origin, rectangle.size)
  return "{{\(origin.x), \(origin.y)}, {\(size.width), \(size.height)}}"
}

// MARK: - Boxed values

extension Double {
  /// Reads a number however it was boxed.
  ///
  /// On Linux a cast does not convert between number types, so each type is tried.
  init?(boxed value: Any) {
    if let number = exactly(Double.self, value) ?? exactly(Int.self, value).map(Double.init) {
      self = number
      return
    }
    switch value {
    case let number as Double: self = number
    case let number as Int: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    case let number as CGFloat: self = Double(number)
    case let number as Float: self = Double(number)
    case let number as any BinaryInteger: self = Double(number)
    default: return nil
    }
  }
}

extension CGRect {
  /// Reads a rectangle whether it was boxed in an `NSValue` or not.
  package init?(boxed value: Any) {
    if let rectangle = exactly(CGRect.self, value) ?? (value as? CGRect) {
      self = rectangle
    } else if let boxed = value as? NSValue, let rectangle = boxed.rectangle {
      self = rectangle
    } else {
      return nil
    }
  }

  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension NSValue {
  #if canImport(ObjectiveC)
  /// The rectangle in the box: always `nil`, since Objective-C's bridge has found it by then.
  fileprivate var rectangle: CGRect? {
    nil
  }
  #else
  /// The rectangle in the box, if it holds one.
  ///
  /// NB: Foundation on Linux does not bridge `NSValue` to `CGRect`, and `rectValue` is only right
  /// where the box holds a rectangle. To be removed when the bridge is there.
  fileprivate var rectangle: CGRect? {
    guard String(cString: objCType).hasPrefix("{CGRect=") else { return nil }
    return rectValue
  }
  #endif
}

/// Returns a value as a type if that is exactly its type, without bridging or unwrapping.
///
/// Swift opens an `Any` that is passed here. Once the two types are found to be one, `unsafeBitCast`
/// changes no bit and no type: it only names the type that the value has. `as?` has the runtime try
/// every way to convert, and the walk over a user info takes four times as long with it: 0.76 of five
/// look-ups instead of 0.19, on Linux. Where this returns `nil`, `as?` may still return a value.
@inline(__always)
func exactly<Wanted, Value>(_ type: Wanted.Type, _ value: Value) -> Wanted? {
  Value.self == Wanted.self ? unsafeBitCast(value, to: Wanted.self) : nil
}

/// The keys of a keyboard notification's user info that the package reads.
///
/// UIKit's own constants are main-actor properties and absent from other systems, so the strings
/// are given here: https://developer.apple.com/documentation/uikit/uiresponder
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

  /// All five, in the order in which their values are judged.
  static let all = [endFrame, beginFrame, duration, curve, isLocal]
}
