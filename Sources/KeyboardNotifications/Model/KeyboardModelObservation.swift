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
