/// A framework that accepts no change of its views while it updates them, as SwiftUI does.
@MainActor
final class Framework {
  private(set) var isUpdating = false

  /// Runs a body of code as an update, in which the framework calls `updateUIView`.
  func update(_ body: () -> Void) {
    isUpdating = true
    body()
    isUpdating = false
  }

  /// Gives tasks of the main actor their turn.
  func nextTurn() async {
    for _ in 0..<3 { await Task.yield() }
  }
}
