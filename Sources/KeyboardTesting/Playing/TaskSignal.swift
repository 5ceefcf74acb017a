/// Signal for which a task waits.
struct TaskSignal: Sendable {
  private let ending = AsyncStream.makeStream(of: Never.self)

  func send() { ending.continuation.finish() }

  /// Waits until the signal is sent, or the task is cancelled.
  func wait() async {
    // The stream has no elements, and ends in both cases.
    for await _ in ending.stream {}
  }
}
