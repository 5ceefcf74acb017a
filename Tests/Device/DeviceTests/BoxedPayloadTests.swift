#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications
import UIKit

/// A payload whose values are boxed in Objective-C's objects, as UIKit boxes them, is read.
@MainActor
struct BoxedPayloadTests {
  private let begin = CGRect(x: 0, y: 844, width: 390, height: 336)
  private let end = CGRect(x: 0, y: 508, width: 390, height: 336)

  private func userInfo(isLocal: Bool = true) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
    ]
  }

  @Test(arguments: KeyboardNotificationType.allCases, [true, false])
  func everyValueIsRead(type: KeyboardNotificationType, isLocal: Bool) throws {
    let (payload, _) = try KeyboardPayload.read(userInfo(isLocal: isLocal), of: type)
    let expected = KeyboardPayload(
      beginFrame: begin,
      endFrame: end,
      duration: 0.25,
      curve: .keyboard,
      isLocal: isLocal
    )
    #expect(payload == expected)
  }

  @Test func aBoxOfAnotherTypeIsAnError() {
    var userInfo = userInfo()
    userInfo[UIResponder.keyboardFrameEndUserInfoKey] = NSValue(cgPoint: .zero)
    #expect(throws: KeyboardDecodingError.self) {
      try KeyboardPayload.read(userInfo, of: .willShow)
    }
  }
}
#endif
