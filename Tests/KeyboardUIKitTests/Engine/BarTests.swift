import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// A list that continues under a bar, which stays above the keyboard.
@MainActor
struct BarTests {
  let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView
  let list: UIScrollView
  let bar = UIView(frame: .zero)
  let bottom: NSLayoutConstraint

  init() {
    view = fixture.addView()
    list = UIScrollView(frame: view.bounds)
    list.contentSize = CGSize(width: 390, height: 3000)
    view.addSubview(list)
    let edge = view.safeAreaLayoutGuide.bottomAnchor
    bottom = view.addBar(bar, on: edge, height: 50)
    fixture.turn()
  }

  /// The height of the part of the list that is not covered.
  var clearHeight: CGFloat {
    list.bounds.height - list.adjustedContentInset.bottom
  }

  /// Makes the list end at the top of the bar.
  private func endListAtBar() {
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
    ])
  }

  @Test(arguments: [true, false])
  func aFormThatEndsAtTheBarShowsTheFocusedField(isAdjustedFirst: Bool) {
    let field = fixture.addField(y: 704, to: list)
    endListAtBar()
    if isAdjustedFirst { fixture.adjust(list) }
    fixture.keep(bottom.adjustForKeyboard(tracker: fixture.tracker))
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

  // MARK: A list with its bar

  private func adjustChat() -> KeyboardAdjustment {
    let chat = fixture.keep(
      list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom, tracker: fixture.tracker)
    )
    fixture.turn()
    list.contentOffset.y = endOffset
    fixture.turn()
    return chat
  }

  private var endOffset: CGFloat {
    list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
  }

  @Test(arguments: [false, true])
  func theEndOfAChatStaysOnItsBarAfterAPause(endsAtBar: Bool) {
    if endsAtBar { endListAtBar() }
    let chat = adjustChat()
    chat.pause()
    fixture.show(336)
    for _ in 1...3 { fixture.turn() }
    #expect(bottom.constant == 0)
    chat.resume()
    fixture.turn()
    #expect(bottom.constant == -302)
    #expect(list.contentOffset.y == 2542)
  }

  @Test func theBarIsLeftAdjustedIfANewerAdjustmentReplacesItsLists() {
    let chat = adjustChat()
    fixture.adjust(list)
    fixture.show(336)
    #expect(bottom.constant == -302)
    #expect(list.adjustedContentInset.bottom == 336)
    chat.cancel()
    #expect(bottom.constant == 0)
  }

  /// Adjustments that move the bar at whose top the list ends.
  enum Mover: CaseIterable {
    case constraintMadeFirst, constraintMadeLast, closure
  }

  @Test(arguments: Mover.allCases)
  func theEndOfAListThatEndsAtItsBarStaysInSight(mover: Mover) {
    endListAtBar()
    fixture.turn()
    list.contentOffset.y = 2240
    let tracker = fixture.tracker
    if mover == .constraintMadeFirst { fixture.adjust(bottom) }
    fixture.keep(list.adjustForKeyboard(anchor: .bottom, tracker: tracker))
    if mover == .constraintMadeLast { fixture.adjust(bottom) }
    if mover == .closure {
      fixture.keep(
        view.followKeyboard(tracker: tracker) { [bottom] in bottom.constant = -$0.inset }
      )
    }
    fixture.turn()
    fixture.show(336)
    fixture.turn()
    #expect(list.frame.height == 458)
    #expect(list.contentInset.bottom == 0)
    #expect(list.contentOffset.y == 2542)
    fixture.hide()
    fixture.turn()
    #expect(list.contentOffset.y == 2240)
  }

  @Test(arguments: [false, true])
  func theEndOfAListStaysInSightIfItsBarMovesLate(byClosure: Bool) {
    endListAtBar()
    fixture.turn()
    list.contentOffset.y = 2240
    let popup = fixture.addView()
    let condition = KeyboardCondition { popup.isHidden }
    let tracker = fixture.tracker
    fixture.keep(list.adjustForKeyboard(anchor: .bottom, condition: condition, tracker: tracker))
    if byClosure {
      fixture.keep(
        view.followKeyboard(condition: condition, tracker: tracker) { [bottom] in
          bottom.constant = -$0.inset
        }
      )
    } else {
      fixture.keep(bottom.adjustForKeyboard(condition: condition, tracker: tracker))
    }
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(list.contentOffset.y == 2240)
    popup.isHidden = true
    fixture.turn()
    #expect(list.frame.height == 458)
    #expect(list.contentOffset.y == 2542)
  }

  @Test func aBarThatIsHiddenOrElsewhereCoversNothing() {
    let container = fixture.addView(to: view)
    container.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.frame = CGRect(x: 0, y: 760, width: 390, height: 50)
    fixture.keep(list.adjustForKeyboard(bar: bar, anchor: .bottom, tracker: fixture.tracker))
    let changes: [(set: (Bool) -> Void, clearHeight: CGFloat)] = [
      ({ bar.isHidden = $0 }, 810), ({ container.isHidden = $0 }, 810),
      // UIKit may hide the window of a scene that goes to the background.
      ({ fixture.window.isHidden = $0 }, 760),
      ({ $0 ? bar.removeFromSuperview() : container.addSubview(bar) }, 810),
    ]
    for change in changes {
      change.set(true)
      fixture.turn()
      #expect(clearHeight == change.clearHeight)
      change.set(false)
      fixture.turn()
      #expect(clearHeight == 760)
    }
  }
}
