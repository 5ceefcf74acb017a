import Foundation
import KeyboardNotifications

/// A way to keep the covered height that is in common use, to compare with.
///
/// Each is written from a description of it, in the simplest form.
protocol CommonAlgorithm {
  /// The height that content is moved by now.
  var height: CGFloat { get }

  /// Takes in an event, as an app would that observes it.
  mutating func take(_ event: KeyboardEvent, in environment: KeyboardEnvironment)
}

/// A way that decodes the notification and knows of nothing else.
protocol NotificationAlgorithm: CommonAlgorithm {
  mutating func take(_ notification: KeyboardNotification, screen: CGRect)
  mutating func take(_ application: KeyboardApplicationState)
}

extension NotificationAlgorithm {
  mutating func take(_: KeyboardApplicationState) {}

  mutating func take(_ event: KeyboardEvent, in environment: KeyboardEnvironment) {
    switch event {
    case .notification(let notification):
      take(notification, screen: environment.screen ?? .zero)
    case .application(let state): take(state)
    case .malformed: break
    }
  }
}

/// Third-party keyboards announce themselves three times: the third one counts.
struct CountAndIgnore: NotificationAlgorithm {
  private(set) var height: CGFloat = 0
  private var count = 0
  private var isThirdParty = false

  mutating func take(_ notification: KeyboardNotification, screen _: CGRect) {
    switch notification.type {
    case .willShow, .willChangeFrame:
      count += 1
      if count == 1 { isThirdParty = notification.payload.beginFrame.size.height == 0 }
      if count == (isThirdParty ? 3 : 1) { height = notification.payload.endFrame.size.height }
    case .willHide:
      count = 0
      height = 0
    default: break
    }
  }
}

/// Each show sets the height, a hide sets it to zero.
struct LastShowWins: NotificationAlgorithm {
  private(set) var height: CGFloat = 0

  mutating func take(_ notification: KeyboardNotification, screen _: CGRect) {
    switch notification.type {
    case .willShow: height = notification.payload.endFrame.size.height
    case .willHide: height = 0
    default: break
    }
  }
}

/// Insets are set when the keyboard has been shown, and cleared when it is about to hide.
struct InsetsOnShow: NotificationAlgorithm {
  private(set) var height: CGFloat = 0

  mutating func take(_ notification: KeyboardNotification, screen _: CGRect) {
    switch notification.type {
    case .didShow: height = notification.payload.endFrame.size.height
    case .willHide: height = 0
    default: break
    }
  }
}

/// Shows add the increment over the height of the last one, a hide takes the last height off, and
/// nothing is heard in the background.
struct HeightIncrements: NotificationAlgorithm {
  private(set) var height: CGFloat = 0
  private var last: (isShow: Bool, height: CGFloat)?
  private var isInBackground = false

  mutating func take(_ application: KeyboardApplicationState) {
    isInBackground = application == .background
  }

  mutating func take(_ notification: KeyboardNotification, screen _: CGRect) {
    guard !isInBackground else { return }
    let frame = notification.payload.endFrame
    switch notification.type {
    case .willShow: show(frame.size.height)
    case .willChangeFrame: if last?.isShow == true { show(frame.size.height) }
    case .willHide: hide(frame.size.height)
    case .didHide: last = nil
    default: break
    }
  }

  private mutating func show(_ newHeight: CGFloat) {
    let increment = newHeight - (last?.height ?? 0)
    if last?.isShow == true && increment == 0 { return }
    height += increment
    last = (true, newHeight)
  }

  private mutating func hide(_ oldHeight: CGFloat) {
    guard last?.isShow == true else { return }
    height -= oldHeight
    last = (false, oldHeight)
  }
}

/// The height of the screen less the top of the frame, whatever is posted.
struct ScreenLessTop: NotificationAlgorithm {
  private(set) var height: CGFloat = 0

  mutating func take(_ notification: KeyboardNotification, screen: CGRect) {
    guard notification.type.isAnnouncement else { return }
    height = screen.size.height - notification.payload.endFrame.origin.y
  }
}
