import KeyboardNotifications

/// Coordinator of all readers of one tracker, which compares them just before each commit.
///
/// It is the adapter that tells the tracker what the views of the readers measure.
@MainActor
final class KeyboardReaderCoordinator {
  private struct Entry {
    weak var reader: KeyboardWindowReader?
  }

  private(set) weak var tracker: KeyboardTracker?
  private var entries: [Entry] = []
  private var commits: (any KeyboardCommits)?

  /// Returns the coordinator of a tracker, made at the first call.
  static func of(_ tracker: KeyboardTracker) -> KeyboardReaderCoordinator {
    tracker.adapter() ?? KeyboardReaderCoordinator(tracker)
  }

  /// Makes the coordinator of a tracker, which retains it.
  ///
  /// - Parameters:
  ///   - tracker: A tracker without a coordinator of readers.
  ///   - makeCommits: Makes the monitor of commits, which calls a closure before each of them;
  ///     `nil` on systems without the windows of UIKit.
  @discardableResult
  init(
    _ tracker: KeyboardTracker,
    makeCommits: @MainActor (@escaping @MainActor () -> Void) -> (any KeyboardCommits)? =
      makeKeyboardCommits
  ) {
    self.tracker = tracker
    tracker.add(self)
    commits = makeCommits { [weak self] in self?.updateBeforeCommit() }
  }

  /// Adds a reader, which is not kept alive.
  func add(_ reader: KeyboardWindowReader) {
    entries.append(Entry(reader: reader))
    monitorCommits()
  }

  func remove(_ reader: KeyboardWindowReader) {
    entries.removeAll { $0.reader === reader }
    monitorCommits()
  }

  /// Monitors the commits that draw the views of readers that must be compared before each of them.
  func monitorCommits() {
    entries.removeAll { $0.reader == nil }
    commits?.monitor(readers.filter(\.needsCheckBeforeCommit).compactMap(\.source))
  }

  /// Moves the keyboard along with the finger, and compares the readers that need it.
  func updateBeforeCommit() {
    tracker?.followFinger()
    for reader in readers where reader.needsCheckBeforeCommit { reader.check() }
    // A released reader needs no commits.
    if entries.contains(where: { $0.reader == nil }) { monitorCommits() }
  }

  /// The readers, the newest first.
  private var readers: [KeyboardWindowReader] { entries.reversed().compactMap(\.reader) }
}

// MARK: - The tracker

extension KeyboardReaderCoordinator: KeyboardAdapter {
  private var sources: [any KeyboardWindowSource] { readers.compactMap(\.source) }

  var windows: [KeyboardWindow] {
    readers.compactMap(\.window).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  var prefersCrossFadeTransitions: Bool {
    sources.contains(where: \.prefersCrossFadeTransitions)
  }

  var applicationState: KeyboardApplicationState? {
    sources.compactMap(\.applicationState).ofApp
  }

  func hasFocus(searched: inout Set<ObjectIdentifier>) -> Bool? {
    sources.compactMap { $0.hasFocus(searched: &searched) }.anyOfKnown
  }

  func findDraggingFinger(searched: inout Set<ObjectIdentifier>) -> KeyboardFinger? {
    for source in sources {
      if let finger = source.findDraggingFinger(searched: &searched) { return finger }
    }
    return nil
  }

  func keyboardDidSpringBack(in animation: KeyboardAnimation?) {
    for reader in readers { reader.keyboardDidSpringBack(in: animation) }
  }
}

// MARK: - Commits

/// Monitor of the commits that draw some views.
@MainActor
protocol KeyboardCommits: AnyObject {
  /// Monitors the commits of some views instead of the previous ones; of none, to stop.
  func monitor(_ sources: [any KeyboardWindowSource])
}
