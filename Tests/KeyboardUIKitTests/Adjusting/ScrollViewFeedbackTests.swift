import KeyboardNotifications
import KeyboardUIKit
import Testing

/// A scroll view in which the inset itself changes what UIKit adds for the safe area.
///
/// Apple does not document that it does; should it, the content is clear all the same.
@MainActor
private final class FeedbackScrollView: UIScrollView {
  var addsSafeArea: (_ inset: CGFloat) -> Bool = { _ in true }

  override var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    if addsSafeArea(contentInset.bottom) { insets.bottom += 34 }
    return insets
  }
}

@MainActor
struct ScrollViewFeedbackTests {
  private let fixture = KeyboardFixture()
  private let scroll = FeedbackScrollView(frame: .zero)

  private func insetsOfFourLooks() -> [CGFloat] {
    let adjustment = fixture.addScrollView(scroll).adjustForKeyboard(tracker: fixture.tracker)
    fixture.post(.willShow, fixture.docked(336))
    var insets = [scroll.adjustedContentInset.bottom]
    for _ in 1...3 {
      adjustment.update()
      insets.append(scroll.adjustedContentInset.bottom)
    }
    fixture.hide()
    #expect(scroll.contentInset == .zero)
    return insets
  }

  @Test func lessThanBeforeIsMadeUpFor() {
    scroll.addsSafeArea = { $0 == 0 }
    #expect(insetsOfFourLooks() == [336, 336, 336, 336])
  }

  @Test func moreThanBeforeIsTakenOffAtTheNextLook() {
    scroll.addsSafeArea = { $0 > 0 }
    #expect(insetsOfFourLooks() == [370, 336, 336, 336])
  }

  @Test func whatWouldSwingToAndFroLeavesTooMuchSpaceNotTooLittle() {
    scroll.addsSafeArea = { $0 > 310 }
    #expect(insetsOfFourLooks() == [370, 370, 370, 370])
  }
}
