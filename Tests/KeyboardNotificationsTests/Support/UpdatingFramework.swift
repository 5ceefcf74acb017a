/// Framework that ignores changes of its views while it updates them, as SwiftUI does.
@MainActor
final class UpdatingFramework {
  private(set) var isUpdating = false

  /// Runs a body of code during an update, such as in `updateUIView`.
  func update(_ body: () -> Void) {
    isUpdating = true
    body()
    isUpdating = false
  }

  /// Waits until the tasks of the main actor that were added before have run.
  func nextTurn() async {
    for _ in 0..<3 { await Task.yield() }
  }
}
