import Foundation
import KeyboardTesting
import KeyboardUIKit
import Testing

/// After each trace, in each setting: nothing is covered, and there is not a point too much.
@MainActor
struct SettingTests {
  @Test(arguments: PlainTrace.titles, Setting.allCases)
  func nothingIsCoveredAndNothingIsTooMuch(title: String, setting: Setting) {
    play(title, in: setting, namesScreen: true)
  }

  /// Before iOS 16.1 a notification names no screen, so that another one cannot be told apart.
  @Test(arguments: PlainTrace.titles, Setting.allCases.filter { $0 != .secondScreen })
  func soItIsWithoutTheScreensName(title: String, setting: Setting) {
    play(title, in: setting, namesScreen: false)
  }

  /// The oracle itself, by numbers worked out by hand for a phone of 390 by 844 points.
  @Test(arguments: [
    (Setting.fullScreen, CGFloat(336), CGFloat(336), CGFloat(508)),
    (.homeIndicator, 336, 336, 508),
    (.homeIndicator, 0, 34, 810),
    (.slideOver, 0, 20, 824),
    (.stageManager, 336, 234, 457),
    (.stageManager, 90, 0, 691),
    (.formSheet, 336, 176, 468),
    (.formSheet, 0, 0, 644),
    (.secondScreen, 336, 0, 1080),
  ])
  func theOracleIsRight(setting: Setting, covered: CGFloat, inset: CGFloat, bottom: CGFloat) {
    let oracle = SettingOracle(
      setting: setting,
      screen: CGRect(x: 0, y: 0, width: 390, height: 844),
      covered: covered,
      isRaised: covered > 0
    )
    #expect(oracle.listInset == inset)
    #expect(oracle.barBottom == bottom)
  }

  private func play(_ title: String, in setting: Setting, namesScreen: Bool) {
    let trace = PlainTrace(title)
    UIAccessibility.standInSetPrefersCrossFadeTransitions(trace.prefersCrossFade)
    defer { UIAccessibility.standInSetPrefersCrossFadeTransitions(false) }
    let app = SettingApp(setting, screen: trace.screen, namesScreen: namesScreen)
    for event in trace.events {
      switch event {
      case .screen(let bounds): app.turn(to: bounds)
      case .post(let name, let userInfo): app.post(name, userInfo)
      // Behind other apps nothing moves, and on return all is as it should be.
      case .expect(let covered): if app.isActive { check(app, covered) }
      }
    }
  }

  private func check(_ app: SettingApp, _ covered: CGFloat) {
    let oracle = SettingOracle(
      setting: app.setting,
      screen: app.fixture.screen.bounds,
      covered: covered,
      isRaised: app.isRaised
    )
    #expect(isNear(app.list.adjustedContentInset.bottom, oracle.listInset), "list")
    #expect(isNear(app.bar.frame.maxY, oracle.barBottom), "bar")
    #expect(app.bar.frame.height == 44, "bar")
    #expect(isNear(app.height, oracle.coveredOfView), "follower")
    #expect(isNear(app.sum, oracle.coveredOfView), "increments")
  }

  /// Traces say 366.67 for two thirds of a point.
  private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool {
    abs(value - expected) < 0.01
  }
}

/// A list and a bar in a setting, kept clear of the keyboard.
@MainActor
final class SettingApp {
  let setting: Setting
  let fixture: KeyboardFixture
  private let namesScreen: Bool
  let list = UIScrollView(frame: .zero)
  let bar = UIView()
  private(set) var isRaised = false
  private(set) var isActive = true
  /// What is covered of the view, by what its follower was told.
  private(set) var height: CGFloat = 0
  private(set) var sum: CGFloat = 0
  private let scene: UIWindowScene
  private let window: UIWindow
  private let content = UIView(frame: .zero)
  private var adjustments: [KeyboardAdjustment] = []
  private var follower: KeyboardFollower?

  init(_ setting: Setting, screen bounds: CGRect, namesScreen: Bool) {
    self.setting = setting
    self.namesScreen = namesScreen
    fixture = KeyboardFixture(screen: bounds)
    let other = UIScreen(standInBounds: setting.window(on: bounds))
    scene = UIWindowScene(standInScreen: setting == .secondScreen ? other : fixture.screen)
    window = UIWindow(windowScene: scene)
    window.addSubview(content)
    addViews()
    turn(to: bounds)
    let tracker = fixture.tracker
    let bottom = bar.bottomAnchor.constraint(equalTo: content.safeAreaLayoutGuide.bottomAnchor)
    bottom.isActive = true
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    adjustments = [
      list.adjustForKeyboard(tracker: tracker), bottom.adjustForKeyboard(tracker: tracker),
    ]
    follower = KeyboardFollower(content, tracker: tracker) { [weak self] _, height, increment in
      self?.height = height
      self?.sum += increment
    } onDisappear: { [weak self] height in
      self?.height = 0
      self?.sum -= height
    }
  }

  private func addViews() {
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    bar.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(list)
    content.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  /// Gives the keyboard's screen new bounds, and places the window and the view accordingly.
  func turn(to bounds: CGRect) {
    fixture.screen.standInTurn(to: .portrait, bounds: bounds)
    window.frame = setting.window(on: bounds)
    window.standInSetSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: setting.safeAreaBottom, right: 0)
    )
    placeContent()
    endTurn()
  }

  private func endTurn() {
    KeyboardWatch.of(fixture.tracker).turn()
    window.layoutIfNeeded()
  }

  /// Posts a notification as UIKit does; a form sheet rises or sinks in the turn after it.
  func post(_ name: String, _ userInfo: [AnyHashable: Any]) {
    let isKeyboard = name.hasPrefix("UIKeyboard")
    if name.hasPrefix("UIApplication") { isActive = name.contains("DidBecomeActive") }
    fixture.post(name, userInfo, from: isKeyboard && namesScreen ? fixture.screen : nil)
    raise(name, to: userInfo["UIKeyboardFrameEndUserInfoKey"] as? CGRect)
    placeContent()
    fixture.clock.nextTurn()
  }

  /// A sheet rises for a keyboard that is announced at the bottom, and sinks when it goes.
  private func raise(_ name: String, to frame: CGRect?) {
    guard name.hasPrefix("UIKeyboardWill"), let frame, frame != .zero else { return }
    let bottom = fixture.screen.bounds.maxY
    if name == "UIKeyboardWillHideNotification" || frame.minY >= bottom {
      isRaised = false
    } else if frame.maxY >= bottom {
      isRaised = true
    }
  }

  private func placeContent() {
    content.frame = setting.content(in: window.frame, isRaised: isRaised)
  }
}
