import KeyboardTesting
import Testing

@testable import KeyboardNotifications
@testable import KeyboardUIKit

/// An adjustment applies while its condition is met, and while it is not paused.
@MainActor
struct ConditionTests {
  let fixture = KeyboardFixture()
  let scroll: ProbeScrollView

  init() {
    scroll = ProbeScrollView(frame: fixture.window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    fixture.window.addSubview(scroll)
  }

  @discardableResult
  private func adjust(condition: KeyboardCondition) -> KeyboardAdjustment {
    fixture.keep(scroll.adjustForKeyboard(condition: condition, tracker: fixture.tracker))
  }

  @Test func afterAPauseTheNetChangeIsMadeAtOnce() {
    let coordinator = KeyboardCoordinator.of(fixture.tracker)
    let adjustment = fixture.adjust(scroll)
    adjustment.pause()
    #expect(!coordinator.isMonitoringCommits)
    fixture.show(300)
    fixture.show(336)
    fixture.clock.advance(by: 1)
    #expect(adjustment.isPaused && !coordinator.isMonitoringCommits)
    #expect(Insets(of: scroll) == .zero)
    let durations = scroll.durations { adjustment.resume() }
    #expect(!adjustment.isPaused && coordinator.isMonitoringCommits)
    #expect(durations == [0])
    #expect(Insets(of: scroll) == Insets(336))
  }

  @Test(arguments: [(false, 336), (true, 0)] as [(Bool, CGFloat)])
  func aConditionThatIsSetLaterHoldsOrReleasesAtOnce(isReleasing: Bool, inset: CGFloat) {
    let adjustment = fixture.adjust(scroll)
    fixture.show(336)
    adjustment.condition = KeyboardCondition(otherwise: isReleasing ? .release : .hold) { false }
    #expect(Insets(of: scroll) == Insets(inset))
    adjustment.condition = .always
    #expect(Insets(of: scroll) == Insets(336))
  }

  @Test func aConditionThatIsAlwaysMetNeedNotBeEvaluated() {
    let condition = KeyboardCondition { true }
    #expect(
      KeyboardCondition.always.isMet(fixture.focus) && KeyboardCondition.always.unmetEffect == nil
    )
    #expect(condition.unmetEffect == .holds)
    let releasing = KeyboardCondition(otherwise: .release) { true }
    #expect(releasing.unmetEffect == .releases)
  }

  // MARK: The focus in a view

  // https://github.com/lodev09/react-native-true-sheet/issues/604
  // https://github.com/signalapp/Signal-iOS/issues/5750
  @Test(arguments: [(true, 508), (false, 810)] as [(Bool, CGFloat)])
  func theLastFocusDecidesUntilTheKeyboardGoes(isInBar: Bool, end: CGFloat) {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let bar = UIView()
    let bottom = fixture.window.addBar(
      bar,
      on: fixture.window.safeAreaLayoutGuide.bottomAnchor,
      height: 50
    )
    let condition = KeyboardCondition.focus(in: bar, otherwise: .release)
    fixture.keep(bottom.adjustForKeyboard(condition: condition, tracker: fixture.tracker))
    let field = fixture.addField(y: 0, to: isInBar ? bar : fixture.window)
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    #expect(bar.frame.maxY == end)
    field.resignFirstResponder()
    fixture.turn()
    #expect(bar.frame.maxY == end)
    fixture.hide()
    #expect(bar.frame.maxY == 810)
  }

  @Test(arguments: [false, true])
  func theLastFocusIsRememberedAfterItsViewHasGone(isReleased: Bool) {
    let bar = fixture.addView()
    let page = fixture.addView()
    let isInBar = KeyboardCondition.focus(in: bar)
    let isInPage = KeyboardCondition.focus(in: page)
    var field: UITextField? = fixture.addField(y: 0, to: bar)
    field?.becomeFirstResponder()
    #expect(isInBar.isMet(fixture.focus) && !isInPage.isMet(fixture.focus))
    field?.removeFromSuperview()
    if isReleased { field = nil }
    #expect(isInBar.isMet(fixture.focus) && !isInPage.isMet(fixture.focus))
    bar.removeFromSuperview()
    #expect(isInBar.isMet(fixture.focus) && !isInPage.isMet(fixture.focus))
  }

  @Test func aFieldThatIsMovedTakesTheLastFocusWithIt() {
    fixture.addAdjustedScrollView()
    let bar = fixture.addView()
    let page = fixture.addView()
    let field = fixture.addField(y: 0, to: bar)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    page.addSubview(field)
    #expect(!KeyboardCondition.focus(in: bar).isMet(fixture.focus))
    #expect(KeyboardCondition.focus(in: page).isMet(fixture.focus))
  }

  @Test func theFocusInAViewDoesNotKeepTheViewAlive() {
    fixture.addAdjustedScrollView()
    weak var gone: UIView?
    let condition: KeyboardCondition
    do {
      let view = UIView(frame: .zero)
      condition = .focus(in: view)
      gone = view
    }
    #expect(gone == nil)
    fixture.addField(y: 0, to: fixture.window).becomeFirstResponder()
    #expect(!condition.isMet(fixture.focus))
  }
}
