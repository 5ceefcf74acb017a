/// The tasks that are ready to run, or will be soon.
enum PendingTasks {
  /// Lets pending tasks run, several times, since one may wake another.
  ///
  /// No API reports when the last one is done. Tasks of one priority start in order, so that a new
  /// task of each priority starts after the ready ones. The system may suspend the thread of such a
  /// task, so each round also sleeps for a millisecond.
  static func run() async {
    for _ in 0..<10 {
      for priority in [TaskPriority.high, .medium, .low, .background] {
        await Task.detached(priority: priority) {}.value
      }
      // In a cancelled task the sleep throws at once, which is no failure here.
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
  }
}
