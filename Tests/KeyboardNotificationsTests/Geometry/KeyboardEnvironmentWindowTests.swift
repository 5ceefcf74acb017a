import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardEnvironmentWindowTests {
  let state = KeyboardState(visibility: .shown, placement: .docked, frame: Phone.tall)
  let whole = CGRect(x: 0, y: 0, width: 375, height: 667)

  @Test func withoutAWindowTheScreenIsMeant() {
    let environment = KeyboardEnvironment(screen: Phone.screen)
    #expect(environment.screenRectangle(ofWindowRectangle: whole) == whole)
  }

  @Test func aRectangleMovesWithTheWindow() {
    let window = CGRect(x: 40, y: -20, width: 300, height: 600)
    let environment = KeyboardEnvironment(window: window)
    let rectangle = CGRect(x: 10, y: 30, width: 100, height: 50)
    let moved = environment.screenRectangle(ofWindowRectangle: rectangle)
    #expect(moved == CGRect(x: 50, y: 10, width: 100, height: 50))
  }

  @Test func aPlaceThatSomethingElseHasMovedIsNotCoveredTwice() {
    let environment = KeyboardEnvironment(screen: Phone.screen)
    var place = whole
    #expect(state.coveredHeight(of: environment.screenRectangle(ofWindowRectangle: place)) == 300)
    place.size.height -= 34
    #expect(state.coveredHeight(of: environment.screenRectangle(ofWindowRectangle: place)) == 266)
    place.size.height = 667 - 300
    #expect(state.coveredHeight(of: environment.screenRectangle(ofWindowRectangle: place)) == 0)
  }

  @Test func aWindowThatEndsAboveTheScreenIsCoveredLess() {
    let window = CGRect(x: 0, y: 0, width: 375, height: 567)
    let environment = KeyboardEnvironment(screen: Phone.screen, window: window)
    let place = CGRect(origin: .zero, size: window.size)
    #expect(state.coveredHeight(of: environment.screenRectangle(ofWindowRectangle: place)) == 200)
  }

  @Test func aFloatingKeyboardCoversNothing() {
    let state = KeyboardState(visibility: .shown, placement: .floating, frame: Phone.floating)
    #expect(
      state.coveredHeight(of: Phone.environment.screenRectangle(ofWindowRectangle: whole)) == 0
    )
  }
}
