import AllocationCounter

/// Blocks of heap memory that a work asks for.
@MainActor enum Allocations {
  /// Object whose allocation must be counted; a local one would be on the stack.
  private static var proof: Sum?

  /// Returns the allocations of a work; `nil` if this system does not count them.
  static func count(_ work: () -> Void) -> Double? {
    let before = allocation_counter_count()
    work()
    let count = Double(allocation_counter_count() - before)
    return areCounted ? count : nil
  }

  /// True if an allocation that is made on purpose is counted.
  private static var areCounted: Bool {
    let before = allocation_counter_count()
    proof = Sum()
    return proof != nil && allocation_counter_count() > before
  }
}
