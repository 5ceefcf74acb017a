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

  private func adjust() {
    fixture.keep(list.adjustForKeyboard(anchor: .bottom, tracker: fixture.tracker))
    fixture.turn()
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

  @Test func aListThatIsResizedAfterTheAnnouncedDurationKeepsItsPart() {
    list.frame.size.height = 500
    list.contentOffset.y = 1000
    adjust()
    fixture.post(.willShow, fixture.docked(336))
    fixture.turn()
    fixture.clock.advance(by: 0.4)
    fixture.turn()
    fixture.turn()
    list.frame.size.height = 300
    fixture.turn()
    #expect(list.contentOffset.y == 1200)
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
    #expect(list.contentOffset.y == offset + 336)
  }
}
