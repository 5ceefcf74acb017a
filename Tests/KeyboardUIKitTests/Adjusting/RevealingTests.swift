import KeyboardNotifications
import KeyboardUIKit
import Testing

/// The app says what is to be seen.
@MainActor
struct RevealingTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView

  init() {
    scroll = fixture.addScrollView()
  }

  @Test func aRectangleOfTheAppsIsRevealed() {
    let message = CGRect(x: 0, y: 600, width: 390, height: 80)
    let button = CGRect(x: 0, y: 700, width: 390, height: 50)
    let adjustment = fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    adjustment.revealing = { _ in message.union(button) }
    fixture.show(336)
    #expect(scroll.contentOffset.y == 250)
  }

  @Test func aCellIsRevealedWithItsField() {
    let cell = UIView(frame: CGRect(x: 0, y: 650, width: 390, height: 120))
    let field = UITextField(frame: CGRect(x: 0, y: 10, width: 390, height: 40))
    scroll.addSubview(cell)
    cell.addSubview(field)
    field.becomeFirstResponder()
    let adjustment = fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    adjustment.revealing = { [weak cell] _ in cell?.frame }
    fixture.show(336)
    #expect(scroll.contentOffset.y == 270)
  }

  @Test func nothingIsRevealedWhereTheAppSaysSo() {
    let field = UITextField(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
    scroll.addSubview(field)
    field.becomeFirstResponder()
    let adjustment = fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    adjustment.revealing = { _ in nil }
    fixture.show(336)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test(arguments: [CGRect.null, .infinite])
  func aRectangleThatIsNoneMovesNothing(rectangle: CGRect) {
    let adjustment = fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    adjustment.revealing = { _ in rectangle }
    fixture.show(336)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func theEndOfAChatIsShownWheneverTheKeyboardComes() {
    let adjustment = fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    adjustment.keeping = .end
    scroll.contentOffset.y = 100
    fixture.show(336)
    #expect(scroll.contentOffset.y == 1492)
    fixture.hide()
    #expect(scroll.contentOffset.y == 1156)
  }
}
