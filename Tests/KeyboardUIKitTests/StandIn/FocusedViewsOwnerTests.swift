import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// A scroll view belongs to the newest adjustment of focused views that applies to it.
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

  private func adjust(
    spacing: CGFloat,
    excluding exclusion: KeyboardExclusion = []
  ) -> KeyboardAdjustment {
    .forFocusedViews(spacing: spacing, excluding: exclusion, tracker: fixture.tracker)
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

  @Test func aPausedAdjustmentLeavesTheFormToTheOlderOneUntilItResumes() {
    let older = adjust(spacing: 12)
    let newer = adjust(spacing: 20)
    show()
    newer.pause()
    turn()
    #expect(form.contentInset.bottom == 325)
    newer.resume()
    turn()
    #expect(form.contentInset.bottom == 333)
    older.cancel()
    newer.cancel()
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
    #expect(heir.inner.map(\.view) == [inner, form])
    older.cancel()
  }

  @Test func anAdjustmentWhoseConditionIsNotMetLeavesTheFormToTheOlderOne() {
    let popup = fixture.addView()
    let older = adjust(spacing: 12)
    let newer = adjust(spacing: 20)
    newer.condition = KeyboardCondition { popup.isHidden }
    show()
    #expect(form.contentInset.bottom == 325)
    popup.isHidden = true
    turn()
    #expect(form.contentInset.bottom == 333)
    older.cancel()
    newer.cancel()
  }

  @Test func aFormThatTheNewestExcludesBelongsToTheOlderOne() {
    let older = adjust(spacing: 12)
    let newer = adjust(spacing: 20, excluding: .scrollViews { [form] in $0 === form })
    show()
    #expect(form.contentInset.bottom == 325)
    older.cancel()
    turn()
    #expect(form.contentInset.bottom == 0)
    newer.cancel()
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
