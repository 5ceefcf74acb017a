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

  /// What a commit asks of the stand-in.
  private struct Questions: Equatable {
    var conversions = 0
    var windowConversions = 0
    var safeAreas = 0
    var layoutPasses = 0
  }

  /// View that counts how often its safe area is read.
  private final class CountingView: UIView {
    var safeAreas = 0

    override var safeAreaInsets: UIEdgeInsets {
      safeAreas += 1
      return super.safeAreaInsets
    }
  }

  /// Draws a frame at rest, and returns what it asks.
  private func questions(
    _ fixture: KeyboardFixture,
    _ view: CountingView? = nil,
    _ layoutPasses: () -> Int = { 0 }
  ) -> Questions {
    for _ in 1...3 { fixture.turn() }
    StandInQuestions.conversions = 0
    StandInQuestions.windowConversions = 0
    view?.safeAreas = 0
    let passes = layoutPasses()
    fixture.turn()
    return Questions(
      conversions: StandInQuestions.conversions,
      windowConversions: StandInQuestions.windowConversions,
      safeAreas: view?.safeAreas ?? 0,
      layoutPasses: layoutPasses() - passes
    )
  }

  @Test func aFollowedViewAtRestIsConvertedOnceBeforeAFrame() {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let view = CountingView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    fixture.keep(view.followKeyboard(tracker: fixture.tracker) { _ in })
    #expect(questions(fixture, view) == Questions())
    fixture.show(336)
    fixture.clock.nextTurn()
    #expect(
      questions(fixture, view) == Questions(conversions: 1, windowConversions: 1, safeAreas: 1)
    )
  }

  @Test func aListAtRestAndItsBarAreConvertedOnceBeforeAFrame() {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let view = fixture.addView()
    let bar = UIView()
    let bottom = view.addBar(bar, on: view.safeAreaLayoutGuide.bottomAnchor, height: 50)
    let list = ProbeScrollView(frame: view.bounds)
    list.contentSize = CGSize(width: 390, height: 3000)
    view.insertSubview(list, at: 0)
    fixture.keep(
      list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom, tracker: fixture.tracker)
    )
    let passes = { list.layoutPasses }
    #expect(questions(fixture, nil, passes) == Questions(conversions: 2, windowConversions: 1))
    fixture.show(336)
    fixture.clock.nextTurn()
    // The rectangle that the constraint refers to is the third.
    #expect(questions(fixture, nil, passes) == Questions(conversions: 3, windowConversions: 1))
  }

  @Test func aWindowIsReadOnceBeforeAFrameForAllItsViews() {
    let fixture = KeyboardFixture()
    for _ in 1...5 {
      fixture.keep(fixture.addView().followKeyboard(tracker: fixture.tracker) { _ in })
    }
    fixture.show(336)
    fixture.clock.nextTurn()
    #expect(questions(fixture) == Questions(conversions: 5, windowConversions: 1))
  }
}
