import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

@MainActor
struct ScrollViewInsetTests {
  @Test func insetsFollowEachNotificationOfATrace() throws {
    let fixture = KeyboardFixture(for: .builtIn(.pinyinGrowth))
    let scroll = fixture.addAdjustedScrollView()
    let insets = fixture.play(.builtIn(.pinyinGrowth)) { Insets(of: scroll) }
    #expect(insets == [.zero, Insets(216), Insets(282)])
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func insetsAreTheHeightThatTheTraceExpects(name: KeyboardTrace.BuiltInName) {
    let fixture = KeyboardFixture(for: name.trace)
    let scroll = fixture.addScrollView()
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
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
  }

  // https://github.com/michaeltyson/TPKeyboardAvoiding/issues/269
  @Test func theSafeAreaIsNotCountedTwice() {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let scroll = fixture.addAdjustedScrollView()
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(302))
    #expect(scroll.adjustedContentInset.bottom == 336)
    fixture.hide()
    #expect(scroll.adjustedContentInset.bottom == 34)
  }

  @Test func whereUIKitAddsNoSafeAreaNoneIsTakenOff() {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let short = fixture.addAdjustedScrollView(contentHeight: 100)
    fixture.show(336)
    #expect(short.adjustedContentInset.bottom == 336)
    #expect(Insets(of: short) == Insets(content: 336, indicator: 302))
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
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    #expect(scroll.adjustedContentInset.bottom == 336)
    fixture.hide()
    #expect(scroll.contentInset.bottom == 0)
  }

  @Test func indicatorsThatUIKitLeavesAloneGetAll() {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let scroll = fixture.addScrollView()
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(content: 302, indicator: 336))
  }

  @Test func onlyWhatIsCoveredCounts() {
    let fixture = KeyboardFixture()
    let scroll = fixture.addAdjustedScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(92))
  }

  @Test func aViewAboveTheKeyboardIsLeftAlone() {
    let fixture = KeyboardFixture()
    let scroll = fixture.addAdjustedScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let animations = UIView.standInAnimations { fixture.show(336) }
    #expect(Insets(of: scroll) == .zero)
    #expect(animations.isEmpty)
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
      let scroll = fixture.addAdjustedScrollView(kind)
      fixture.show(336)
      #expect(Insets(of: scroll) == Insets(336))
    }
  }

  @Test func nestedViewsAreAdjustedEachByItsOwnPlace() {
    let fixture = KeyboardFixture()
    let outer = fixture.addScrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    inner.contentSize = CGSize(width: 390, height: 900)
    outer.addSubview(inner)
    fixture.keep([outer, inner].map { $0.adjustForKeyboard(tracker: fixture.tracker) })
    fixture.show(336)
    #expect(Insets(of: outer) == Insets(336))
    #expect(Insets(of: inner) == Insets(92))
  }
}
