#if canImport(Observation)
public import Observation
#endif

/// Tells of reads and changes of a model; this one tells nobody, where Observation is too new.
///
/// State and animation change together, so that a read of either is a read of both.
@MainActor
class KeyboardModelObservation {
  func read(_ model: KeyboardModel) {}

  func change(_ model: KeyboardModel, _ body: () -> Void) {
    body()
  }
}

#if canImport(Observation)
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
#else
extension KeyboardModelObservation {
  static func make() -> KeyboardModelObservation {
    KeyboardModelObservation()
  }
}
#endif
