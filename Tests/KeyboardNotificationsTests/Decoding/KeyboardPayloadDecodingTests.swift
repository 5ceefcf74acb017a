import Foundation
import KeyboardNotifications
import TestSupport
import Testing

/// Frames, duration, curve and `isLocal` of a payload that can be read.
@Suite struct KeyboardPayloadDecodingTests {
  private func decode(
    _ changes: [String: Any],
    end: Any = Phone.tall,
    without missing: String? = nil,
    of type: KeyboardNotificationType = .willShow
  ) throws -> KeyboardPayload {
    try KeyboardPayload.read(postedUserInfo(end: end, changes, without: missing), of: type).payload
  }

  @Test(arguments: KeyboardNotificationType.allCases)
  func theFiveKeysThatTheSystemPostsAreRead(_ type: KeyboardNotificationType) throws {
    let payload = try decode([:], of: type)
    #expect(payload.beginFrame == Phone.offscreen)
    #expect(payload.endFrame == Phone.tall)
    #expect(payload.duration == 0.25)
    #expect(payload.curve == .keyboard)
    #expect(payload.isLocal)
  }

  // Behavior 17: confirmations come without animation ("only available for the 'will' family of
  // notification", UIWindow.h), and older systems post no isLocal.
  @Test(arguments: KeyboardNotificationType.allCases)
  func theEndFrameAloneIsEnough(_ type: KeyboardNotificationType) throws {
    let userInfo = [KeyboardUserInfoKey.endFrame: Phone.tall]
    let payload = try KeyboardPayload.read(userInfo, of: type).payload
    #expect(payload == KeyboardPayload(beginFrame: Phone.tall, endFrame: Phone.tall))
    #expect(payload.animation == nil)
    #expect(payload.isLocal)
  }

  // Behavior 17: a show without a curve was recorded.
  // https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationcurveuserinfokey
  @Test func aShowWithoutACurveIsStillAnimated() throws {
    let payload = try decode([:], without: KeyboardUserInfoKey.curve)
    #expect(payload.curve == nil)
    #expect(payload.animation == KeyboardAnimation(duration: 0.25, curve: .keyboard))
  }

  // Behavior 16: zero stays zero.
  @Test func aMissingDurationIsNotAZeroDuration() throws {
    let missing = try decode([:], without: KeyboardUserInfoKey.duration)
    let zero = try decode([KeyboardUserInfoKey.duration: 0])
    #expect(missing.duration == nil)
    #expect(missing.animation == nil)
    #expect(zero.animation == KeyboardAnimation(duration: 0, curve: .keyboard))
  }

  @Test func aKeyThatIsNotAStringIsNotRead() throws {
    var userInfo = postedUserInfo()
    userInfo[7] = "nonsense"
    userInfo[[KeyboardUserInfoKey.endFrame]] = "nonsense"
    #expect(try KeyboardPayload.read(userInfo, of: .willShow).payload == decode([:]))
  }

  @Test(arguments: [0.25, Float(0.25), CGFloat(0.25), NSNumber(value: 0.25)] as [any Sendable])
  func durationsAreAcceptedInAnyFloatingPointType(_ value: any Sendable) throws {
    #expect(try decode([KeyboardUserInfoKey.duration: value]).duration == 0.25)
  }

  // Behavior 15: the keyboard's own curve is 7, which is outside the public four.
  // https://github.com/lionheart/openradar-mirror/issues/4541
  @Test(
    arguments: [
      (7, 7), (UInt(7), 7), (Int8(7), 7), (7.0, 7), (NSNumber(value: 7), 7), (0, 0), (3, 3),
      (-1, -1), (42, 42), (Int(Int32.max), Int(Int32.max)),
    ] as [(any Sendable, Int)]
  )
  func aCurveOfAnyNumberTypeKeepsItsRawValue(_ value: any Sendable, _ raw: Int) throws {
    let animation = try #require(try decode([KeyboardUserInfoKey.curve: value]).animation)
    #expect(animation.curve.rawValue == raw)
  }

  @Test func rectanglesAreAcceptedBoxed() throws {
    #expect(try decode([:], end: boxed(Phone.short)).endFrame == Phone.short)
  }

  @Test(
    arguments: [(0, false), (1, true), (2, true), (NSNumber(value: false), false)]
      as [(any Sendable, Bool)]
  )
  func isLocalIsAcceptedAsANumber(_ number: any Sendable, _ isLocal: Bool) throws {
    #expect(try decode([KeyboardUserInfoKey.isLocal: number]).isLocal == isLocal)
  }
}
