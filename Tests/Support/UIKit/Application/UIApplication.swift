/// The app that hosts the tests.
@MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  private var members: [Member] = []

  /// The scenes that a test has made and keeps alive; the system connects those of an app.
  open var connectedScenes: Set<UIScene> { Set(members.compactMap(\.scene)) }

  func connect(_ scene: UIScene) {
    members.removeAll { $0.scene == nil }
    members.append(Member(scene: scene))
  }
}

/// An app does not keep a scene of the stand-in alive.
private struct Member {
  weak var scene: UIScene?
}
