/// A flag that is raised once, on any thread.
///
/// It is asked before each call of an observer, thousands of times in one turn, where taking a lock
/// would cost more than all the rest; so it is an atomic where the system has them.
class CancellationFlag: @unchecked Sendable {
  var isCancelled: Bool { false }

  func cancel() {}
}
