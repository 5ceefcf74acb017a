public import Foundation

/// The name of a notification, the type of its payload, and the closures that read and write it.
///
/// Describe a notification once, as a static member. Observe and post it with that member:
///
/// ```swift
/// extension NotificationDescriptor where Payload == Int {
///   nonisolated static var scoreDidChange: Self {
///     Self(name: Notification.Name("ScoreDidChange"), userInfoKey: "score")
///   }
/// }
///
/// let token = center.addObserver(descriptor: .scoreDidChange) { score in
///   print("The score is \(score)")
/// }
/// try center.post(.scoreDidChange, 7)
/// ```
///
/// If the payload is the notification's object, or if there is no payload, use `init(name:)`. If
/// the payload is one value of the user info, use ``init(name:userInfoKey:)``. For any other
/// payload use ``init(name:convert:encode:)``, which most of the system's notifications need.
///
/// A descriptor is a value without state, and you can use it on any thread. Declare it
/// `nonisolated`, because new app targets in Xcode 26 are main-actor by default, and other threads
/// could not use it there. In such a target the payload's type needs `nonisolated` too, or its
/// initializers, methods and conformances belong to the main actor.
public struct NotificationDescriptor<Payload>: Sendable {
  /// The name of the notification.
  public let name: Notification.Name

  private let read: @Sendable (Notification) throws -> (payload: Payload, error: (any Error)?)
  let encode: (@Sendable (Payload, inout Notification) throws -> Void)?

  /// Creates a descriptor of a notification whose payload closures read and write.
  ///
  /// For a notification that only others post, leave `encode` out. Then posting throws.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - convert: Reads the payload, on the thread that posts. Throw an error if the payload is
  ///     missing or malformed. `object(as:)` and `value(forKey:as:)` throw errors that name the
  ///     type that was found. The closure should do nothing else, because it may also run for a
  ///     notification that is not delivered.
  ///   - encode: Writes the payload into the object or the user info of the notification that is
  ///     about to be posted. A change of the notification's name has no effect.
  public init(
    name: Notification.Name,
    convert: @escaping @Sendable (Notification) throws -> Payload,
    encode: (@Sendable (Payload, inout Notification) throws -> Void)? = nil
  ) {
    self.name = name
    read = { (try convert($0), nil) }
    self.encode = encode
  }

  /// Creates a descriptor of a notification that only the system posts.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - read: Reads the payload, and the error of an optional value in it that cannot be read.
  package init(
    _ name: Notification.Name,
    read: @escaping @Sendable (Notification) throws -> (payload: Payload, error: (any Error)?)
  ) {
    self.name = name
    self.read = read
    encode = nil
  }

  /// Reads a notification, whose name is not compared with the descriptor's.
  ///
  /// - Returns: The payload, the error of what could not be read, or both.
  func contents(
    of notification: Notification
  ) -> (payload: Payload?, error: NotificationPayloadError?) {
    do {
      let (payload, error) = try read(notification)
      return (payload, error.map(payloadError))
    } catch {
      return (nil, payloadError(error))
    }
  }

  private func payloadError(_ error: any Error) -> NotificationPayloadError {
    error as? NotificationPayloadError
      ?? NotificationPayloadError(name: name, expected: Payload.self, underlying: error)
  }
}

extension NotificationDescriptor {
  /// Creates a descriptor of a notification whose object is the payload.
  ///
  /// The payload can be a value of any type, structures and enumerations included. It replaces the
  /// sender. If observers should filter by sender, use ``init(name:userInfoKey:)``.
  ///
  /// If `Payload` is `Void`, the object and the user info are neither read nor written. So reading
  /// cannot fail, and you can pass a sender when you post.
  ///
  /// - Parameter name: The name of the notification.
  public init(name: Notification.Name) {
    // `Void` is recognized at run time: generic code, in which `Payload` may be `Void`, would not
    // call an overload for `Void`.
    let isVoid = Payload.self == Void.self
    self.init(name: name) { notification in
      // The cast succeeds, since `Payload` is the type of `()`.
      if isVoid, let void = () as? Payload { return void }
      return try notification.object(as: Payload.self)
    } encode: { payload, notification in
      if !isVoid { notification.object = payload }
    }
  }

  /// Creates a descriptor of a notification with the payload under one user-info key.
  ///
  /// If `Payload` is optional, a notification without the key reads as `nil`.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - userInfoKey: The key of the payload.
  public init(name: Notification.Name, userInfoKey: String) {
    self.init(name: name) { notification in
      try notification.value(forKey: userInfoKey, as: Payload.self)
    } encode: { payload, notification in
      notification.userInfo = [userInfoKey: payload]
    }
  }
}

// MARK: - Reading a payload

extension Notification {
  /// Returns the notification's object, cast to a type.
  ///
  /// Use it in the `convert` closure of a ``NotificationDescriptor``.
  ///
  /// - Parameter type: The type expected.
  /// - Returns: The object.
  /// - Throws: ``NotificationPayloadError`` if there is no object, or one of another type.
  public func object<Value>(
    as type: Value.Type = Value.self
  ) throws(NotificationPayloadError) -> Value {
    guard let value = object as? Value else {
      throw NotificationPayloadError(
        name: name,
        location: .object,
        expected: type,
        found: object
      )
    }
    return value
  }

  /// Returns the value under a user-info key, cast to a type.
  ///
  /// Use it in the `convert` closure of a ``NotificationDescriptor``.
  ///
  /// - Parameters:
  ///   - key: The key in the user info.
  ///   - type: The type expected.
  /// - Returns: The value.
  /// - Throws: ``NotificationPayloadError`` if there is no value, or one of another type.
  public func value<Value>(
    forKey key: String,
    as type: Value.Type = Value.self
  ) throws(NotificationPayloadError) -> Value {
    let found = userInfo?[key]
    guard let value = found as? Value else {
      throw NotificationPayloadError(
        name: name,
        location: .userInfo(key: key),
        expected: type,
        found: found
      )
    }
    return value
  }
}
