import KeyboardNotifications
import KeyboardUIKit
import Testing

/// A scroll view in which the inset itself changes what UIKit adds for the safe area.
///
/// Apple does not document that it does; should it, the content is clear all the same.
@MainActor
private final class MoodyScrollView: UIScrollView {
  var addsSafeArea: (_ inset: CGFloat) -> Bool = { _ in true }

  override var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    if addsSafeArea(contentInset.bottom) { insets.bottom += 34 }
    return insets
  }
}

@MainActor
struct ScrollViewFeedbackTests {
  private let stage = Stage()
  private let scroll = MoodyScrollView(frame: .zero)

  private func insetsOfFourLooks() -> [CGFloat] {
    let adjustment = stage.addScrollView(scroll).adjustForKeyboard(tracker: stage.tracker)
    stage.post(.willShow, stage.docked(336))
    var insets = [scroll.adjustedContentInset.bottom]
    for _ in 1...3 {
      adjustment.update()
      insets.append(scroll.adjustedContentInset.bottom)
    }
    stage.hide()
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
