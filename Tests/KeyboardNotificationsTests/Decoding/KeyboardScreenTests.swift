import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardScreenTests {
  private func screen(of object: Any?) throws -> ScreenIdentity? {
    let posted = Notification(
      name: KeyboardNotificationType.willShow.name,
      object: object,
      userInfo: postedUserInfo()
    )
    guard case .notification(let notification) = try #require(KeyboardEvent(posted)) else {
      return nil
    }
    return notification.screen
  }

  @Test func aScreenIsKnownByItsIdentity() throws {
    let first = PlayedScreen()
    let second = PlayedScreen()
    #expect(try screen(of: first) == screen(of: first))
    #expect(try screen(of: first) == ScreenIdentity(first))
    #expect(try screen(of: first).isOther(than: screen(of: second)))
  }

  @Test(arguments: [nil, "phone", 7] as [(any Sendable)?])
  func onlyAnObjectIsAScreen(_ value: (any Sendable)?) throws {
    #expect(try screen(of: value) == nil)
  }
}
