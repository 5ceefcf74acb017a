/// Figures that are measured together.
enum Group: String, CaseIterable {
  case decode, observe, further, machine, churn, views, traces, size

  @MainActor func measure(_ effort: Effort) async throws -> [Figure] {
    switch self {
    case .decode: try await DecodeFigures.measure(effort)
    case .observe: try await ObserveFigures.measure(effort)
    case .further: try await FurtherObserverFigures.measure(effort)
    case .machine: try await StateMachineFigures.measure(effort)
    case .churn: TokenChurnFigures.measure(effort)
    case .views: try await ViewFigures.measure(effort)
    case .traces: try TraceFigures.measure(effort)
    case .size: SizeFigures.measure()
    }
  }
}

#if !canImport(KeyboardViewWork)
/// Without the stand-in for UIKit there are no views to measure.
@MainActor enum ViewFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    []
  }
}
#endif
