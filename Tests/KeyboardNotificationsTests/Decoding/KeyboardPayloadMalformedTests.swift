import Foundation
import Testing

@testable import KeyboardNotifications

/// User info whose values cannot be read.
@Suite struct KeyboardPayloadMalformedTests {
  typealias BadValue = (key: String, value: any Sendable, found: String)

  static let badValues: [BadValue] = [
    (KeyboardUserInfoKey.endFrame, "up there", "String up there"),
    (KeyboardUserInfoKey.endFrame, CGPoint(x: 1, y: 2), "CGPoint"),
    (KeyboardUserInfoKey.endFrame, rectangle(height: .nan), "CGRect {{0.0, 0.0}, {375.0, nan}}"),
    (KeyboardUserInfoKey.endFrame, rectangle(height: .infinity), "CGRect"),
    (KeyboardUserInfoKey.beginFrame, [0, 0, 1, 1], "Array<Int> [0, 0, 1, 1]"),
    (KeyboardUserInfoKey.beginFrame, rectangle(height: -.infinity), "CGRect"),
    (KeyboardUserInfoKey.duration, "0.25", "String 0.25"),
    (KeyboardUserInfoKey.duration, Double.nan, "Double nan"),
    (KeyboardUserInfoKey.duration, -1.0, "Double -1.0"),
    (KeyboardUserInfoKey.curve, 7.5, "Double 7.5"),
    (KeyboardUserInfoKey.curve, 1e300, "Double 1e+300"),
    (KeyboardUserInfoKey.curve, Double.nan, "Double nan"),
    (KeyboardUserInfoKey.isLocal, "yes", "String yes"),
    (KeyboardUserInfoKey.isLocal, Double.nan, "Double nan"),
  ]

  static func rectangle(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: 375, height: height)
  }

  @Test(arguments: badValues)
  func theErrorNamesNotificationKeyExpectedAndFound(_ bad: BadValue) throws {
    let error = try #require(event(with: bad).decodingError)
    #expect(error.type == .willChangeFrame)
    #expect(error.key == bad.key)
    #expect(!error.expected.isEmpty)
    #expect(error.found.hasPrefix(bad.found))
  }

  private func event(with bad: BadValue) throws -> KeyboardEvent {
    let name = KeyboardNotificationType.willChangeFrame.name
    let userInfo = postedUserInfo([bad.key: bad.value])
    return try #require(KeyboardEvent(Notification(name: name, userInfo: userInfo)))
  }

  @Test(arguments: badValues)
  func onlyTheEndFrameMustBeReadable(_ bad: BadValue) throws {
    guard case .notification(let notification) = try event(with: bad) else {
      #expect(bad.key == KeyboardUserInfoKey.endFrame)
      return
    }
    let good = try KeyboardPayload.read(postedUserInfo(without: bad.key), of: .willChangeFrame)
    #expect(notification.payload == good.payload)
  }

  // Behavior 17: without an end frame the state is kept, and the error names the key.
  // http://themainthread.com/blog/2012/05/the-ipad-split-keyboard-and-missing-notifications.html
  @Test(arguments: [nil, [:]] as [[String: Int]?])
  func aMissingEndFrameIsAnError(_ userInfo: [String: Int]?) throws {
    let error = try #require(throws: KeyboardDecodingError.self) {
      try KeyboardPayload.read(userInfo, of: .didShow)
    }
    #expect(
      error.description == "UIKeyboardDidShowNotification: UIKeyboardFrameEndUserInfoKey should "
        + "hold a rectangle of finite numbers, but holds nothing."
    )
  }

  @Test func ofTwoBadValuesTheFirstByItsKeyIsNamed() throws {
    let bad = [KeyboardUserInfoKey.duration: "long", KeyboardUserInfoKey.curve: "fast"]
    let name = KeyboardNotificationType.willShow.name
    let event = KeyboardEvent(Notification(name: name, userInfo: postedUserInfo(bad)))
    #expect(event?.decodingError?.key == KeyboardUserInfoKey.curve)
  }

  @Test(arguments: badValues, [KeyboardNotificationType.willHide, .didHide])
  func aHideHidesWithUnreadableValues(_ bad: BadValue, _ type: KeyboardNotificationType) throws {
    let read = try KeyboardPayload.read(postedUserInfo([bad.key: bad.value]), of: type)
    #expect(read.payload.endFrame == (bad.key == KeyboardUserInfoKey.endFrame ? .zero : Phone.tall))
  }

  @Test func aHideWithoutUserInfoIsRead() throws {
    let (payload, _) = try KeyboardPayload.read(nil, of: .willHide)
    #expect(payload == KeyboardPayload(beginFrame: .zero, endFrame: .zero))
  }

  @MainActor
  @Test func anObserverGetsThePayloadAndThenTheErrorOfAnOptionalValue() {
    let center = NotificationCenter()
    var received: [String] = []
    let token = center.addMainActorObserver(descriptor: .keyboardWillShow) { payload in
      received.append("\(payload.endFrame.height), \(payload.duration ?? -1)")
    } onMalformed: { error in
      received.append("\((error.underlying as? KeyboardDecodingError)?.key ?? "")")
    }
    let userInfo = postedUserInfo([KeyboardUserInfoKey.duration: "0.25"])
    center.post(name: KeyboardNotificationType.willShow.name, object: nil, userInfo: userInfo)
    #expect(received == ["300.0, -1.0", KeyboardUserInfoKey.duration])
    token.cancel()
  }

  @Test func aLongValueIsCutInTheError() throws {
    let userInfo = postedUserInfo(end: String(repeating: "x", count: 10_000))
    let error = try #require(throws: KeyboardDecodingError.self) {
      try KeyboardPayload.read(userInfo, of: .willShow)
    }
    #expect(error.found.count < 100)
  }
}
