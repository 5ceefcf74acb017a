import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// A test makes screens and scenes of the stand-in. Only the system makes those of UIKit.

extension CommitUpdateTests {
  @Test(arguments: [1, 3] as [CGFloat])
  func lessThanHalfAPixelIsNotWritten(scale: CGFloat) {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let fixture = KeyboardFixture(TestScene(bounds, scale: scale))
    let list = fixture.addAdjustedScrollView()
    fixture.show(336)
    list.frame.size.height += 0.4 / scale
    fixture.turn()
    #expect(Insets(of: list) == Insets(336))
    list.frame.size.height += 0.2 / scale
    fixture.turn()
    #expect(list.contentInset.bottom > 336)
  }

  @Test func aListOnAnotherScreenLosesItsInset() {
    let list = fixture.addAdjustedScrollView()
    let userInfo = [KeyboardUserInfoKey.endFrame: fixture.docked(336)]
    fixture.post("UIKeyboardWillShowNotification", userInfo, from: fixture.screen)
    fixture.clock.nextTurn()
    #expect(Insets(of: list) == Insets(336))
    let other = UIScreen(standInBounds: fixture.screen.bounds)
    fixture.addWindow(other.bounds, on: other).window.addSubview(list)
    fixture.turn()
    #expect(Insets(of: list) == .zero)
  }

  @Test func aListThatGoesToAnotherSceneIsUpdatedInTheFramesOfThatScene() {
    let list = fixture.addAdjustedScrollView()
    let scene = UIWindowScene(standInScreen: fixture.screen)
    let window = UIWindow(windowScene: scene)
    fixture.show(336)
    fixture.turn()
    list.frame.size.height -= 10
    window.addSubview(list)
    fixture.turn()
    #expect(Insets(of: list) == Insets(326))
    list.frame.size.height -= 10
    scene.standInUpdate()
    #expect(Insets(of: list) == Insets(316))
  }

  @Test func aChatThatGoesToAnotherSceneIsUpdatedInTheFramesOfThatSceneWithoutAKeyboard() {
    let list = fixture.addScrollView()
    fixture.keep(list.adjustForKeyboard(anchor: .bottom, tracker: fixture.tracker))
    list.contentOffset.y = 500
    fixture.turn()
    let scene = UIWindowScene(standInScreen: fixture.screen)
    let window = UIWindow(windowScene: scene)
    window.addSubview(list)
    fixture.turn()
    list.frame.size.height -= 10
    scene.standInUpdate()
    #expect(list.contentOffset.y == 510)
  }

  @Test func commitsOfAnotherSceneBetweenTheResetsEndNoConflict() {
    let list = fixture.addAdjustedScrollView()
    let other = fixture.addWindow(fixture.window.frame)
    fixture.show(336)
    for _ in 1...14 {
      list.contentInset.bottom = 0
      fixture.window.windowScene?.standInUpdate()
      for _ in 1...3 { other.window.windowScene?.standInUpdate() }
    }
    #expect(list.contentInset.bottom == 0)
    #expect(other.list.contentInset.bottom == 336)
  }

  @Test func aCommitOfTheScenesOwnBetweenTheResetsEndsAConflict() {
    let list = fixture.addAdjustedScrollView()
    let other = fixture.addWindow(fixture.window.frame)
    fixture.show(336)
    for _ in 1...14 {
      list.contentInset.bottom = 0
      for _ in 1...2 {
        other.window.windowScene?.standInUpdate()
        fixture.window.windowScene?.standInUpdate()
      }
    }
    #expect(list.contentInset.bottom == 336)
  }
}
