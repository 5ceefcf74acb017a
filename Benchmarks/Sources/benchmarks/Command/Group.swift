/// Figures that are measured together.
enum Group: String, CaseIterable {
  case decode, observe, further, catchup, messages, machine, churn, stream, views, traces

  @MainActor func measure(_ effort: Effort) async throws -> [Figure] {
    switch self {
    case .decode: try await DecodeFigures.measure(effort)
    case .observe: try await ObserveFigures.measure(effort)
    case .further: try await FurtherObserverFigures.measure(effort)
    case .catchup: try await CatchingUpFigures.measure(effort)
    case .messages: try await MessageFigures.measure(effort)
    case .machine: try await StateMachineFigures.measure(effort)
    case .churn: TokenChurnFigures.measure(effort)
    case .stream: try await StreamFigures.measure(effort)
    case .views: try await ViewFigures.measure(effort)
    case .traces: try TraceFigures.measure(effort)
    }
  }
}
