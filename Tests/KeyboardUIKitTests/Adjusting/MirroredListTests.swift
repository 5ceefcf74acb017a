import KeyboardNotifications
import KeyboardUIKit
import Testing

/// A chat whose list is turned over, so that the newest message is at the start of its content.
@MainActor
struct MirroredListTests {
  private let fixture = KeyboardFixture()
  private let list: UIScrollView
  private let adjustment: KeyboardAdjustment

  init() {
    list = fixture.addScrollView()
    list.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    list.transform = CGAffineTransform(scaleX: 1, y: -1)
    list.contentOffset.y = -5
    adjustment = list.adjustForKeyboard(tracker: fixture.tracker)
    adjustment.keeping = .bottom
  }

  @Test func theInsetIsAtItsTopWhichIsTheVisualBottom() {
    fixture.show(336)
    #expect(list.contentInset == UIEdgeInsets(top: 341, left: 0, bottom: 7, right: 0))
    #expect(list.verticalScrollIndicatorInsets.top == 336)
    #expect(list.verticalScrollIndicatorInsets.bottom == 0)
    fixture.hide()
    #expect(list.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0))
    #expect(list.verticalScrollIndicatorInsets == .zero)
  }

  @Test func theNewestMessageStaysAboveTheKeyboard() {
    fixture.show(336)
    #expect(list.contentOffset.y == -341)
    fixture.hide()
    #expect(list.contentOffset.y == -5)
  }

  @Test func aListThatIsScrolledBackKeepsWhatIsAtItsBottom() {
    list.contentOffset.y = 400
    fixture.show(336)
    #expect(list.contentOffset.y == 64)
  }

  @Test func theFocusedFieldIsRevealed() {
    fixture.keep(list.adjustForKeyboard(tracker: fixture.tracker))
    let field = UITextField(frame: CGRect(x: 0, y: 20, width: 390, height: 40))
    list.addSubview(field)
    field.becomeFirstResponder()
    fixture.show(336)
    let frame = field.convert(field.bounds, to: fixture.window)
    #expect(frame.maxY == 495)
  }

  @Test func aListThatIsTurnedOverLaterIsRestoredFirst() {
    let plain = fixture.addScrollView()
    let adjustment = plain.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    plain.transform = CGAffineTransform(scaleX: 1, y: -1)
    adjustment.update()
    #expect(plain.contentInset == UIEdgeInsets(top: 336, left: 0, bottom: 0, right: 0))
  }

  @Test func theSafeAreaThatIsSeenAtTheBottomIsNotCountedTwice() {
    let phone = KeyboardFixture(safeAreaBottom: 34)
    let view = UIView(frame: phone.window.bounds)
    phone.window.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    var inset: CGFloat = 0
    fixture.keep(view.followKeyboard(tracker: phone.tracker) { inset = $0.inset })
    phone.show(336)
    #expect(inset == 302)
  }
}
