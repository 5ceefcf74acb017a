import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// One adjustment for one thing: a newer one replaces the older.
@MainActor
struct ReplacingTests {
  private let fixture = KeyboardFixture()
  private let view: UIView
  private let bar = UIView()

  init() {
    view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    view.addSubview(bar)
  }

  private func bottom() -> NSLayoutConstraint {
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom.isActive = true
    return bottom
  }

  /// As in each `viewWillAppear`.
  private func adjustTwice(_ adjust: () -> KeyboardAdjustment) -> KeyboardAdjustment {
    var adjustment = adjust()
    fixture.show(336)
    fixture.turn()
    adjustment = adjust()
    fixture.turn()
    return adjustment
  }

  @Test func aConstraintIsAdjustedOnce() {
    let bottom = bottom()
    fixture.keep(adjustTwice { bottom.adjustForKeyboard(tracker: fixture.tracker) })
    #expect(bottom.constant == -336)
    fixture.hide()
    #expect(bottom.constant == 0)
  }

  @Test func aSpacerIsAdjustedOnce() {
    let height = bar.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    fixture.keep(adjustTwice { height.adjustForKeyboard(tracker: fixture.tracker) })
    #expect(height.constant == 346)
    fixture.hide()
    #expect(height.constant == 10)
  }

  @Test func aControllerIsAdjustedOnce() {
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    controller.additionalSafeAreaInsets.bottom = 10
    fixture.keep(adjustTwice { controller.adjustForKeyboard(tracker: fixture.tracker) })
    #expect(controller.additionalSafeAreaInsets.bottom == 336)
    fixture.hide()
    #expect(controller.additionalSafeAreaInsets.bottom == 10)
  }

  @Test func aScrollViewIsAdjustedOnceAndKeepsItsOffset() {
    let list = fixture.addScrollView()
    let first = list.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    list.contentOffset.y = 1492
    let second = list.adjustForKeyboard(tracker: fixture.tracker)
    #expect(Insets(of: list) == Insets(336))
    #expect(list.contentOffset.y == 1492)
    first.cancel()
    #expect(Insets(of: list) == Insets(336))
    second.cancel()
    #expect(Insets(of: list) == .zero)
  }

  @Test func aConstraintOfAChatIsAdjustedOnce() {
    let list = fixture.addScrollView()
    let bottom = bottom()
    fixture.keep([
      bottom.adjustForKeyboard(tracker: fixture.tracker),
      list.adjustForKeyboard(withBar: bar, moving: bottom, tracker: fixture.tracker),
    ])
    fixture.show(336)
    #expect(bottom.constant == -336)
    fixture.hide()
    #expect(bottom.constant == 0)
  }

  @Test func anotherTrackersAdjustmentIsReplacedToo() {
    let list = fixture.addAdjustedScrollView()
    let other = KeyboardTracker(center: fixture.player.center)
    fixture.keep(list.adjustForKeyboard(tracker: other))
    fixture.show(336)
    #expect(Insets(of: list) == Insets(336))
  }

  @Test func theOlderOneDoesNothingFromThenOn() {
    let bottom = bottom()
    let older = bottom.adjustForKeyboard(tracker: fixture.tracker)
    fixture.keep(bottom.adjustForKeyboard(spacing: 8, tracker: fixture.tracker))
    fixture.show(336)
    older.spacing = 100
    older.update()
    older.base = 50
    #expect(bottom.constant == -344)
  }
}

/// Options can change while an adjustment is at work.
@MainActor
struct OptionTests {
  private let fixture = KeyboardFixture()

  @Test func anotherSpacingIsLeftAtOnce() {
    let list = fixture.addScrollView()
    let adjustment = list.adjustForKeyboard(spacing: 8, tracker: fixture.tracker)
    fixture.show(336)
    #expect(Insets(of: list) == Insets(344))
    adjustment.spacing = 20
    #expect(Insets(of: list) == Insets(356))
    #expect(adjustment.spacing == 20)
  }

  @Test func theSpacingOfAChatIsThatOfItsBar() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let list = fixture.addScrollView()
    fixture.window.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: fixture.window.bottomAnchor)
    NSLayoutConstraint.activate([bottom, bar.heightAnchor.constraint(equalToConstant: 50)])
    let adjustment = list.adjustForKeyboard(
      withBar: bar,
      moving: bottom,
      tracker: fixture.tracker
    )
    fixture.show(336)
    adjustment.spacing = 10
    fixture.turn()
    #expect(bar.frame.maxY == 498)
    #expect(list.contentInset.bottom == 396)
  }

  @Test func anotherEdgeIsKeptFromThenOn() {
    let list = fixture.addScrollView()
    let adjustment = list.adjustForKeyboard(tracker: fixture.tracker)
    list.contentOffset.y = 100
    adjustment.keeping = .end
    fixture.show(336)
    #expect(list.contentOffset.y == 1492)
    #expect(adjustment.keeping == .end)
  }

  @Test func roomMayBeMadeInAnotherWay() {
    let bar = UIView()
    fixture.window.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: fixture.window.bottomAnchor, constant: -34)
    bottom.isActive = true
    let adjustment = bottom.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    #expect(bottom.constant == -370)
    adjustment.room = .atLeast
    #expect(bottom.constant == -336)
    #expect(adjustment.base == -34)
  }

  @Test func anUpdateRevealsTheCaret() {
    let form = fixture.addScrollView()
    let field = UITextField(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
    form.addSubview(field)
    field.becomeFirstResponder()
    let adjustment = form.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    form.contentOffset.y = 0
    adjustment.update()
    #expect(form.contentOffset.y == 240)
  }
}
