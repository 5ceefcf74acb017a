package import Foundation

private typealias Key = KeyboardUserInfoKey

/// Values of one notification's user info, read in one walk over it.
///
/// A look-up compares keys as `AnyHashable`. The walk over the eight entries that the system posts
/// takes about as long as one look-up.
struct UserInfoReader {
  private(set) var endFrame: CGRect?
  private(set) var beginFrame: CGRect?
  private(set) var duration: TimeInterval?
  private(set) var curve: Int?
  private(set) var isLocal: Bool?
  /// False once a value was found that cannot be read.
  private var isReadable = true

  init(_ userInfo: [AnyHashable: Any]) {
    let (keys, values) = (userInfo.keys, userInfo.values)
    for index in userInfo.indices {
      // NB: A constant, since Swift does not open the `Any` that this subscript gives.
      let base = keys[index].base
      if let key = exactly(String.self, base) {
        read(key, values[index])
      } else {
        readOther(keys[index], values[index])
      }
    }
  }

  /// Reads a value whose key may be another kind of string; apart, since it slows the walk.
  @inline(never)
  private mutating func readOther(_ key: AnyHashable, _ value: Any) {
    if let key = key.base as? String { read(key, value) }
  }

  /// Reads a value if its key is one of the five, which differ in length: that is compared first.
  @inline(__always)
  private mutating func read(_ key: String, _ value: @autoclosure () -> Any) {
    switch key.utf8.count {
    case Key.endFrame.utf8.count where key == Key.endFrame:
      endFrame = rectangle(value())
    case Key.beginFrame.utf8.count where key == Key.beginFrame:
      beginFrame = rectangle(value())
    case Key.duration.utf8.count where key == Key.duration:
      duration = number(value()) { $0 >= 0 ? $0 : nil }
    case Key.curve.utf8.count where key == Key.curve:
      curve = number(value()) { Int(exactly: $0) }
    case Key.isLocal.utf8.count where key == Key.isLocal:
      isLocal = flag(value())
    default: break
    }
  }

  // Neither this nor `number` is inlined, since the function that calls them is, twice.
  @inline(never)
  private mutating func rectangle(_ value: Any) -> CGRect? {
    let rectangle = exactly(CGRect.self, value) ?? CGRect(boxed: value)
    if let rectangle, rectangle.isFinite { return rectangle }
    isReadable = false
    return nil
  }

  @inline(never)
  private mutating func number<Value>(_ value: Any, _ convert: (Double) -> Value?) -> Value? {
    let number = Double(boxed: value).flatMap { $0.isFinite ? convert($0) : nil }
    isReadable = isReadable && number != nil
    return number
  }

  private mutating func flag(_ value: Any) -> Bool? {
    exactly(Bool.self, value) ?? number(value) { $0 != 0 }
  }

  /// Returns the error of the first key, in the order of judging, whose value cannot be read; only
  /// the end frame may not be missing.
  func error(
    in userInfo: [AnyHashable: Any],
    of type: KeyboardNotificationType
  ) -> KeyboardDecodingError? {
    guard !isReadable || endFrame == nil else { return nil }
    let rectangle = "a rectangle of finite numbers"
    let judged: [(key: String, isRead: Bool, expected: String)] = [
      (Key.endFrame, endFrame != nil, rectangle),
      (Key.beginFrame, beginFrame != nil, rectangle),
      (Key.duration, duration != nil, "a finite number of seconds, not negative"),
      (Key.curve, curve != nil, "a whole number"),
      (Key.isLocal, isLocal != nil, "true or false"),
    ]
    let first = judged.first { key, isRead, _ in
      !isRead && (key == Key.endFrame || userInfo[key] != nil)
    }
    return first.map { key, _, expected in
      let found = userInfo[key].map { "\(Swift.type(of: $0)) \(text(of: $0).prefix(80))" }
      return KeyboardDecodingError(
        notification: type,
        key: key,
        expected: expected,
        found: found ?? "nothing"
      )
    }
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
  init?(boxed value: Any) {
    let number =
      exactly(Double.self, value) ?? exactly(Int.self, value).map(Double.init)
      // Foundation on Linux does not make an `NSNumber` of a `CGFloat`.
      ?? (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
    guard let number else { return nil }
    self = number
  }
}

extension CGRect {
  /// Reads a rectangle whether it was boxed in an `NSValue` or not.
  package init?(boxed value: Any) {
    guard let rectangle = (value as? CGRect) ?? unboxed(value) else { return nil }
    self = rectangle
  }

  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

#if canImport(ObjectiveC)
/// Returns `nil`: Objective-C's bridge has found a rectangle in a box by then.
private func unboxed(_ value: Any) -> CGRect? { nil }
#else
/// Returns the rectangle in an `NSValue`, if it holds one.
///
/// NB: Foundation on Linux does not bridge `NSValue` to `CGRect`, and `rectValue` is only right
/// where the box holds a rectangle. To be removed when the bridge is there.
private func unboxed(_ value: Any) -> CGRect? {
  guard let box = value as? NSValue, String(cString: box.objCType).hasPrefix("{CGRect=") else {
    return nil
  }
  return box.rectValue
}
#endif

/// Returns a value as a type if that is exactly its type, without bridging or unwrapping.
///
/// Swift opens an `Any` that is passed here. Once the two types are found to be one, `unsafeBitCast`
/// changes no bit and no type: it only names the type that the value has. `as?` has the runtime try
/// every way to convert, and the walk over a user info takes four times as long with it: 0.76 of five
/// look-ups instead of 0.19, on Linux. Where this returns `nil`, `as?` may still return a value.
@inlinable @inline(__always)
package func exactly<Wanted, Value>(_ type: Wanted.Type, _ value: Value) -> Wanted? {
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
}
