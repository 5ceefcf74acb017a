import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// Of several adjustments of focused views the newest one serves every scene.
@MainActor
struct FocusedViewsOwnerTests {
  private let fixture = KeyboardFixture(screen: CGRect(x: 0, y: 0, width: 768, height: 1024))
  private let form: UIScrollView
  private let field: UITextField

  /// Makes a form in a second scene.
  init() {
    let scene = fixture.keep(UIWindowScene(standInScreen: fixture.screen))
    let window = fixture.keep(UIWindow(windowScene: scene))
    window.makeKeyAndVisible()
    form = UIScrollView(frame: window.bounds)
    form.contentSize = CGSize(width: 768, height: 1500)
    window.addSubview(form)
    field = fixture.addField(y: 900, to: form)
  }

  private func adjust(spacing: CGFloat) -> KeyboardAdjustment {
    .forFocusedViews(spacing: spacing, tracker: fixture.tracker)
  }

  /// Draws a frame in the scene of the form.
  private func turn() {
    form.window?.windowScene?.standInUpdate()
  }

  private func show() {
    field.becomeFirstResponder()
    fixture.show(313)
    turn()
  }

  @Test(arguments: [0, 1])
  func theEndOfOneAdjustmentLeavesTheFormToTheOther(ended: Int) {
    var adjustments = [adjust(spacing: 12), adjust(spacing: 12)]
    show()
    #expect(form.contentInset.bottom == 325)
    adjustments.remove(at: ended)
    #expect(form.contentInset.bottom == 325, "No frame without the space is drawn.")
    turn()
    #expect(form.contentInset.bottom == 325)
    fixture.hide()
    #expect(form.contentInset.bottom == 0)
    adjustments = []
  }

  @Test func theNewestAdjustmentCountsUntilItEnds() {
    let older = adjust(spacing: 12)
    show()
    let newer = adjust(spacing: 20)
    turn()
    #expect(form.contentInset.bottom == 333)
    newer.cancel()
    turn()
    #expect(form.contentInset.bottom == 325)
    older.cancel()
    #expect(form.contentInset.bottom == 0)
  }

  @Test func whatTheNewestLeavesAloneIsLeftAlone() {
    let older = adjust(spacing: 12)
    let newer = KeyboardAdjustment.forFocusedViews(tracker: fixture.tracker) { _ in nil }
    show()
    #expect(form.contentInset.bottom == 0)
    newer.cancel()
    turn()
    #expect(form.contentInset.bottom == 325)
    older.cancel()
  }

  @Test(arguments: [true, false])
  func anOlderOneWaitsWhileTheNewestIsPausedOrItsConditionIsNotMet(isPaused: Bool) {
    let older = adjust(spacing: 12)
    let newer = adjust(spacing: 20)
    if isPaused { newer.pause() } else { newer.condition = KeyboardCondition { false } }
    show()
    #expect(form.contentInset.bottom == 0)
    if isPaused { newer.resume() } else { newer.condition = .always }
    #expect(form.contentInset.bottom == 333)
    older.cancel()
    newer.cancel()
  }

  @Test func anOlderOneIsLoggedOnce() {
    let adjustments = (1...3).map { adjust(spacing: CGFloat($0)) }
    #expect(fixture.faults.lines.map { $0.contains("older adjustment of focused views") } == [true])
    for adjustment in adjustments { adjustment.cancel() }
  }

  @Test func theOlderOneTakesNestedScrollViewsOverFromTheInsideOut() throws {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 600, width: 768, height: 500))
    inner.contentSize = CGSize(width: 768, height: 900)
    form.addSubview(inner)
    inner.addSubview(field)
    let older = adjust(spacing: 12)
    let newer = adjust(spacing: 20)
    show()
    newer.cancel()
    let heir = try #require(older.running as? FocusedViewsAdjustment)
    #expect(heir.running.map(\.view) == [inner, form])
    older.cancel()
  }

  @Test func aConditionThatIsMetLaterMakesSpaceBeforeTheNextFrame() {
    let popup = fixture.addView()
    let adjustment = adjust(spacing: 12)
    adjustment.condition = KeyboardCondition { popup.isHidden }
    show()
    #expect(form.contentInset.bottom == 0)
    popup.isHidden = true
    turn()
    #expect(form.contentInset.bottom == 325)
  }
}
