import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// The main run loop is observed while there is something to look at, and no longer.
@MainActor
struct RunLoopTests {
  private let fixture = KeyboardFixture()

  private var watch: KeyboardWatch { KeyboardWatch.of(fixture.tracker) }

  @Test func theMainRunLoopEndsATurn() {
    let list = fixture.addAdjustedScrollView()
    fixture.show(336)
    list.frame.size.height = 600
    // Without a timer the run loop would end at once.
    RunLoop.current.add(Timer(timeInterval: 1, repeats: false) { _ in }, forMode: .default)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(Insets(of: list) == Insets(92))
  }

  @Test func withoutAKeyboardItIsNotObserved() {
    fixture.addAdjustedScrollView()
    #expect(!watch.needsTurns)
    fixture.show(336)
    #expect(watch.needsTurns)
    fixture.hide()
    #expect(!watch.needsTurns)
  }

  @Test func withoutAKeyboardAListWithABarIsLaidOutOnce() {
    let list = fixture.addScrollView()
    let bar = UIView(frame: .zero)
    fixture.keep(list.adjustForKeyboard(withBar: bar, tracker: fixture.tracker))
    #expect(watch.needsTurns)
    fixture.window.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 794, width: 390, height: 50)
    fixture.turn()
    #expect(Insets(of: list) == Insets(50))
    #expect(!watch.needsTurns)
    fixture.show(336)
    #expect(watch.needsTurns)
    fixture.hide()
    #expect(!watch.needsTurns)
  }

  @Test func withoutAnAdjustmentItIsNotObserved() {
    fixture.show(336)
    #expect(!watch.needsTurns)
    var adjustment: KeyboardAdjustment? = fixture.addScrollView()
      .adjustForKeyboard(tracker: fixture.tracker)
    #expect(watch.needsTurns && adjustment != nil)
    adjustment = nil
    #expect(!watch.needsTurns)
  }

  @Test func afterTheLastAdjustmentAllIsAsBefore() {
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    let list = fixture.addScrollView()
    list.contentInset.bottom = 3
    let bar = UIView()
    controller.view.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor, constant: -5)
    bottom.isActive = true
    let before = Traces(of: fixture.window)
    let observers = fixture.tracker.observerCount
    let tracker = fixture.tracker
    var adjustments: [KeyboardAdjustment] = [
      list.adjustForKeyboard(withBar: bar, moving: bottom, tracker: tracker),
      controller.adjustForKeyboard(tracker: tracker),
      controller.view.followKeyboard(dragging: list, tracker: tracker) { _ in },
    ]
    fixture.show(336)
    fixture.turn()
    #expect(Traces(of: fixture.window) != before)
    adjustments = []
    fixture.turn()
    #expect(adjustments.isEmpty)
    #expect(Traces(of: fixture.window) == before)
    #expect(fixture.tracker.observerCount == observers)
    #expect(!watch.needsTurns && watch.adjusters.isEmpty)
    #expect(list.contentInset.bottom == 3 && bottom.constant == -5)
    #expect(controller.additionalSafeAreaInsets == .zero)
  }
}
