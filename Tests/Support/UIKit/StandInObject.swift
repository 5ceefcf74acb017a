/// The root of every class here, in the place of `NSObject`.
///
/// Linux' `NSObject` is not main-actor, so a main-actor subclass could not override `init()`,
/// which Apple's imported classes allow. This root compares by identity, as `NSObject` does.
@MainActor
open class StandInObject: nonisolated Hashable {
  public init() {}

  /// Whether both are the same object.
  public nonisolated static func == (left: StandInObject, right: StandInObject) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
