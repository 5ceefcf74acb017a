/// A framework that drops what is written to states while it updates its views, as SwiftUI does.
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

/// The state of one identity; the initial value is copied into each, so an object in it is shared.
@MainActor
final class StoredState<Value> {
  private let framework: Framework
  private var stored: Value

  init(_ initial: Value, in framework: Framework) {
    self.framework = framework
    stored = initial
  }

  var value: Value {
    get { stored }
    set { if !framework.isUpdating { stored = newValue } }
  }
}

extension StoredState<Int> {
  /// Writes a number, and returns whether it reads back.
  func takeWrite() -> Bool {
    let next = value + 1
    value = next
    return value == next
  }
}
