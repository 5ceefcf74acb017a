import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

@MainActor
struct ScrollViewInsetTests {
  @Test func insetsFollowEachNotificationOfATrace() throws {
    let fixture = KeyboardFixture(for: .builtIn(.pinyinGrowth))
    let scroll = fixture.addScrollView()
    let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
    let insets = fixture.play(.builtIn(.pinyinGrowth)) { Insets(of: scroll) }
    #expect(insets == [.zero, Insets(216), Insets(282)])
    withExtendedLifetime(adjustment) {}
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func insetsAreTheHeightThatTheTraceExpects(name: KeyboardTrace.BuiltInName) {
    let fixture = KeyboardFixture(for: name.trace)
    let scroll = fixture.addScrollView()
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
    UIAccessibility.standInSetPrefersCrossFadeTransitions(name == .crossFade)
    defer { UIAccessibility.standInSetPrefersCrossFadeTransitions(false) }
    var isActive = true
    for record in name.trace.records {
      switch record.content {
      case .screen(let bounds, _, _):
        fixture.screen.standInTurn(to: .portrait, bounds: bounds)
        fixture.window.frame = bounds
      case .window(let frame): fixture.window.frame = frame
      case .expectation(let expectation):
        guard let covered = expectation.covered, isActive else { continue }
        #expect(abs(scroll.contentInset.bottom - covered) < 0.01)
      case .application(let state):
        isActive = state == .active
        fixture.play(record)
      default: fixture.play(record)
      }
    }
    withExtendedLifetime(adjustment) {}
  }

  @Test func theSafeAreaIsNotCountedTwice() {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let scroll = fixture.addScrollView()
    let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(302))
    #expect(scroll.adjustedContentInset.bottom == 336)
    withExtendedLifetime(adjustment) {}
  }

  @Test func whereUIKitAddsNoSafeAreaNoneIsTakenOff() {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let short = fixture.addScrollView(contentHeight: 100)
    let adjustment = short.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    #expect(short.adjustedContentInset.bottom == 336)
    #expect(Insets(of: short) == Insets(content: 336, indicator: 302))
    withExtendedLifetime(adjustment) {}
  }

  @Test(arguments: [
    UIScrollView.ContentInsetAdjustmentBehavior.never, .always, .automatic, .scrollableAxes,
  ])
  func theContentIsClearWhateverTheBehaviour(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let scroll = fixture.addScrollView()
    scroll.contentInsetAdjustmentBehavior = behavior
    let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    #expect(scroll.adjustedContentInset.bottom == 336)
    fixture.hide()
    #expect(scroll.contentInset.bottom == 0)
    withExtendedLifetime(adjustment) {}
  }

  @Test func indicatorsThatUIKitLeavesAloneGetAll() {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let scroll = fixture.addScrollView()
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(content: 302, indicator: 336))
    withExtendedLifetime(adjustment) {}
  }

  @Test func onlyWhatIsCoveredCounts() {
    let fixture = KeyboardFixture()
    let scroll = fixture.addScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(92))
    withExtendedLifetime(adjustment) {}
  }

  @Test func aViewAboveTheKeyboardIsLeftAlone() {
    let fixture = KeyboardFixture()
    let scroll = fixture.addScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
    let animations = UIView.standInAnimations { fixture.show(336) }
    #expect(Insets(of: scroll) == .zero)
    #expect(animations.isEmpty)
    withExtendedLifetime(adjustment) {}
  }

  @Test func allKindsOfScrollViewsAreAdjusted() {
    let kinds = [
      UIScrollView(frame: .zero),
      UITableView(frame: .zero, style: .plain),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout()),
      UITextView(frame: .zero),
    ]
    for kind in kinds {
      let fixture = KeyboardFixture()
      let scroll = fixture.addScrollView(kind)
      let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
      fixture.show(336)
      #expect(Insets(of: scroll) == Insets(336))
      withExtendedLifetime(adjustment) {}
    }
  }

  @Test func nestedViewsAreAdjustedEachByItsOwnPlace() {
    let fixture = KeyboardFixture()
    let outer = fixture.addScrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    inner.contentSize = CGSize(width: 390, height: 900)
    outer.addSubview(inner)
    let adjustments = [outer, inner].map { $0.adjustForKeyboard(tracker: fixture.tracker) }
    fixture.show(336)
    #expect(Insets(of: outer) == Insets(336))
    #expect(Insets(of: inner) == Insets(92))
    withExtendedLifetime(adjustments) {}
  }
}
