import Foundation
public import KeyboardNotifications

/// What happens in one column of a timeline: the marks of its first row.
public enum KeyboardTimelineEvent: Character, Sendable, Hashable, CaseIterable {
  /// Nothing happens.
  case nothing = "-"
  /// The keyboard is about to be shown.
  case willShow = "w"
  /// The keyboard has been shown.
  case didShow = "W"
  /// The keyboard is about to be hidden.
  case willHide = "h"
  /// The keyboard has been hidden.
  case didHide = "H"
  /// The keyboard's frame is about to change.
  case willChangeFrame = "c"
  /// The keyboard's frame has changed.
  case didChangeFrame = "C"
  /// A keyboard notification is posted that cannot be read.
  case malformed = "m"
  /// The app becomes active.
  case active = "a"
  /// The app becomes inactive.
  case inactive = "i"
  /// The app goes to the background.
  case background = "b"

  /// The mark of an event.
  public init(_ event: KeyboardEvent) {
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
