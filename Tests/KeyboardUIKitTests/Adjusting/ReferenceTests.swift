import KeyboardNotifications
import KeyboardUIKit
import Testing

/// What a constraint refers to is found at each look.
@MainActor
struct ReferenceTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView

  init() {
    view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
  }

  private func spacer() -> (view: UIView, height: NSLayoutConstraint) {
    let spacer = UIView()
    let height = spacer.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    return (spacer, height)
  }

  /// Adds a guide at the bottom, and a bar on it.
  private func barAboveAGuide(of height: CGFloat) -> (bar: UIView, bottom: NSLayoutConstraint) {
    let footer = UILayoutGuide()
    view.addLayoutGuide(footer)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: footer.topAnchor)
    NSLayoutConstraint.activate([
      bottom,
      bar.heightAnchor.constraint(equalToConstant: 44),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      footer.heightAnchor.constraint(equalToConstant: height),
    ])
    fixture.turn()
    fixture.keep(bottom.adjustForKeyboard(tracker: fixture.tracker))
    return (bar, bottom)
  }

  @Test func aSpacerThatIsAdjustedBeforeItHasASuperviewGrows() {
    let spacer = spacer()
    fixture.keep(spacer.height.adjustForKeyboard(tracker: fixture.tracker))
    view.addSubview(spacer.view)
    fixture.show(336)
    #expect(spacer.height.constant == 336)
    fixture.hide()
    #expect(spacer.height.constant == 0)
  }

  @Test func aSpacerThatComesWhileTheKeyboardIsUpGrows() {
    let spacer = spacer()
    fixture.show(336)
    fixture.keep(spacer.height.adjustForKeyboard(tracker: fixture.tracker))
    fixture.turn()
    view.addSubview(spacer.view)
    fixture.turn()
    #expect(spacer.height.constant == 336)
  }

  @Test func theTopOfAGuideIsABarsTop() {
    let bar = barAboveAGuide(of: 168).bar
    #expect(bar.frame.maxY == 676)
    fixture.show(336)
    fixture.turn()
    #expect(bar.frame.maxY == 508)
  }

  @Test func theTopOfAGuideIsNotMeasuredInTheWindow() {
    view.frame.origin.y = 100
    view.frame.size.height = 744
    let bottom = barAboveAGuide(of: 100).bottom
    fixture.show(336)
    #expect(bottom.constant == -236)
  }

  @Test func theBottomMarginIsNotCountedTwice() {
    let bar = UIView()
    view.addSubview(bar)
    view.layoutMargins.bottom = 42
    let bottom = NSLayoutConstraint(
      item: bar,
      attribute: .bottom,
      relatedBy: .equal,
      toItem: view,
      attribute: .bottomMargin,
      multiplier: 1,
      constant: 0
    )
    bottom.isActive = true
    fixture.keep(bottom.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    #expect(bottom.constant == -294)
  }

  @Test func aConstraintToApplesGuideIsLeftAlone() {
    let bar = UIView()
    view.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    bottom.isActive = true
    fixture.keep(bottom.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    fixture.turn()
    #expect(bottom.constant == 0)
  }

  @Test func aConstraintKeepsNoBarAlive() {
    weak var gone: UIView?
    let adjustment: KeyboardAdjustment
    let bar = UIView()
    view.addSubview(bar)
    do {
      let tabs = UIView(frame: CGRect(x: 0, y: 794, width: 390, height: 50))
      view.addSubview(tabs)
      let bottom = bar.bottomAnchor.constraint(equalTo: tabs.topAnchor)
      bottom.isActive = true
      adjustment = bottom.adjustForKeyboard(tracker: fixture.tracker)
      fixture.show(336)
      fixture.turn()
      fixture.clock.nextTurn()
      gone = tabs
      tabs.removeFromSuperview()
    }
    #expect(gone == nil)
    fixture.turn()
    withExtendedLifetime(adjustment) {}
  }

  @Test func aSheetLowerThanTheKeyboardRisesOnceByAllThatIsCovered() {
    let sheet = UIView()
    sheet.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sheet)
    let bottom = sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom,
      sheet.heightAnchor.constraint(equalToConstant: 144),
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    fixture.turn()
    fixture.keep(
      sheet.followKeyboard(tracker: fixture.tracker) { cover in
        if cover.height > 0, bottom.constant == 0 { bottom.constant = -cover.height }
      }
    )
    let animations = UIView.standInAnimations { fixture.post(.willShow, fixture.docked(336)) }
    #expect(bottom.constant == -336)
    #expect(animations.count == 1)
  }

  @Test func theInsetOfALowListIsAtMostItsHeight() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
    list.contentSize = CGSize(width: 390, height: 500)
    view.addSubview(list)
    fixture.keep(list.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    #expect(list.contentInset.bottom == 100)
  }
}
