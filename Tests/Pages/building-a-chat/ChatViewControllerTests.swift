import Testing
import UIKit

@MainActor
struct ChatViewControllerTests {
  @Test(arguments: Place.allCases)
  func theBarStandsOnTheKeyboard(_ place: Place) throws {
    let chat = ChatViewController()
    try place.expectEndAtKeyboard(chat) { _, others in
      let bar = try #require(others.first)
      let text = try #require(bar.subviews.first)
      // The text has a margin of 8 points.
      return bar.convert(text.frame, to: chat.view).maxY.rounded() + 8
    }
  }

  @Test(arguments: [2000, 100] as [CGFloat])
  func theEndOfTheChatStaysOnTheBarInARotation(contentHeight: CGFloat) throws {
    let scene = UIWindowScene(standInScreen: .main)
    let window = UIWindow(windowScene: scene)
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.makeKeyAndVisible()
    let chat = ChatViewController()
    let list = try #require(chat.view.subviews.first as? UIScrollView)
    list.contentSize.height = contentHeight
    window.rootViewController = chat
    window.standInRotate(to: CGSize(width: window.frame.height, height: window.frame.width))
    let bar = chat.view.subviews[1].frame
    let end = contentHeight - list.contentOffset.y
    #expect(end == (contentHeight == 100 ? 147 : bar.minY))
    #expect(list.frame.maxY - list.adjustedContentInset.bottom == bar.minY)
    withExtendedLifetime(scene) {}
  }
}
