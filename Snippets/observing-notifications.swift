// Observing notifications one by one, each with a payload that has a type.

import Foundation
import KeyboardNotifications
import TypedNotifications

extension NotificationDescriptor where Payload == Int {
  nonisolated static var scoreDidChange: Self { Self(name: Notification.Name("ScoreDidChange")) }
}

extension NotificationDescriptor where Payload == String {
  nonisolated static var playerDidJoin: Self {
    Self(name: Notification.Name("PlayerDidJoin"), userInfoKey: "name")
  }
}

extension NotificationDescriptor where Payload == Double {
  nonisolated static var batteryDidDrain: Self {
    Self(name: Notification.Name("BatteryDidDrain")) { notification in
      try notification.value(forKey: "level", as: Double.self)
    }
  }
}

final class ScoreBoard {
  private var token: NotificationToken?
  private let center = NotificationCenter.default

  func start() throws {
    token = center.addObserver(descriptor: .scoreDidChange) { score in print(score) }
    try center.post(.scoreDidChange, 7)
  }

  func stop() {
    token = nil
  }
}

final class Keyboard {
  private var token: NotificationToken?

  func start() {
    token = NotificationCenter.default.addObserver(descriptor: .keyboardWillShow) { payload in
      print(payload.endFrame, payload.animation as Any, payload.isLocal)
    }
  }
}

@MainActor
final class Form: KeyboardNotificationObserver {
  func viewWillAppear() {
    registerKeyboardNotifications([.willShow, .willHide])
  }

  func viewDidDisappear() {
    deregisterKeyboardNotifications()
  }

  func receivedKeyboardNotification(
    _ type: KeyboardNotificationType,
    payload: KeyboardPayload
  ) {
    print(type, payload.endFrame)
  }
}

func observeEveryFailure(of center: NotificationCenter) -> NotificationToken {
  center.addObserver(descriptor: .playerDidJoin) { name in
    print("\(name) joined")
  } onMalformed: { error in
    print(error)
  }
}
