import KeyboardNotifications
import KeyboardUIKit
import Testing

/// Adjustments are updated from the outside in, since an outer one moves the views in it.
@MainActor
struct UpdateOrderTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let root = UIViewController()

  init() {
    fixture.window.rootViewController = root
  }

  /// Adds a controller whose view fills that of another one.
  private func addChild(to parent: UIViewController) -> UIViewController {
    let child = UIViewController()
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    return child
  }

  // https://github.com/dotnet/maui/issues/31352
  @Test(arguments: [false, true])
  func aChildsControllerIsAdjustedAfterItsParent(isMadeFirst: Bool) {
    let child = addChild(to: root)
    for controller in isMadeFirst ? [child, root] : [root, child] {
      fixture.keep(controller.adjustForKeyboard(tracker: fixture.tracker))
    }
    for height: CGFloat in [336, 380, 250] {
      fixture.post(.willShow, fixture.docked(height))
      #expect(child.view.safeAreaInsets.bottom == height)
    }
    fixture.post(.willHide, fixture.docked(336))
    #expect(child.view.safeAreaInsets.bottom == 34)
  }

  @Test func aFollowerInAViewThatIsMovedIsToldTheOverlapOnce() {
    let box = UIView()
    let edge = root.view.addBar(box, on: root.view.bottomAnchor, height: 400)
    let bar = UIView()
    let inner = box.addBar(bar, on: box.bottomAnchor, height: 50)
    root.view.layoutIfNeeded()
    let log = fixture.follow(bar)
    fixture.adjust(inner)
    fixture.adjust(edge)
    fixture.post(.willShow, fixture.docked(336))
    #expect(edge.constant == -336 && inner.constant == 0)
    fixture.post(.willShow, fixture.docked(380))
    #expect(log.overlaps.map(\.height) == [0, 0, 0])
    #expect(log.overlaps.map(\.keyboardFrame?.height) == [nil, 336, 380])
  }

  @Test func aViewWhoseSafeAreaChangesBeforeItsTurnIsToldTheOverlapOnce() {
    let box = UIView()
    let edge = root.view.addBar(box, on: root.view.bottomAnchor, height: 400)
    root.view.layoutIfNeeded()
    let log = fixture.follow(box)
    fixture.adjust(edge)
    fixture.keep(root.adjustForKeyboard(tracker: fixture.tracker))
    fixture.post(.willShow, fixture.docked(336))
    #expect(log.heights == [0, 0])
    #expect(log.overlaps.last?.animation?.duration == 0.25)
  }

  @Test func aConstraintInScrolledContentIsUpdatedBeforeTheViewsInThatContent() {
    let list = fixture.addScrollView()
    let content = fixture.addView(list.bounds, to: list)
    let bar = UIView()
    let edge = content.addBar(bar, on: content.bottomAnchor, height: 50)
    fixture.window.layoutIfNeeded()
    let log = fixture.follow(bar)
    fixture.adjust(edge)
    fixture.post(.willShow, fixture.docked(336))
    #expect(log.heights == [0, 0])
  }

  @Test func aListThatWasMadeBeforeTheBarsAdjustmentIsClearOfTheBarAtThePost() {
    let bar = UIView()
    let bottom = root.view.addBar(bar, on: root.view.bottomAnchor, height: 50)
    let first = ProbeScrollView(frame: root.view.bounds)
    let second = UIScrollView(frame: root.view.bounds)
    for list in [first, second] {
      list.contentSize = CGSize(width: 390, height: 3000)
      root.view.addSubview(list)
    }
    let tracker = fixture.tracker
    fixture.keep(first.adjustForKeyboard(bar: bar, anchor: .bottom, tracker: tracker))
    fixture.keep(
      second.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom, tracker: tracker)
    )
    fixture.turn()
    let durations = first.durations { fixture.post(.willShow, fixture.docked(336)) }
    #expect(durations == [0.25])
    #expect(first.adjustedContentInset.bottom == 386)
    #expect(second.adjustedContentInset.bottom == 386)
  }

  @Test func aListThatTheAppUpdatesInALayoutPassIsWrittenOnceInTheAnimation() {
    @MainActor final class Screen: UIViewController {
      var adjustment: KeyboardAdjustment?
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        adjustment?.update()
      }
    }
    let screen = Screen()
    fixture.window.rootViewController = screen
    let list = ProbeScrollView(frame: screen.view.bounds)
    screen.view.addSubview(list)
    fixture.adjust(screen.view.addBar(on: screen.view.bottomAnchor, height: 50))
    screen.adjustment = fixture.adjust(list)
    fixture.turn()
    screen.view.setNeedsLayout()
    let durations = list.durations { fixture.post(.willShow, fixture.docked(336)) }
    #expect(durations == [0.25])
  }

  // MARK: Order of the calls

  /// Follows views, and returns the names of those that were called at a show.
  private func calls(of views: [(name: String, view: UIView)]) -> [String] {
    var calls: [String] = []
    for (name, view) in views {
      fixture.keep(view.followKeyboard(tracker: fixture.tracker) { _ in calls.append(name) })
    }
    calls = []
    fixture.post(.willShow, fixture.docked(336))
    return calls
  }

  @Test func siblingsAreUpdatedAsTheyWereMade() {
    let first = fixture.addView(to: root.view)
    let second = fixture.addView(to: root.view)
    let inner = fixture.addView(to: first)
    #expect(
      calls(of: [("inner", inner), ("second", second), ("first", first), ("root", root.view)])
        == ["root", "second", "first", "inner"]
    )
  }

  @Test func aViewThatIsMovedIntoItsOwnContentIsUpdatedAfterIt() {
    let outer = fixture.addView(to: root.view)
    let inner = fixture.addView(to: outer)
    var calls: [String] = []
    fixture.keep(outer.followKeyboard(tracker: fixture.tracker) { _ in calls.append("outer") })
    fixture.keep(inner.followKeyboard(tracker: fixture.tracker) { _ in calls.append("inner") })
    calls = []
    fixture.post(.willShow, fixture.docked(336))
    #expect(calls == ["outer", "inner"])
    root.view.addSubview(inner)
    inner.addSubview(outer)
    fixture.turn()
    calls = []
    fixture.post(.willShow, fixture.docked(380))
    #expect(calls == ["inner", "outer"])
    calls = []
    fixture.post(.willHide, fixture.docked(336))
    #expect(calls == ["inner", "outer"])
  }

  @Test func scrollViewsAreUpdatedAfterTheViewsInThem() {
    let list = fixture.addScrollView()
    let second = fixture.addScrollView()
    let inner = fixture.addView(to: list)
    var calls: [String] = []
    for (name, list) in [("second", second), ("list", list)] {
      let adjustment = fixture.adjust(list)
      adjustment.onChange = { _ in calls.append(name) }
    }
    fixture.keep(inner.followKeyboard(tracker: fixture.tracker) { _ in calls.append("inner") })
    calls = []
    fixture.post(.willShow, fixture.docked(336))
    #expect(calls == ["inner", "second", "list"])
  }
}
