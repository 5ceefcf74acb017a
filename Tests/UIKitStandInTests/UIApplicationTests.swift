import Testing

/// The scenes of the app that hosts the tests.
@MainActor
struct UIApplicationTests {
  @Test func aSceneIsConnectedAsLongAsItIsKept() throws {
    weak var gone: UIWindowScene?
    do {
      let scene = UIWindowScene(standInScreen: .main)
      gone = scene
      #expect(UIApplication.shared.connectedScenes.contains(scene))
    }
    #expect(gone == nil)
  }

  @Test func aWindowIsMadeInAConnectedScene() throws {
    let made = UIWindowScene(standInScreen: .main)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let scene = try #require(scenes.first)
    let window = UIWindow(windowScene: scene)
    #expect(window.windowScene === scene)
    #expect(window.frame == scene.screen.bounds)
    withExtendedLifetime(made) {}
  }
}
