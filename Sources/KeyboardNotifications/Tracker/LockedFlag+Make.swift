#if !canImport(Synchronization)
extension CancellationFlag {
  /// Makes the flag of an SDK that knows of no atomics.
  static func make() -> CancellationFlag {
    LockedFlag()
  }
}
#endif
