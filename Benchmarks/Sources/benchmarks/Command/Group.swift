/// Figures that are measured together.
enum Group: String, CaseIterable {
  case decode, observe, machine, views, traces

  @MainActor func measure(_ effort: Effort) throws -> [Figure] {
    switch self {
    case .decode: try DecodeFigures.measure(effort)
    case .observe: try ObserveFigures.measure(effort)
    case .machine: try StateMachineFigures.measure(effort)
    case .views: try ViewFigures.measure(effort)
    case .traces: try TraceFigures.measure(effort)
    }
  }
}

#if !canImport(KeyboardViewWork)
/// Without the stand-in for UIKit there are no views to measure.
@MainActor enum ViewFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    []
  }
}
#endif
