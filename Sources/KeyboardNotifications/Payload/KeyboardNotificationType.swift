public import Foundation

/// One of the six keyboard notifications that the system posts.
///
/// The names are given as strings, so that the type works on systems without UIKit:
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

  private static let types = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// Makes the type of a notification from its name; `nil` for any other notification.
  package init?(name: Notification.Name) {
    guard let type = Self.types[name] else { return nil }
    self = type
  }

  /// The name under which the system posts this notification.
  public var name: Notification.Name {
    let name =
      switch self {
      case .willShow: "UIKeyboardWillShowNotification"
      case .didShow: "UIKeyboardDidShowNotification"
      case .willHide: "UIKeyboardWillHideNotification"
      case .didHide: "UIKeyboardDidHideNotification"
      case .willChangeFrame: "UIKeyboardWillChangeFrameNotification"
      case .didChangeFrame: "UIKeyboardDidChangeFrameNotification"
      }
    return Notification.Name(name)
  }

  /// True for a notification that announces a change; the others confirm one.
  package var isAnnouncement: Bool {
    self == .willShow || self == .willHide || self == .willChangeFrame
  }

  var isHide: Bool { self == .willHide || self == .didHide }

  var isShow: Bool { self == .willShow || self == .didShow }

  var isChange: Bool { self == .willChangeFrame || self == .didChangeFrame }
}
