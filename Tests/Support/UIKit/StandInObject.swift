/// Root of every class here, in the place of `NSObject`.
///
/// On Linux `NSObject` is not isolated to the main actor, so an isolated subclass cannot override
/// `init()`. Apple's imported classes allow it. Objects are equal by identity, as `NSObject`s are.
@MainActor
open class StandInObject: nonisolated Hashable {
  public init() {}

  /// Returns true if both are the same object.
  public nonisolated static func == (left: StandInObject, right: StandInObject) -> Bool {
    left === right
  }

  /// Returns true if the object is of a class or of a subclass, as `NSObject` does.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .contains { ObjectIdentifier($0.subjectType) == ObjectIdentifier(aClass) }
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
