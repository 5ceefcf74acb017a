import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// A record of a trace leads to one write, one animation and one layout pass, or to none.
@MainActor
struct WorkTests {
  /// Constraint that counts how often its constant is written.
  private final class ProbeConstraint: NSLayoutConstraint {
    private(set) var writes = 0

    override var constant: CGFloat {
      didSet { writes += 1 }
    }
  }

  private struct Counts: Equatable {
    var value: CGFloat
    var writes: Int
    var layoutPasses: Int
  }

  /// Plays a trace, and expects work in the records only that change the value.
  private func expectNoWorkInVain(
    over trace: KeyboardTrace,
    _ fixture: KeyboardFixture,
    _ counts: () -> Counts
  ) {
    fixture.turn()
    for (index, record) in trace.records.enumerated() {
      let old = counts()
      if case .screen(let bounds, _, _) = record.content, bounds != fixture.screenBounds {
        return  // A rotation lays everything out.
      }
      let animations = UIView.standInAnimations {
        fixture.play(record)
        fixture.turn()
        fixture.clock.nextTurn()
        fixture.turn()
      }
      let new = counts()
      let limit = new.value == old.value ? 0 : 1
      let place: Comment = "record \(index) of \(trace.title)"
      #expect(new.writes - old.writes == limit, place)
      #expect(new.layoutPasses - old.layoutPasses <= limit, place)
      #expect(animations.count { $0.effectiveDuration > 0 } <= limit, place)
    }
  }

  @Test(arguments: KeyboardTrace.builtIn)
  func aConstantIsWrittenForAChangeOnly(trace: KeyboardTrace) {
    let fixture = KeyboardFixture(for: trace, safeAreaBottom: 34)
    let view = ProbeView(frame: fixture.window.bounds)
    let bar = UIView()
    fixture.window.addSubview(view)
    view.addSubview(bar)
    let bottom = ProbeConstraint(
      item: bar,
      attribute: .bottom,
      relatedBy: .equal,
      toItem: view.safeAreaLayoutGuide,
      attribute: .bottom,
      multiplier: 1,
      constant: 0
    )
    bottom.isActive = true
    fixture.adjust(bottom)
    expectNoWorkInVain(over: trace, fixture) {
      Counts(value: bottom.constant, writes: bottom.writes, layoutPasses: view.layoutPasses)
    }
  }

  @Test(arguments: KeyboardTrace.builtIn)
  func anInsetIsWrittenForAChangeOnly(trace: KeyboardTrace) {
    let fixture = KeyboardFixture(for: trace, safeAreaBottom: 34)
    let list = ProbeScrollView(frame: fixture.window.bounds)
    list.contentSize = CGSize(width: list.bounds.width, height: 2000)
    fixture.window.addSubview(list)
    fixture.adjust(list)
    expectNoWorkInVain(over: trace, fixture) {
      Counts(
        value: list.contentInset.bottom,
        writes: list.insetWrites,
        layoutPasses: list.layoutPasses
      )
    }
  }

  @Test func allViewsOfAScreenMoveInOneAnimation() {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let view = fixture.addView()
    let bar = UIView()
    let bottom = view.addBar(bar, on: view.safeAreaLayoutGuide.bottomAnchor, height: 50)
    let list = fixture.addScrollView(contentHeight: 3000)
    fixture.keep(
      list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom, tracker: fixture.tracker)
    )
    fixture.keep(view.followKeyboard(tracker: fixture.tracker) { _ in })
    fixture.turn()
    let animations = UIView.standInAnimations { fixture.show(336) }
    #expect(animations.count { $0.effectiveDuration > 0 } == 1)
    #expect(bottom.constant == -302 && list.contentInset.bottom == 352)
  }
}
