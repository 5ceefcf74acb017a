import KeyboardTesting
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

  @Test func theEndIsShownWithTheKeyboard() throws {
    let keyboard = SimulatedKeyboard(.iPhone, center: .default)
    let scene = UIWindowScene(standInScreen: .main)
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let chat = ChatViewController()
    let list = try #require(chat.view.subviews.first as? UIScrollView)
    list.contentSize.height = 2000
    chat.standInAppear(in: window)
    chat.showEndWithKeyboard()
    list.contentOffset.y = 300
    scene.standInUpdate()
    keyboard.show()
    #expect(2000 - list.contentOffset.y == chat.view.subviews[1].frame.minY)
    keyboard.hide()
    withExtendedLifetime(scene) {}
  }

  /// The messages of a flipped list, each 44 points high.
  private final class Messages: NSObject, UITableViewDataSource {
    var count = 40

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test(arguments: [(300, 344), (0, 0)] as [(CGFloat, CGFloat)])
  func aNewestMessageMovesNothingThatIsRead(offset: CGFloat, expected: CGFloat) {
    let messages = Messages()
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.dataSource = messages
    list.contentOffset.y = offset
    messages.count += 1
    list.insertNewestMessage()
    #expect(list.contentOffset.y == expected)
  }
}
