/// The targets that were announced and then replaced before they were known to be reached.
///
/// A confirmation of one of them that comes late says nothing new. Four are remembered, one more
/// than the longest burst that was recorded; they are stored inline, so that no notification
/// allocates memory.
struct ReplacedTargets: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    var target: KeyboardTarget
    /// Whether the target had been confirmed when it was replaced.
    var wasReached: Bool
  }

  private(set) var first: Entry?
  private(set) var second: Entry?
  private(set) var third: Entry?
  private(set) var fourth: Entry?

  /// Remembers a target that a newer announcement has replaced.
  mutating func add(_ target: KeyboardTarget, wasReached: Bool) {
    remove(target)
    fourth = third
    third = second
    second = first
    first = Entry(target: target, wasReached: wasReached)
  }

  /// Forgets a target, since it is the newest again.
  mutating func remove(_ target: KeyboardTarget) {
    forget { $0.target.isSame(as: target) }
  }

  /// Forgets the targets that were reached in their time, since the newest has been reached too:
  /// whatever speaks of them from now on is news.
  mutating func settle() {
    forget { $0.wasReached }
  }

  func contains(_ target: KeyboardTarget) -> Bool {
    isSame(first, target) || isSame(second, target) || isSame(third, target)
      || isSame(fourth, target)
  }

  private func isSame(_ entry: Entry?, _ target: KeyboardTarget) -> Bool {
    entry?.target.isSame(as: target) ?? false
  }

  private mutating func forget(where isForgotten: (Entry) -> Bool) {
    if let entry = first, isForgotten(entry) { first = nil }
    if let entry = second, isForgotten(entry) { second = nil }
    if let entry = third, isForgotten(entry) { third = nil }
    if let entry = fourth, isForgotten(entry) { fourth = nil }
  }
}
