public import Foundation

/// The root of every class here, in the place of `NSObject`.
///
/// Linux' `NSObject` is not main-actor, so a main-actor subclass could not override `init()`,
/// which Apple's imported classes allow. This root compares by identity, as `NSObject` does.
@MainActor
open class StandInObject: nonisolated NSObjectProtocol, nonisolated Hashable {
  public init() {}

  /// Whether both are the same object.
  public nonisolated static func == (left: StandInObject, right: StandInObject) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  public nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? StandInObject) === self
  }

  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

  public nonisolated func `self`() -> Self { self }

  /// Whether the object stands for another one, which it never does.
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<\(type(of: self))>" }
  public nonisolated var debugDescription: String { description }
}
