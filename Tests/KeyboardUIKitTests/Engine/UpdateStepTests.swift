import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// The steps of an update, between which app code runs.
@MainActor
struct UpdateStepTests {
  private let fixture = KeyboardFixture()
  private let list: UIScrollView

  init() {
    list = fixture.addScrollView(contentHeight: 3000)
  }

  /// View that calls a closure when it is laid out.
  @MainActor
  private final class LaidOutView: UIView {
    var onLayout: (@MainActor () -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }
  }

  @Test func theHandlerIsCalledAfterTheWritesAndBeforeTheFocusIsRevealed() {
    let field = fixture.addField(y: 700, to: list)
    let adjustment = fixture.adjust(list)
    var found: [CGFloat] = []
    adjustment.onChange = { [list] _ in
      found = [list.contentInset.bottom, list.contentOffset.y]
    }
    adjustment.revealedPart = { [list] _, focus in
      found.append(list.contentInset.bottom)
      return focus
    }
    field.becomeFirstResponder()
    fixture.show(336)
    #expect(found == [336, 0, 336])
    #expect(list.contentOffset.y == 740 + 8 - 508 as CGFloat)
  }

  @Test func nothingIsDoneAfterTheHandlerHasEndedTheAdjustment() {
    let field = fixture.addField(y: 700, to: list)
    let adjustment = fixture.adjust(list)
    var calls: [String] = []
    adjustment.revealedPart = { _, focus in
      calls.append("revealing")
      return focus
    }
    adjustment.onChange = { [adjustment] overlap in
      if overlap.height > 0 { adjustment.cancel() }
    }
    field.becomeFirstResponder()
    fixture.show(336)
    #expect(calls.isEmpty)
    #expect(Insets(of: list) == .zero && list.contentOffset.y == 0)
  }

  @Test func nothingIsWrittenByAnAdjustmentWhoseListTheHandlerGivesToAnother() {
    let adjustment = fixture.adjust(list)
    var newer: KeyboardAdjustment?
    adjustment.onChange = { [fixture, list] overlap in
      guard overlap.height > 0, newer == nil else { return }
      newer = list.adjustForKeyboard(spacing: 12, tracker: fixture.tracker)
    }
    fixture.show(336)
    #expect(Insets(of: list) == Insets(348))
    fixture.hide()
    #expect(Insets(of: list) == .zero)
    #expect(newer != nil)
  }

  @Test func aListWhoseLayoutOfTheBarEndsTheAdjustmentIsLeftAlone() {
    let bar = UIView()
    let view = LaidOutView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    let bottom = view.addBar(bar, on: view.bottomAnchor, height: 50)
    let adjustment = fixture.keep(
      list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom, tracker: fixture.tracker)
    )
    fixture.turn()
    view.onLayout = { [adjustment, bottom] in
      if bottom.constant != 0 { adjustment.cancel() }
    }
    fixture.show(336)
    #expect(bottom.constant == 0)
    #expect(Insets(of: list) == .zero)
  }

  @Test func aPauseByTheHandlerLetsTheUpdateEnd() {
    let adjustment = fixture.adjust(list)
    adjustment.onChange = { [adjustment] overlap in
      if overlap.height > 0 { adjustment.pause() }
    }
    fixture.show(336)
    #expect(Insets(of: list) == Insets(336))
    fixture.hide()
    #expect(Insets(of: list) == Insets(336))
  }
}
