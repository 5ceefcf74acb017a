import KeyboardUIKit
import Testing

/// Focus and text in a window that holds nothing adjusted.
@MainActor
struct OtherWindowTests {
  private let fixture = KeyboardFixture()

  @Test(arguments: [true, false])
  func aFieldElsewhereDoesNotTakeThePlaceOfOneThatWaitsToBeSeen(types: Bool) {
    let list = fixture.addAdjustedScrollView()
    let (first, last) = (fixture.addField(y: 20, to: list), fixture.addField(y: 700, to: list))
    let other = UIWindow(windowScene: fixture.scene)
    let elsewhere = fixture.addField(y: 20, to: other)
    first.becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    last.becomeFirstResponder()
    if types { last.insertText("a") }
    elsewhere.becomeFirstResponder()
    if types { elsewhere.insertText("b") }
    elsewhere.resignFirstResponder()
    fixture.clock.nextTurn()
    #expect(list.contentOffset.y == 740 + 8 - 508 as CGFloat)
  }
}
