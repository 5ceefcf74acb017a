import Foundation
import KeyboardNotifications
import Testing

/// A payload with frames, duration, curve and `isLocal`, without casts at the call site.
@Suite struct KeyboardPayloadDecodingTests {
  private func decode(
    _ changes: [String: Any],
    end: Any = Phone.tall,
    without missing: String? = nil,
    of type: KeyboardNotificationType = .willShow
  ) throws -> KeyboardPayload {
    try KeyboardPayload(userInfo: postedUserInfo(end: end, changes, without: missing), of: type)
  }

  @Test(arguments: KeyboardNotificationType.allCases)
  func readsWhatTheSystemPosts(_ type: KeyboardNotificationType) throws {
    let payload = try decode([:], of: type)
    #expect(payload.beginFrame == Phone.offscreen)
    #expect(payload.endFrame == Phone.tall)
    #expect(payload.duration == 0.25)
    #expect(payload.curve == .keyboard)
    #expect(payload.isLocal)
  }

  @Test(
    arguments: [
      (KeyboardUserInfoKey.beginFrame, Phone.short), (KeyboardUserInfoKey.duration, 1),
      (KeyboardUserInfoKey.curve, 3), (KeyboardUserInfoKey.isLocal, false),
    ] as [(String, any Sendable)]
  )
  func aKeyThatOnlyLooksLikeOneOfTheSystemsIsNotRead(_ key: String, _ value: any Sendable) throws {
    let lookalike = "X" + key.dropFirst()
    #expect(try decode([lookalike: value], without: key) == decode([:], without: key))
  }

  @Test func aKeyThatOnlyLooksLikeTheEndFramesIsNotRead() throws {
    let lookalike = "X" + KeyboardUserInfoKey.endFrame.dropFirst()
    #expect(throws: KeyboardDecodingError.self) {
      try decode([lookalike: Phone.tall], without: KeyboardUserInfoKey.endFrame)
    }
  }

  @Test func aKeyThatIsNotAStringIsNotRead() throws {
    var userInfo = postedUserInfo()
    userInfo[7] = "nonsense"
    userInfo[[KeyboardUserInfoKey.endFrame]] = "nonsense"
    #expect(try KeyboardPayload(userInfo: userInfo, of: .willShow) == decode([:]))
  }

  @Test func keysAreComparedByTheirLetters() throws {
    var userInfo: [AnyHashable: Any] = [:]
    for (key, value) in postedUserInfo() {
      let name = try #require(key.base as? String)
      userInfo[String(Array(name))] = value
    }
    #expect(try KeyboardPayload(userInfo: userInfo, of: .willShow) == decode([:]))
  }

  @Test func aMissingDurationIsNotAZeroDuration() throws {
    let missing = try decode([:], without: KeyboardUserInfoKey.duration)
    let zero = try decode([KeyboardUserInfoKey.duration: 0])
    #expect(missing.duration == nil)
    #expect(missing.animation == nil)
    #expect(zero.animation == KeyboardAnimation(duration: 0, curve: .keyboard))
  }

  @Test(arguments: [
    0.25 as any Sendable & CustomStringConvertible, Float(0.25), CGFloat(0.25),
  ])
  func durationsAreAcceptedInAnyFloatingPointType(_ value: any Sendable) throws {
    #expect(try decode([KeyboardUserInfoKey.duration: value]).duration == 0.25)
  }

  @Test(arguments: [7, UInt(7), Int8(7), 7.0] as [any Sendable])
  func curvesAreAcceptedInAnyNumberType(_ value: any Sendable) throws {
    #expect(try decode([KeyboardUserInfoKey.curve: value]).curve == .keyboard)
  }

  @Test func numbersAreAcceptedBoxed() throws {
    let payload = try decode([
      KeyboardUserInfoKey.duration: NSNumber(value: 0.25),
      KeyboardUserInfoKey.curve: NSNumber(value: 7),
      KeyboardUserInfoKey.isLocal: NSNumber(value: false),
    ])
    #expect(payload.animation == KeyboardAnimation(duration: 0.25, curve: .keyboard))
    #expect(!payload.isLocal)
  }

  @Test func rectanglesAreAcceptedBoxed() throws {
    #expect(try decode([:], end: NSValue(rect: Phone.short)).endFrame == Phone.short)
  }

  @Test(arguments: [(0, false), (1, true), (2, true)])
  func isLocalIsAcceptedAsANumber(_ number: Int, _ isLocal: Bool) throws {
    #expect(try decode([KeyboardUserInfoKey.isLocal: number]).isLocal == isLocal)
  }
}
