import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// A constant changes by the overlap of the item that its constraint refers to.
@MainActor
struct ConstraintTargetTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView
  private let bar: UIView

  init() {
    view = fixture.addView()
    bar = fixture.addView(CGRect(x: 0, y: 760, width: 390, height: 50), to: view)
  }

  private func adjust(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.isActive = true
    fixture.adjust(constraint)
    return constraint
  }

  @Test func aConstraintThatIsReleasedNeedsNoFrames() {
    do {
      let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      bottom.isActive = true
      fixture.adjust(bottom)
      fixture.show(336)
      bottom.isActive = false
    }
    fixture.hide()
    fixture.turn()
    #expect(!KeyboardCoordinator.of(fixture.tracker).isMonitoringCommits)
  }

  @Test func aConstantChangesByTheOverlapOfItsReference() {
    let tabs = fixture.addView(CGRect(x: 0, y: 844 - 83, width: 390, height: 83), to: view)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide.bottomAnchor
    view.layoutMargins.bottom = 42
    let margin = NSLayoutConstraint(
      item: bar,
      attribute: .bottom,
      relatedBy: .equal,
      toItem: view,
      attribute: .bottomMargin,
      multiplier: 1,
      constant: 0
    )
    let cases: [(constraint: NSLayoutConstraint, constant: CGFloat)] = [
      (bar.bottomAnchor.constraint(equalTo: safeArea, constant: -4), -306),
      (bar.bottomAnchor.constraint(equalTo: view.bottomAnchor), -336),
      (safeArea.constraint(equalTo: bar.bottomAnchor), 302),
      (view.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 9), 345),
      (bar.bottomAnchor.constraint(equalTo: tabs.topAnchor), -253),
      (bar.heightAnchor.constraint(equalToConstant: 10), 312),
      (view.bottomAnchor.constraint(equalTo: guide.bottomAnchor), 336),
      (guide.bottomAnchor.constraint(equalTo: view.bottomAnchor), -336),
      (guide.bottomAnchor.constraint(equalTo: safeArea), -302),
      (margin, -294),
    ]
    let own = cases.map { adjust($0.constraint).constant }
    fixture.show(336)
    for (constraint, constant) in cases { #expect(constraint.constant == constant) }
    fixture.hide()
    #expect(cases.map(\.constraint.constant) == own)
  }

  @Test func pendingLayoutIsNotAnimatedWithTheKeyboard() {
    @MainActor final class Slow: UIView {
      var durations: [TimeInterval] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        durations.append(UIView.inheritedAnimationDuration)
      }
    }
    let slow = Slow(frame: view.bounds)
    fixture.window.addSubview(slow)
    fixture.adjust(slow.addBar(bar, on: slow.bottomAnchor))
    fixture.show(336)
    #expect(slow.durations == [0, 0.25])
  }

  @Test func aBarIsMeasuredInTheCoordinatesOfItsSuperview() {
    view.bounds.origin.y = 50
    let tabs = fixture.addView(CGRect(x: 0, y: 50 + 844 - 83, width: 390, height: 83), to: view)
    let bottom = adjust(bar.bottomAnchor.constraint(equalTo: tabs.topAnchor))
    fixture.show(336)
    #expect(bottom.constant == -253)
  }

  @Test func theSafeAreaIsNotSubtractedFromTheOverlapOfAGuide() {
    let log = OverlapLog()
    let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    bottom.isActive = true
    fixture.adjust(bottom).onChange = { log.add($0) }
    fixture.show(336)
    #expect(log.overlaps.last?.height == 302)
    #expect(log.overlaps.last?.inset == 302)
  }

  @Test func aConstraintWithoutViewsIsHarmless() {
    let guide = UILayoutGuide()
    let bottom = bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    let adjustment = fixture.adjust(bottom)
    fixture.show(336)
    adjustment.update()
    #expect(bottom.constant == 0)
  }
}

/// The rectangle of a constraint is found at each update.
@MainActor
struct ConstraintReferenceTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView

  init() {
    view = fixture.addView()
  }

  @Test(arguments: [false, true])
  func aSpacerThatIsAdjustedBeforeItHasASuperviewGrows(isUp: Bool) {
    let spacer = UIView()
    let height = spacer.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    if isUp { fixture.show(336) }
    fixture.adjust(height)
    fixture.turn()
    spacer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spacer)
    spacer.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    if !isUp { fixture.show(336) }
    fixture.turn()
    #expect(height.constant == 336)
    fixture.hide()
    #expect(height.constant == 0)
  }

  @Test func aConstraintToApplesGuideIsLeftAlone() {
    let bottom = view.addBar(on: view.keyboardLayoutGuide.topAnchor)
    fixture.adjust(bottom)
    fixture.show(336)
    #expect(bottom.constant == 0)
  }

  @Test func theTopOfAGuideIsNotMeasuredInTheWindow() {
    view.frame.origin.y = 100
    view.frame.size.height = 744
    let footer = UILayoutGuide()
    view.addLayoutGuide(footer)
    let bottom = view.addBar(on: footer.topAnchor, height: 44)
    NSLayoutConstraint.activate([
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      footer.heightAnchor.constraint(equalToConstant: 100),
    ])
    fixture.turn()
    fixture.adjust(bottom)
    fixture.show(336)
    #expect(bottom.constant == -236)
  }
}
