import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardScreenTests {
  private final class Display {}

  private func screen(of object: Any?) throws -> KeyboardScreen? {
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

  @Test func aNotificationWithoutAnObjectSaysNoScreen() throws {
    #expect(try screen(of: nil) == nil)
  }

  @Test func anObjectThatStandsForAScreenIsOne() throws {
    let first = PlayedScreen()
    let second = PlayedScreen()
    #expect(try screen(of: first) == KeyboardScreen(first))
    #expect(try screen(of: first).isOther(than: screen(of: second)))
  }

  @Test(arguments: ["phone" as any Sendable, 7])
  func aValueIsNoScreen(_ value: any Sendable) throws {
    #expect(try screen(of: value) == nil)
  }

  #if os(Linux)
  @Test func anObjectIsAScreenByItsIdentity() throws {
    let first = Display()
    let second = Display()
    #expect(try screen(of: first) == screen(of: first))
    #expect(try screen(of: first) != screen(of: second))
    #expect(try screen(of: first) == KeyboardScreen(first))
  }
  #endif
}
