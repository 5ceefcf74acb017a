import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// After each trace, in each setting: nothing is covered, and there is not a point too much.
@MainActor
struct SettingTests {
  // Above the bar of a hardware keyboard there is no gap:
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/469
  // https://github.com/mozilla-mobile/firefox-ios/pull/739
  @Test(arguments: KeyboardTrace.BuiltInName.allCases, Setting.allCases)
  func nothingIsCoveredAndNothingIsTooMuch(name: KeyboardTrace.BuiltInName, setting: Setting) {
    play(name.trace, in: setting, namesScreen: true)
  }

  /// Before iOS 16.1 a notification names no screen, so that another one cannot be told apart.
  @Test(
    arguments: KeyboardTrace.BuiltInName.allCases,
    Setting.allCases.filter { $0 != .secondScreen }
  )
  func soItIsWithoutTheScreensName(name: KeyboardTrace.BuiltInName, setting: Setting) {
    play(name.trace, in: setting, namesScreen: false)
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

  private func play(_ trace: KeyboardTrace, in setting: Setting, namesScreen: Bool) {
    defer { UIAccessibility.standInSetPrefersCrossFadeTransitions(false) }
    let screen = KeyboardFixture(for: trace).screen.bounds
    let app = SettingApp(setting, screen: screen, namesScreen: namesScreen)
    for record in trace.records {
      switch record.content {
      case .screen(let bounds, _, _): app.turn(to: bounds)
      case .accessibility(let isOn): UIAccessibility.standInSetPrefersCrossFadeTransitions(isOn)
      case .application(let state): app.enter(state, by: record)
      case .notification(let name, let userInfo, _):
        app.post(name, userInfo?.mapValues(\.posted) ?? [:])
      // Behind other apps nothing moves, and on return all is as it should be.
      case .expectation(let expectation):
        if let covered = expectation.covered, app.isActive { check(app, covered) }
      default: break
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
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    content.addSubview(list)
    turn(to: bounds)
    let tracker = fixture.tracker
    let edge = content.safeAreaLayoutGuide.bottomAnchor
    let bottom = content.addBar(bar, on: edge, height: 44)
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

  /// Gives the keyboard's screen new bounds, and places the window and the view accordingly.
  func turn(to bounds: CGRect) {
    fixture.screen.standInTurn(to: bounds)
    window.frame = setting.window(on: bounds)
    window.setSafeAreaBottom(setting.safeAreaBottom)
    placeContent()
    KeyboardCoordinator.of(fixture.tracker).updateBeforeFrame()
    window.layoutIfNeeded()
  }

  /// Leaves the app, or comes back to it.
  func enter(_ state: KeyboardApplicationState, by record: KeyboardTrace.Record) {
    isActive = state == .active
    fixture.play(record)
    fixture.clock.nextTurn()
  }

  /// Posts a notification as UIKit does; a form sheet rises or sinks in the turn after it.
  func post(_ name: String, _ userInfo: [AnyHashable: Any]) {
    fixture.post(name, userInfo, from: namesScreen ? fixture.screen : nil)
    raise(name, to: userInfo[KeyboardUserInfoKey.endFrame] as? CGRect)
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
