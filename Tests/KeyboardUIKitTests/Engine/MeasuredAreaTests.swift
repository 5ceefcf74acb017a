import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// The area that is measured for a target, which must not move with the target.
@MainActor
struct MeasuredAreaTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView

  init() {
    view = fixture.addView()
  }

  @Test func aConstraintInScrolledContentIsMeasuredOnTheScrollView() {
    let scroll = fixture.addScrollView()
    let content = fixture.addView(CGRect(x: 0, y: 50, width: 390, height: 600), to: scroll)
    let bar = fixture.addView(CGRect(x: 0, y: 550, width: 390, height: 50), to: content)
    let spacer = fixture.addView(CGRect(x: 0, y: 700, width: 390, height: 0), to: scroll)
    let cases: [(constraint: NSLayoutConstraint, constant: CGFloat)] = [
      (bar.bottomAnchor.constraint(equalTo: content.bottomAnchor), -336),
      (bar.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor), -336),
      (spacer.heightAnchor.constraint(equalToConstant: 0), 336),
    ]
    for (constraint, _) in cases {
      constraint.isActive = true
      fixture.adjust(constraint)
    }
    scroll.contentOffset.y = 100
    fixture.show(336)
    for (constraint, constant) in cases { #expect(constraint.constant == constant) }
  }

  @Test func theSafeAreaOfAControllerOnAPageIsNotCountedTwice() {
    let pager = fixture.addScrollView()
    pager.contentInsetAdjustmentBehavior = .never
    let controller = UIViewController()
    controller.view.frame = pager.bounds
    pager.addSubview(controller.view)
    fixture.keep(controller.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    #expect(controller.additionalSafeAreaInsets.bottom == 302)
  }

  @Test func aBarOnTheSafeAreaOfAPageStandsOnTheKeyboard() {
    let pager = UIScrollView(frame: view.bounds)
    pager.contentSize = CGSize(width: 780, height: 844)
    view.addSubview(pager)
    let page = fixture.addView(CGRect(x: 390, y: 0, width: 390, height: 844), to: pager)
    let bar = UIView()
    fixture.adjust(page.addBar(bar, on: page.safeAreaLayoutGuide.bottomAnchor, height: 50))
    pager.contentOffset.x = 390
    fixture.turn()
    #expect(bar.frame.maxY == 810)
    fixture.show(336)
    fixture.turn()
    #expect(bar.frame.maxY == 508)
  }

  @Test func aPageInNoWindowIsNotLaidOutAtAShow() {
    let page = ProbeView(frame: view.bounds)
    let bottom = page.addBar(on: page.bottomAnchor)
    fixture.adjust(bottom)
    let log = fixture.follow(page)
    #expect(log.heights == [0])
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
    #expect(page.layoutPasses == 0)
    #expect(log.heights == [0])
  }
}
