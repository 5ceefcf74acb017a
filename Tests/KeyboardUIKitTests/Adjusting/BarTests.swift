import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// A list that goes on under a bar, which rides on the keyboard.
@MainActor
struct BarTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView
  private let list: UIScrollView
  private let bar = UIView(frame: .zero)
  private let bottom: NSLayoutConstraint

  init() {
    view = fixture.addView()
    list = UIScrollView(frame: view.bounds)
    list.contentSize = CGSize(width: 390, height: 3000)
    list.keyboardDismissMode = .interactive
    view.addSubview(list)
    let edge = view.safeAreaLayoutGuide.bottomAnchor
    bottom = view.addBar(bar, on: edge, height: 50)
    fixture.turn()
  }

  /// The constraint for the height of the bar.
  private var height: NSLayoutConstraint {
    bar.constraints[0]
  }

  @discardableResult
  private func adjust(moving constraint: NSLayoutConstraint? = nil) -> KeyboardAdjustment {
    fixture.keep(
      list.adjustForKeyboard(withBar: bar, moving: constraint, tracker: fixture.tracker)
    )
  }

  /// The height of the list that is behind nothing.
  private var clearHeight: CGFloat {
    list.bounds.height - list.adjustedContentInset.bottom
  }

  @Test func aListThatComesIntoAWindowIsClearOfItsBarInTheFirstFrame() {
    view.removeFromSuperview()
    adjust(moving: bottom)
    fixture.window.addSubview(view)
    fixture.turn()
    #expect(clearHeight == 760)
  }

  @Test(arguments: [true, false])
  func aFormThatEndsAtTheBarShowsTheFocusedField(isAdjustedFirst: Bool) {
    let field = fixture.addField(y: 704, to: list)
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
    ])
    if isAdjustedFirst { fixture.adjust(list) }
    fixture.keep(bottom.adjustForKeyboard(draggedScrollView: list, tracker: fixture.tracker))
    if !isAdjustedFirst { fixture.adjust(list) }
    fixture.turn()
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
    #expect(list.frame.height == 458)
    #expect(list.contentInset.bottom == 0)
    #expect(list.contentOffset.y == 294)
  }

  @Test(arguments: [(0, 0), (1000, 1000), (2190, 2240)] as [(CGFloat, CGFloat)])
  func theInsetForTheBarMovesOnlyAListAtItsEnd(offset: CGFloat, expected: CGFloat) {
    list.contentOffset.y = offset
    fixture.keep(adjust(moving: bottom))
    #expect(list.contentOffset.y == expected)
  }

  @Test func listAndBarMoveInOneAnimation() {
    adjust(moving: bottom)
    list.contentOffset.y = 3000 - 760
    let animations = UIView.standInAnimations { fixture.show(336) }
    #expect(animations.count == 1)
    #expect(bar.frame.maxY == 508)
    #expect(clearHeight == 458)
    #expect(list.contentOffset.y == 2542)
    fixture.hide()
    #expect(bar.frame.maxY == 810)
    #expect(clearHeight == 760)
    #expect(list.contentOffset.y == 2240)
  }

  @Test func aPhoneThatIsTurnedWithoutAKeyboardIsMeasuredAgain() {
    list.contentInsetAdjustmentBehavior = .never
    adjust(moving: bottom)
    fixture.turn()
    #expect(list.contentInset.bottom == 84)
    fixture.window.setSafeAreaBottom(21)
    fixture.turn()
    #expect(list.contentInset.bottom == 71)
  }

  @Test func aBarThatTheAppMovesIsFollowed() {
    adjust()
    fixture.adjust(bottom)
    fixture.show(336)
    fixture.turn()
    #expect(clearHeight == 458)
    fixture.hide()
    fixture.turn()
    #expect(clearHeight == 760)
  }

  @Test func aBarThatIsCoveredItselfCountsLessThanTheKeyboard() {
    adjust()
    fixture.show(336)
    #expect(clearHeight == 508)
  }

  @Test func aBarThatIsHiddenOrGoneCoversNothing() {
    let adjustment = adjust()
    bar.isHidden = true
    adjustment.update()
    #expect(list.contentInset.bottom == 0)
    bar.isHidden = false
    bar.removeFromSuperview()
    adjustment.update()
    #expect(list.contentInset.bottom == 0)
  }

  @Test func spacingIsTheBars() {
    let adjustment = adjust(moving: bottom)
    fixture.show(336)
    adjustment.spacing = 10
    fixture.turn()
    #expect(bar.frame.maxY == 498)
    #expect(clearHeight == 448)
    adjustment.spacing = 0
    #expect(bottom.constant == -302)
  }
}
