public import Foundation
public import TypedNotifications

/// A decoded keyboard notification: its type and its payload.
package struct KeyboardNotification: Sendable, Equatable {
  /// The type: one of the six notifications.
  package var type: KeyboardNotificationType
  /// The payload of the notification.
  package var payload: KeyboardPayload
  /// The screen that the keyboard is on; `nil` if the notification names none.
  package var screen: ScreenIdentity?
  /// The error of the first value that could not be read; the payload treats such a value as
  /// missing.
  package var malformed: KeyboardDecodingError?

  /// Makes a notification.
  package init(type: KeyboardNotificationType, payload: KeyboardPayload) {
    self.type = type
    self.payload = payload
  }
}

// MARK: - Types

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

  package var isHide: Bool { self == .willHide || self == .didHide }

  package var isShow: Bool { self == .willShow || self == .didShow }

  var isFrameChange: Bool { self == .willChangeFrame || self == .didChangeFrame }
}

// MARK: - Events

/// What a tracker received: a keyboard notification, or a change of the app's state.
package enum KeyboardEvent: Sendable, Equatable {
  /// A keyboard notification was posted.
  case notification(KeyboardNotification)
  /// A keyboard notification was posted that could not be read.
  case malformed(KeyboardDecodingError)
  /// The app became active or inactive, or moved to the background.
  case application(KeyboardApplicationState)

  /// Reads a posted notification; `nil` if it is not about the keyboard.
  ///
  /// - Parameter notification: Any notification, from any thread.
  package init?(_ notification: Notification) {
    guard let type = KeyboardNotificationType(name: notification.name) else { return nil }
    self.init(type, notification, on: ScreenIdentity(of: notification))
  }

  /// Reads a posted notification of a known type and screen.
  ///
  /// The notification is borrowed, since an initializer would copy it otherwise.
  init(
    _ type: KeyboardNotificationType,
    _ posted: borrowing Notification,
    on screen: ScreenIdentity?
  ) {
    do {
      let (payload, malformed) = try KeyboardPayload.read(posted.userInfo, of: type)
      var notification = KeyboardNotification(type: type, payload: payload)
      notification.malformed = malformed
      notification.screen = screen
      self = .notification(notification)
    } catch {
      self = .malformed(error)
    }
  }

  /// The error of a value that could not be read, even if the rest of the notification was.
  var decodingError: KeyboardDecodingError? {
    switch self {
    case .notification(let notification): notification.malformed
    case .malformed(let error): error
    case .application: nil
    }
  }

  /// The screen of the event's notification, if it has one.
  var screen: ScreenIdentity? {
    guard case .notification(let notification) = self else { return nil }
    return notification.screen
  }

  /// The names of the lifecycle notifications, and the state that each announces.
  ///
  /// An app gets the notifications of `UIApplication`, an app extension those of its host. The
  /// names are strings, since UIKit's constants are absent on other systems:
  /// https://developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification and
  /// https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsextensionhostdidbecomeactive
  package static let lifecycle: [(String, KeyboardApplicationState)] = [
    ("UIApplicationDidBecomeActiveNotification", .active),
    ("UIApplicationWillResignActiveNotification", .inactive),
    ("UIApplicationDidEnterBackgroundNotification", .background),
    ("UIApplicationWillEnterForegroundNotification", .inactive),
    ("NSExtensionHostDidBecomeActiveNotification", .active),
    ("NSExtensionHostWillResignActiveNotification", .inactive),
    ("NSExtensionHostDidEnterBackgroundNotification", .background),
    ("NSExtensionHostWillEnterForegroundNotification", .inactive),
  ]
}

/// The state of the app; changes of the keyboard are delivered while it is active.
///
/// The three states match `UIApplication.State`:
/// https://developer.apple.com/documentation/uikit/uiapplication/state
package enum KeyboardApplicationState: String, Sendable, Hashable, CaseIterable {
  /// The app is in front and receives events.
  case active
  /// The app is in front but receives no events, or is about to leave.
  case inactive
  /// The app is not in front.
  case background
}

// MARK: - Descriptors

/// Descriptors of the six keyboard notifications, to observe them one by one.
///
/// Call `center.addMainActorObserver(descriptor: .keyboardWillShow) { payload in … }`, and you
/// receive each notification as it is posted, repetitions included. To receive each real change
/// once, use ``KeyboardTracker``.
extension NotificationDescriptor where Payload == KeyboardPayload {
  /// The keyboard is about to be shown, or to change while it is shown.
  public static var keyboardWillShow: NotificationDescriptor { .keyboard(.willShow) }
  /// The keyboard has been shown.
  public static var keyboardDidShow: NotificationDescriptor { .keyboard(.didShow) }
  /// The keyboard is about to be hidden, or undocked.
  public static var keyboardWillHide: NotificationDescriptor { .keyboard(.willHide) }
  /// The keyboard has been hidden, or undocked.
  public static var keyboardDidHide: NotificationDescriptor { .keyboard(.didHide) }
  /// The keyboard's frame is about to change.
  public static var keyboardWillChangeFrame: NotificationDescriptor { .keyboard(.willChangeFrame) }
  /// The keyboard's frame has changed.
  public static var keyboardDidChangeFrame: NotificationDescriptor { .keyboard(.didChangeFrame) }

  /// Returns the descriptor of one type of notification.
  private static func keyboard(_ type: KeyboardNotificationType) -> NotificationDescriptor {
    NotificationDescriptor(type.name) { notification in
      let (payload, malformed) = try KeyboardPayload.read(notification.userInfo, of: type)
      return (payload, malformed)
    }
  }
}
