import Foundation
import Testing

// Guides and priorities: https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
// and https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority
@MainActor
struct ConstraintLayoutTests {
  private let window = makeWindow()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let bar = UIView()

  init() {
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    window.addSubview(view)
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    view.layoutIfNeeded()
  }

  @Test(arguments: [(CGFloat(-20), CGFloat(770)), (-300, 500)])
  func anInequalityHoldsWhereAWeakerEquationWouldBreakIt(constant: CGFloat, maxY: CGFloat) {
    let wish = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: constant)
    wish.priority = .defaultHigh
    activate(
      bar.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      wish
    )
    #expect(bar.frame.maxY == maxY)
  }

  @Test func constraintsToAScrollViewsEdgesSetItsContentSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(content)
    activate(
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900)
    )
    #expect(scroll.contentSize == CGSize(width: 400, height: 900))
    scroll.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 900))
  }

  // https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
  @Test func aMarginAroundTheContentBelongsToTheContentSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(content)
    let guide = scroll.contentLayoutGuide
    activate(
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900)
    )
    #expect(content.frame == CGRect(x: 0, y: 10, width: 400, height: 900))
    #expect(scroll.contentSize == CGSize(width: 400, height: 930))
  }
}

// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()
@MainActor
struct ControllerLayoutTests {
  private final class Screen: UIViewController {
    let bar = UIView()
    var before: NSLayoutConstraint?
    var after: NSLayoutConstraint?

    override func viewWillLayoutSubviews() {
      before?.constant = 20
    }

    override func viewDidLayoutSubviews() {
      after?.constant = bar.frame.minY
    }
  }

  @Test func aConstraintThatTheControllerChangesAroundTheLayoutCountsAtOnce() {
    let screen = Screen()
    screen.bar.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(screen.bar)
    screen.before = screen.bar.topAnchor.constraint(equalTo: screen.view.topAnchor)
    screen.after = screen.bar.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([screen.before, screen.after].compactMap(\.self))
    screen.view.layoutIfNeeded()
    #expect(screen.bar.frame.minY == 20)
    #expect(screen.bar.frame.height == 20)
  }
}

/// A text over a panel: above the safe area and the panel, and else as low as it can be.
@MainActor
struct PanelLayoutTests {
  private let window = makeWindow()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let bar = UIView()
  private let text = UITextView()
  private let panel = UIView()

  @Test(
    arguments: [
      // The constant of all three, that of the safe area for a keyboard, the panel's height, and
      // the bottom of the text. The safe area ends at 770, and a keyboard of 336 begins at 464.
      (0, 0, 0, 770), (-8, 0, 0, 762), (0, -306, 0, 464), (-8, -306, 0, 456),
      (0, 0, 300, 500), (-8, 0, 300, 492), (-8, -306, 300, 456), (-8, 0, 500, 332),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func theTextIsAsLowAsItMayBe(
    constant: CGFloat,
    keyboard: CGFloat,
    panelHeight: CGFloat,
    bottom: CGFloat
  ) {
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    window.addSubview(view)
    text.isScrollEnabled = false
    for child in [bar, panel] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    }
    text.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(text)
    let above = text.bottomAnchor.constraint(
      lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor,
      constant: constant
    )
    let low = text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: constant)
    low.priority = .defaultLow
    let height = panel.heightAnchor.constraint(equalToConstant: 0)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      text.heightAnchor.constraint(greaterThanOrEqualToConstant: 36), above,
      text.bottomAnchor.constraint(lessThanOrEqualTo: panel.topAnchor, constant: constant), low,
      height, panel.topAnchor.constraint(greaterThanOrEqualTo: view.centerYAnchor, constant: -60),
    ])
    view.layoutIfNeeded()
    above.constant = constant + keyboard
    view.layoutIfNeeded()
    height.constant = panelHeight
    view.layoutIfNeeded()
    #expect(bar.convert(text.frame, to: view).maxY == bottom)
    #expect(text.frame.height == 36)
    #expect(panel.frame.height == min(panelHeight, 460))
  }
}
