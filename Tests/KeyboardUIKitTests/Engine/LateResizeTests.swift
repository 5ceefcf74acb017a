import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// A list of 844 points that the app resizes after the keyboard was announced.
@MainActor
struct LateResizeTests {
  private let fixture = KeyboardFixture()
  private let list: UIScrollView

  init() {
    list = fixture.addScrollView(contentHeight: 3000)
  }

  private func adjust(condition: KeyboardCondition = .always) {
    fixture.keep(
      list.adjustForKeyboard(anchor: .bottom, condition: condition, tracker: fixture.tracker)
    )
    fixture.turn()
  }

  @Test func aListWhoseHeightReplacesItsInsetKeepsItsPart() {
    list.contentOffset.y = 2156
    adjust()
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(Insets(of: list) == Insets(336))
    #expect(list.contentOffset.y == 2492)
    list.frame.size.height = 508
    fixture.turn()
    #expect(Insets(of: list) == .zero)
    #expect(list.contentOffset.y == 2492)
  }

  /// Announces a change of the keyboard, and resizes the list in the middle of its animation.
  private func change(to height: CGFloat, isConfirmed: Bool) {
    let isShow = height > 0
    let frame = isShow ? fixture.docked(height) : CGRect(x: 0, y: 844, width: 390, height: 336)
    fixture.post(isShow ? .willShow : .willHide, frame)
    fixture.turn()
    fixture.clock.advance(by: 0.2)
    fixture.turn()
    list.frame.size.height = 844 - height
    fixture.turn()
    if isConfirmed { fixture.post(isShow ? .didShow : .didHide, frame) }
    fixture.clock.advance(by: 0.1)
    fixture.turn()
    fixture.turn()
  }

  @Test(arguments: [1000, 2156] as [CGFloat], [true, false])
  func aShowAndAHideAroundResizesEndWhereTheyBegan(offset: CGFloat, isConfirmed: Bool) {
    list.contentOffset.y = offset
    adjust()
    for _ in 0..<2 {
      change(to: 336, isConfirmed: isConfirmed)
      #expect(Insets(of: list) == .zero)
      #expect(list.contentOffset.y == offset + 336)
      change(to: 0, isConfirmed: isConfirmed)
      #expect(list.contentOffset.y == offset)
    }
    list.frame.size.height = 508
    fixture.turn()
    #expect(list.contentOffset.y == offset)
  }

  @Test func theEndIsNotShownForABarThatGrows() {
    let view = fixture.addView()
    view.addSubview(list)
    let bar = UIView()
    let bottom = view.addBar(bar, on: view.bottomAnchor)
    bar.translatesAutoresizingMaskIntoConstraints = false
    let height = bar.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      height, bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    fixture.turn()
    fixture.keep(
      list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .end, tracker: fixture.tracker)
    )
    fixture.turn()
    list.contentOffset.y = 1000
    fixture.turn()
    height.constant = 72
    fixture.turn()
    #expect(Insets(of: list) == Insets(72))
    #expect(list.contentOffset.y == 1022)
  }

  @Test func aConditionThatIsNotMetHoldsTheScrollOfAListThatReturns() {
    fixture.window.setSafeAreaBottom(34)
    let popup = fixture.addView()
    popup.isHidden = true
    adjust(condition: KeyboardCondition { popup.isHidden })
    list.contentOffset.y = 2190
    fixture.turn()
    list.removeFromSuperview()
    fixture.turn()
    #expect(list.contentOffset.y == 2156)
    popup.isHidden = false
    fixture.window.addSubview(list)
    fixture.turn()
    #expect(list.contentOffset.y == 2156)
    popup.isHidden = true
    fixture.turn()
    #expect(list.contentOffset.y == 2190)
  }
}
