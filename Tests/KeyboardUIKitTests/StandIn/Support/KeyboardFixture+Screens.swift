extension KeyboardFixture {
  var screen: UIScreen { scene.screen }

  /// Adds a key window with an adjusted list, in a scene of its own on a screen.
  func addWindow(
    _ frame: CGRect,
    on screen: UIScreen? = nil,
    _ state: UIScene.ActivationState = .foregroundActive
  ) -> (window: UIWindow, list: UIScrollView) {
    let scene = keep(UIWindowScene(standInScreen: screen ?? self.screen))
    self.scene.scenes.append(scene)
    scene.standInSetActivationState(state)
    let window = keep(UIWindow(windowScene: scene))
    window.frame = frame
    window.makeKeyAndVisible()
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: frame.width, height: 3000)
    window.addSubview(list)
    adjust(list)
    return (window, list)
  }
}
