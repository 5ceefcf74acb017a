import KeyboardNotifications
import KeyboardViewWork
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

  /// Adds a scroll view with content of 600 points, and a button at the end of the content.
  private func buttonInContent() -> (bottom: NSLayoutConstraint, content: UIView) {
    let scroll = UIScrollView(frame: view.bounds)
    view.addSubview(scroll)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    let button = UIView()
    let bottom = content.addBar(button, on: content.bottomAnchor, height: 44)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      button.topAnchor.constraint(equalTo: content.topAnchor, constant: 556),
    ])
    fixture.turn()
    return (bottom, content)
  }

  @Test func aConstraintInScrolledContentIsMeasuredOnTheScrollView() {
    let bottom = buttonInContent().bottom
    fixture.adjust(bottom)
    fixture.show(336)
    for _ in 1...50 { fixture.turn() }
    #expect(bottom.constant == -336)
    fixture.hide()
    #expect(bottom.constant == 0)
  }

  @Test func aControllerInScrolledContentIsMeasuredOnTheScrollView() {
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    view.addSubview(scroll)
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 3000)
    scroll.addSubview(controller.view)
    fixture.keep(controller.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    for _ in 1...50 { fixture.turn() }
    #expect(controller.additionalSafeAreaInsets.bottom == 336)
  }

  @Test func theContentGuideOfAScrollViewIsMeasuredOnTheScrollView() {
    let scroll = fixture.addScrollView(contentHeight: 600)
    let button = UIView()
    scroll.addSubview(button)
    let bottom = button.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor)
    bottom.isActive = true
    fixture.adjust(bottom)
    fixture.show(336)
    #expect(bottom.constant == -336)
  }

  @Test func aSpacerInAScrollViewIsMeasuredOnTheScrollView() {
    let scroll = fixture.addScrollView()
    let spacer = UIView()
    spacer.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(spacer)
    let height = spacer.heightAnchor.constraint(equalToConstant: 0)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      height,
      spacer.topAnchor.constraint(equalTo: guide.topAnchor, constant: 600),
      spacer.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    fixture.adjust(height)
    fixture.show(336)
    for _ in 1...50 { fixture.turn() }
    #expect(height.constant == 336)
    fixture.hide()
    #expect(height.constant == 0)
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

  @Test func aSpacerAboveTheSafeAreaGrowsByTheOverlapAboveItsBottom() {
    let spacer = UIView()
    spacer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spacer)
    let height = spacer.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      height, spacer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    fixture.turn()
    fixture.adjust(height)
    fixture.show(336)
    fixture.turn()
    #expect(spacer.frame.minY == 508)
  }

  @Test func aPageInNoWindowIsNotLaidOutAtAShow() {
    let page = CountingView(frame: view.bounds)
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
