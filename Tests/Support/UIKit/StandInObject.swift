// A test double of UIKit for Linux; never a product.

public import Foundation

/// The root of every class here, in the place of `NSObject`.
///
/// Linux' `NSObject` is not main-actor, so a main-actor subclass could not override `init()`,
/// which Apple's imported classes allow. This root compares by identity, as `NSObject` does.
@MainActor
open class StandInObject: nonisolated NSObjectProtocol, nonisolated Hashable {
  /// Creates an object.
  public init() {}

  /// Whether both are the same object.
  public nonisolated static func == (left: StandInObject, right: StandInObject) -> Bool {
    left === right
  }

  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Whether `object` is this object.
  public nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? StandInObject) === self
  }

  /// A number that is the same for the same object.
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

  /// The object itself.
  public nonisolated func `self`() -> Self { self }

  /// Whether the object stands for another one, which it never does.
  public nonisolated func isProxy() -> Bool { false }

  /// The name of the object's class.
  public nonisolated var description: String { "<\(type(of: self))>" }

  /// The name of the object's class.
  public nonisolated var debugDescription: String { description }
}
