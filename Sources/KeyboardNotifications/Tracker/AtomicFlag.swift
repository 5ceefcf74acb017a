#if canImport(Synchronization)
import Synchronization

/// The flag of systems that have atomics.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class AtomicFlag: CancellationFlag, @unchecked Sendable {
  private let flag = Atomic(false)

  override var isCancelled: Bool {
    flag.load(ordering: .acquiring)
  }

  override func cancel() {
    flag.store(true, ordering: .releasing)
  }
}

extension CancellationFlag {
  /// Makes the cheapest flag that the system has.
  static func make() -> CancellationFlag {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      AtomicFlag()
    } else {
      LockedFlag()
    }
  }
}
#endif
