/// The scene of the tests that also run against UIKit: here a phone with a notch.
@MainActor
enum FactScene {
  static let connected: UIWindowScene? = {
    let scene = UIWindowScene(standInScreen: .main)
    scene.standInSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    return scene
  }()
}
