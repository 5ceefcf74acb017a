import Foundation
import KeyboardNotifications

/// The last events of a recording, as far as the judgement of later ones depends on them.
///
/// A recording that loses its beginning must begin with them: a late confirmation is taken for news
/// where the announcement that has replaced it is missing.
struct RecordingMemory {
  private struct Event {
    let content: KeyboardTraceContent
    /// The application's state before the event.
    let stateBefore: KeyboardApplicationState
  }

  private static let mostEvents = 12

  private var machine = KeyboardStateMachine()
  private var events: [Event] = []
  private var applicationState = KeyboardApplicationState.active

  /// Remembers a record that was written.
  mutating func note(_ content: KeyboardTraceContent, in environment: KeyboardEnvironment) {
    guard let event = KeyboardEvent(content) else { return }
    let old = (machine, applicationState)
    _ = machine.handle(event, in: environment)
    if case .application(let state) = content { applicationState = state }
    guard machine != old.0 || applicationState != old.1 else { return }
    events.append(Event(content: content, stateBefore: old.1))
    if events.count > Self.mostEvents { events.removeFirst() }
  }

  /// Returns the events that a trace must begin with, so that a player comes to the same state: as
  /// many of the last ones as lead there, else a notification of the last frame.
  func opening(in environment: KeyboardEnvironment) -> [KeyboardTraceContent] {
    let candidates = events.indices.map { opening(from: $0) } + [opening(from: events.endIndex)]
    let results = candidates.map { Self.result(of: $0, in: environment) }
    let index =
      results.firstIndex(of: machine)
      ?? results.firstIndex {
        $0.state.hasSamePlace(as: machine.state) && $0.isActive == machine.isActive
      }
    return index.map { candidates[$0] } ?? lastFrame
  }

  private func opening(from index: Int) -> [KeyboardTraceContent] {
    let state = index < events.endIndex ? events[index].stateBefore : applicationState
    let contents = events[index...].map(\.content)
    return state == .active ? contents : [.application(state)] + contents
  }

  private static func result(
    of contents: [KeyboardTraceContent],
    in environment: KeyboardEnvironment
  ) -> KeyboardStateMachine {
    var machine = KeyboardStateMachine()
    for event in contents.compactMap(KeyboardEvent.init) {
      _ = machine.handle(event, in: environment)
    }
    return machine
  }

  /// A show of the frame that is known, where the events that led to it are too far back.
  private var lastFrame: [KeyboardTraceContent] {
    var contents: [KeyboardTraceContent] = []
    if applicationState != .active { contents.append(.application(applicationState)) }
    guard machine.state.isVisible, let frame = machine.state.frame else { return contents }
    let types: [KeyboardNotificationType] =
      machine.state.visibility == .shown ? [.willShow, .didShow] : [.willShow]
    let userInfo = [KeyboardUserInfoKey.endFrame: KeyboardTraceValue(posted: frame)]
    return contents + types.map { .notification(name: $0.name.rawValue, userInfo: userInfo) }
  }
}

extension KeyboardState {
  fileprivate func hasSamePlace(as other: KeyboardState) -> Bool {
    visibility == other.visibility && frame == other.frame && coveredHeight == other.coveredHeight
  }
}
