import Testing

/// What only the stand-in can do: a finger, and the end of a transition when a test says so.
@MainActor
struct StandInTests {
  private let fixture = KeyboardFixture()
  private let root = UIViewController()

  // https://github.com/feedback-assistant/reports/issues/669
  @Test func textThatGetsTheFocusRaisesItsSheet() throws {
    fixture.window.rootViewController = root
    let presented = UIViewController()
    let field = fixture.addField(y: 10, to: presented.view)
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    root.present(presented, animated: false)
    #expect(presented.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    field.becomeFirstResponder()
    #expect(presented.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
    sheet.standInDrag(to: .medium)
    #expect(presented.view.frame.height == 422 && field.isFirstResponder)
  }

  @Test func aTransitionIsKnownUntilItEnds() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    fixture.window.rootViewController = navigation
    #expect(root.transitionCoordinator == nil)
    navigation.pushViewController(content, animated: true)
    #expect(content.transitionCoordinator?.isAnimated == true)
    navigation.standInEndTransition()
    #expect(content.transitionCoordinator == nil && root.view.window == nil)
    navigation.standInBeginSwipeBack()
    #expect(content.transitionCoordinator?.isInteractive == true)
    #expect(root.view.window === fixture.window)
    navigation.standInEndTransition(completes: false)
    #expect(navigation.topViewController === content && root.view.window == nil)
    navigation.standInBeginSwipeBack()
    navigation.standInEndTransition()
    #expect(navigation.topViewController === root && content.parent == nil)
  }

  /// A shift of the view by an app is lost in the next layout of the container.
  @Test func aContainerSetsTheFrameOfItsChildsView() {
    let navigation = UINavigationController(rootViewController: root)
    fixture.window.rootViewController = navigation
    root.view.frame.origin.y = -100
    navigation.view.setNeedsLayout()
    fixture.window.layoutIfNeeded()
    #expect(root.view.frame == navigation.view.bounds)
  }
}
