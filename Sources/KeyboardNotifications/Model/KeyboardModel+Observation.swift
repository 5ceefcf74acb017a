#if canImport(Observation)
public import Observation

/// The registrar of Observation.
///
/// The `@Observable` macro would make the whole class need iOS 17, so the calls that it writes are
/// written here: https://developer.apple.com/documentation/observation/observationregistrar
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class KeyboardModelRegistrar: KeyboardModelObservation {
  private let registrar = ObservationRegistrar()

  override func read(_ model: KeyboardModel) {
    registrar.access(model, keyPath: \.state)
  }

  override func change(_ model: KeyboardModel, _ body: () -> Void) {
    registrar.withMutation(of: model, keyPath: \.state, body)
  }
}

extension KeyboardModelObservation {
  static func make() -> KeyboardModelObservation {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
      KeyboardModelRegistrar()
    } else {
      KeyboardModelObservation()
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension KeyboardModel: nonisolated Observable {}
#endif
