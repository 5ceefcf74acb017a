#if !canImport(Combine)
/// Without Combine there is nothing to measure.
@MainActor enum PublisherFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    []
  }
}
#endif
