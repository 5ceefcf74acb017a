#if !canImport(KeyboardViewWork)
/// Without the stand-in for UIKit there is nothing to measure.
@MainActor enum ViewFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    []
  }
}
#endif
