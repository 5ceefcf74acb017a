package import Foundation
package import KeyboardNotifications

/// One step in time of a timeline: what happens in it, and what becomes of that.
package struct KeyboardTimelineColumn: Sendable, Hashable {
  /// What happens.
  package var event: KeyboardTimelineEvent
  /// The number of the frame that the notification gives, where the timeline has a row of frames.
  package var frame: Int?
  /// What becomes of it; `nil` where the timeline does not say.
  package var outcome: KeyboardTimelineOutcome?
  /// The height of the frame that the notification gives, in points, where it is known.
  package var height: CGFloat?
  /// The height that the keyboard covers after it, in points, where it is known.
  package var covered: CGFloat?

  package init(
    _ event: KeyboardTimelineEvent = .nothing,
    frame: Int? = nil,
    _ outcome: KeyboardTimelineOutcome? = nil
  ) {
    self.event = event
    self.frame = frame
    self.outcome = outcome
  }

  /// Makes a column of what a tracker or a state machine made of an event.
  init(_ event: KeyboardEvent, _ outcome: KeyboardOutcome, covered: CGFloat) {
    self.init(KeyboardTimelineEvent(event), KeyboardTimelineOutcome(outcome))
    if case .notification(let notification) = event {
      height = notification.payload.endFrame.height
    }
    self.covered = covered
  }
}

/// What happens in one column of a timeline: the marks of its first row.
package enum KeyboardTimelineEvent: Character, Sendable, Hashable, CaseIterable {
  case nothing = "-"
  case willShow = "w"
  case didShow = "W"
  case willHide = "h"
  case didHide = "H"
  case willChangeFrame = "c"
  case didChangeFrame = "C"
  /// A keyboard notification that cannot be read.
  case malformed = "m"
  case active = "a"
  case inactive = "i"
  case background = "b"

  /// The mark of an event.
  package init(_ event: KeyboardEvent) {
    switch event {
    case .notification(let notification): self.init(notification.type)
    case .malformed: self = .malformed
    case .application(let state): self.init(state)
    }
  }

  private init(_ type: KeyboardNotificationType) {
    switch type {
    case .willShow: self = .willShow
    case .didShow: self = .didShow
    case .willHide: self = .willHide
    case .didHide: self = .didHide
    case .willChangeFrame: self = .willChangeFrame
    case .didChangeFrame: self = .didChangeFrame
    }
  }

  private init(_ state: KeyboardApplicationState) {
    switch state {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    }
  }

  var notification: KeyboardNotificationType? {
    KeyboardNotificationType.allCases.first { Self($0) == self }
  }

  var application: KeyboardApplicationState? {
    KeyboardApplicationState.allCases.first { Self($0) == self }
  }
}

/// What becomes of the event in one column of a timeline: the marks of its last row.
package enum KeyboardTimelineOutcome: Character, Sendable, Hashable, CaseIterable {
  case nothing = "-"
  case appeared = "^"
  case appearedFloating = "'"
  case resized = "#"
  case moved = ">"
  case docked = "_"
  case disappeared = "v"
  /// The event was taken in, and nobody was told.
  case noted = "."
  case duplicate = "="
  case stale = "s"
  case otherApp = "o"
  case otherScreen = "e"
  case inactive = "i"
  case dragging = "d"
  case malformed = "m"
  case notAKeyboard = "n"
  /// The event was dropped, for whatever reason; only drawn, never found.
  case dropped = "x"

  /// The mark of an outcome.
  package init(_ outcome: KeyboardOutcome) {
    switch outcome {
    case .transition(let transition): self.init(transition)
    case .noted: self = .noted
    case .dropped(let reason): self = Self.reasons[reason.rawValue] ?? .dropped
    }
  }

  /// The mark of a change; one that leads to a floating keyboard has its own.
  init(_ transition: KeyboardTransition) {
    let isFloating = transition.state.placement == .floating
    switch transition.change {
    case .appeared: self = isFloating ? .appearedFloating : .appeared
    case .resized: self = .resized
    case .moved: self = isFloating ? .moved : .docked
    case .disappeared: self = .disappeared
    }
  }

  /// Whether something that was found is what this says of it.
  func allows(_ found: KeyboardTimelineOutcome) -> Bool {
    self == found || (self == .dropped && Self.reasons.values.contains(found))
  }

  private static let reasons: [String: KeyboardTimelineOutcome] = [
    "duplicate": .duplicate, "stale": .stale, "otherApp": .otherApp, "otherScreen": .otherScreen,
    "inactive": .inactive, "dragging": .dragging, "malformed": .malformed,
    "notAKeyboard": .notAKeyboard,
  ]
}
