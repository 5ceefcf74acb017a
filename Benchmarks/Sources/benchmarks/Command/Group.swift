/// Figures that are measured together.
enum Group: String, CaseIterable {
  case decode, observe, further, messages, combine, machine, churn, stream, replay

  @MainActor func measure(_ effort: Effort) async throws -> [Figure] {
    switch self {
    case .decode: try await DecodeFigures.measure(effort)
    case .observe: try await ObserveFigures.measure(effort)
    case .further: try await FurtherObserverFigures.measure(effort)
    case .messages: try await MessageFigures.measure(effort)
    case .combine: try await PublisherFigures.measure(effort)
    case .machine: try await StateMachineFigures.measure(effort)
    case .churn: TokenChurnFigures.measure(effort)
    case .stream: try await StreamFigures.measure(effort)
    case .replay: try ReplayFigures.measure(effort)
    }
  }
}
