public import Foundation

/// A keyboard notification, decoded: which of the six it is, what it says, and of which screen.
public struct KeyboardNotification: Sendable, Equatable {
  /// Which of the six notifications this is.
  public var type: KeyboardNotificationType
  /// What the notification says.
  public var payload: KeyboardPayload
  /// The screen that the keyboard is on; `nil` where the notification does not say.
  public var screen: KeyboardScreen?

  /// Makes a notification.
  public init(
    type: KeyboardNotificationType,
    payload: KeyboardPayload,
    screen: KeyboardScreen? = nil
  ) {
    self.type = type
    self.payload = payload
    self.screen = screen
  }
}

/// One of the six keyboard notifications that the system posts.
///
/// The names are the strings that the system posts, so that the type works where UIKit is absent:
/// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
public enum KeyboardNotificationType: String, Sendable, Hashable, CaseIterable {
  /// The keyboard is about to be shown, or to change while it is shown.
  case willShow
  /// The keyboard has been shown.
  case didShow
  /// The keyboard is about to be hidden, or undocked.
  case willHide
  /// The keyboard has been hidden, or undocked.
  case didHide
  /// The keyboard's frame is about to change.
  case willChangeFrame
  /// The keyboard's frame has changed.
  case didChangeFrame

  /// Makes the type of a notification from its name; `nil` for any other notification.
  public init?(name: Notification.Name) {
    guard let type = Self.allCases.first(where: { $0.systemName == name.rawValue }) else {
      return nil
    }
    self = type
  }

  /// The name under which the system posts this notification.
  public var name: Notification.Name {
    Notification.Name(systemName)
  }

  /// Whether this notification announces a change; the others confirm one.
  public var isAnnouncement: Bool {
    switch self {
    case .willShow, .willHide, .willChangeFrame: true
    case .didShow, .didHide, .didChangeFrame: false
    }
  }

  var isHide: Bool {
    self == .willHide || self == .didHide
  }

  var isShow: Bool {
    self == .willShow || self == .didShow
  }

  var systemName: String {
    switch self {
    case .willShow: "UIKeyboardWillShowNotification"
    case .didShow: "UIKeyboardDidShowNotification"
    case .willHide: "UIKeyboardWillHideNotification"
    case .didHide: "UIKeyboardDidHideNotification"
    case .willChangeFrame: "UIKeyboardWillChangeFrameNotification"
    case .didChangeFrame: "UIKeyboardDidChangeFrameNotification"
    }
  }
}
