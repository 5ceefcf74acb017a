import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// A keyboard belongs to one screen, and to a window on it.
@MainActor
struct ScreenTests {
  @MainActor
  private final class Scenes {
    var all: [UIWindowScene] = []
  }

  private let fixture = KeyboardFixture()
  private let scenes = Scenes()

  private func addWindow(on screen: UIScreen, _ frame: CGRect) -> (UIWindow, UIScrollView) {
    let scene = UIWindowScene(standInScreen: screen)
    scenes.all.append(scene)
    let window = UIWindow(windowScene: scene)
    window.frame = frame
    window.makeKeyAndVisible()
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: frame.width, height: 3000)
    window.addSubview(list)
    return (window, list)
  }

  private func post(_ type: KeyboardNotificationType, on screen: UIScreen) {
    fixture.player.center.post(
      name: type.name,
      object: screen,
      userInfo: [KeyboardUserInfoKey.endFrame: fixture.docked(336)]
    )
  }

  @Test func aListOnASecondScreenIsNotCoveredByThePhonesKeyboard() {
    let bounds = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    let (_, list) = addWindow(on: UIScreen(standInBounds: bounds), bounds)
    let own = fixture.addScrollView()
    fixture.keep([list, own].map { $0.adjustForKeyboard(tracker: fixture.tracker) })
    post(.willShow, on: fixture.screen)
    #expect(Insets(of: list) == .zero)
    #expect(Insets(of: own) == Insets(336))
  }

  @Test func theEnvironmentIsThatOfTheNotificationsScreen() {
    let television = UIScreen(standInBounds: CGRect(x: 0, y: 0, width: 1920, height: 1080))
    let (window, list) = addWindow(on: television, television.bounds)
    let own = fixture.addScrollView()
    fixture.keep([own, list].map { $0.adjustForKeyboard(tracker: fixture.tracker) })
    let provider = KeyboardWatch.of(fixture.tracker)
    let there = provider.environment(on: KeyboardScreen(television))
    #expect(there == KeyboardEnvironment(screen: television.bounds, window: window.frame))
    let here = provider.environment(on: KeyboardScreen(fixture.screen))
    let frame = fixture.window.frame
    #expect(here == KeyboardEnvironment(screen: fixture.screen.bounds, window: frame))
  }

  @Test func anotherAppsKeyboardIsFollowedByWhoWantsThat() {
    let ignoring = fixture.addScrollView()
    let following = fixture.addScrollView()
    let other = KeyboardTracker(center: fixture.player.center, otherApps: .include)
    fixture.keep([
      ignoring.adjustForKeyboard(tracker: fixture.tracker),
      following.adjustForKeyboard(tracker: other),
    ])
    fixture.post(.willShow, fixture.docked(336), isLocal: false)
    #expect(Insets(of: ignoring) == .zero)
    #expect(Insets(of: following) == Insets(336))
  }
}
