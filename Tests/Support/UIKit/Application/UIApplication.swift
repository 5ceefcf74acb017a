/// The app that hosts the tests.
@MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  private var members: [Member] = []

  /// The scenes that a test has made and retains; in an app the system connects scenes.
  open var connectedScenes: Set<UIScene> { Set(members.compactMap(\.scene)) }

  func connect(_ scene: UIScene) {
    members.append(Member(scene: scene))
  }
}

/// Entry of a scene, which the app does not retain here.
private struct Member {
  weak var scene: UIScene?
}
