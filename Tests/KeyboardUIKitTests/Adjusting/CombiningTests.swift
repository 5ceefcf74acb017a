import KeyboardNotifications
import KeyboardUIKit
import Testing

/// Spacing, and the greater of two numbers in place of their sum.
@MainActor
struct CombiningTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView
  private let bar = UIView(frame: .zero)

  init() {
    view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    view.addSubview(bar)
  }

  @Test func spacingIsLeftOnlyWhileTheKeyboardIsUp() {
    let scroll = fixture.addScrollView()
    let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    bottom.isActive = true
    fixture.keep([
      scroll.adjustForKeyboard(spacing: 12, tracker: fixture.tracker),
      bottom.adjustForKeyboard(spacing: 8, tracker: fixture.tracker),
    ])
    #expect(Insets(of: scroll) == .zero)
    #expect(bottom.constant == 0)
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(314))
    #expect(bottom.constant == -310)
    fixture.hide()
    #expect(Insets(of: scroll) == .zero)
    #expect(bottom.constant == 0)
  }

  @Test func anInsetThatHoldsTheSafeAreaIsNotCountedTwice() {
    let scroll = fixture.addScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    scroll.contentInset.bottom = 34
    scroll.verticalScrollIndicatorInsets.bottom = 34
    let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
    adjustment.room = .atLeast
    #expect(Insets(of: scroll) == Insets(34))
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(336))
    adjustment.base = 400
    #expect(scroll.contentInset.bottom == 400)
    fixture.hide()
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 34)
  }

  @Test func aConstantThatHoldsTheSafeAreaIsNotCountedTwice() {
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -34)
    bottom.isActive = true
    let adjustment = fixture.keep(bottom.adjustForKeyboard(tracker: fixture.tracker))
    adjustment.room = .atLeast
    fixture.show(336)
    #expect(bottom.constant == -336)
    fixture.hide()
    #expect(bottom.constant == -34)
  }

  @Test func theAppsInsetThatIsSetAnewInEachLayoutStaysItsOwn() {
    final class Screen: UIViewController {
      let list = UIScrollView(frame: .zero)
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.contentInset.bottom = 52
      }
    }
    let screen = Screen()
    screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 552)
    screen.list.frame = screen.view.bounds
    screen.list.contentSize.height = 2000
    screen.view.addSubview(screen.list)
    fixture.window.addSubview(screen.view)
    fixture.keep(screen.list.adjustForKeyboard(tracker: fixture.tracker))
    fixture.turn()
    fixture.show(336)
    #expect(screen.list.contentInset.bottom == 96)
    for _ in 1...3 {
      screen.view.setNeedsLayout()
      fixture.turn()
      #expect(screen.list.contentInset.bottom == 96)
    }
    fixture.hide()
    #expect(screen.list.contentInset.bottom == 52)
  }

  @Test func theAppStatesItsOwnPart() {
    let scroll = fixture.addScrollView()
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    let adjustments = [
      scroll.adjustForKeyboard(tracker: fixture.tracker),
      bottom.adjustForKeyboard(tracker: fixture.tracker),
    ]
    fixture.show(336)
    adjustments[0].base = 500
    adjustments[1].base = -400
    #expect(scroll.contentInset.bottom == 802)
    #expect(bottom.constant == -736)
    adjustments[0].base = .nan
    fixture.hide()
    #expect(scroll.contentInset.bottom == 500)
    #expect(bottom.constant == -400)
  }

  @Test func theHorizontalIndicatorKeepsClearToo() {
    let scroll = fixture.addScrollView()
    scroll.horizontalScrollIndicatorInsets.bottom = 3
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    #expect(scroll.horizontalScrollIndicatorInsets.bottom == 305)
    fixture.hide()
    #expect(scroll.horizontalScrollIndicatorInsets.bottom == 3)
  }
}
