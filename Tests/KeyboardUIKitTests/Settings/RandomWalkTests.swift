import Foundation
import KeyboardTesting
import KeyboardUIKit
import Testing

/// However window, safe area, app and keyboard change one after the other, all ends as it should.
@MainActor
struct RandomWalkTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func everyWalkEndsRight(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let app = RandomWalk()
    for number in 1...40 {
      let steps = RandomWalk.Step.allCases
      let step = steps[Int(generator.next(below: UInt64(steps.count)))]
      app.perform(step, using: &generator)
      #expect(app.found == app.expected, "step \(number): \(step)")
      guard app.found == app.expected else { return }
    }
  }
}

/// A list, a bar and a follower in a window of a tablet, and what happens to them.
@MainActor
private final class RandomWalk {
  enum Step: CaseIterable {
    case show, resize, float, hide, moveWindow, resizeWindow, changeSafeArea
    case addToOwnInset, stateOwnInset, pauseAndResume, leaveAndReturn, scroll
  }

  /// What can be seen of the screen, in points.
  struct Outcome: Equatable {
    var listInset: CGFloat
    var barBottom: CGFloat
    var followed: CGFloat
    var isInRange = true
  }

  private let fixture = KeyboardFixture(screen: CGRect(x: 0, y: 0, width: 1366, height: 1024))
  private let content = UIView(frame: .zero)
  private let list = UIScrollView(frame: .zero)
  private let bar = UIView()
  private var adjustments: [KeyboardAdjustment] = []
  private var sum: CGFloat = 0
  private var safeArea: CGFloat = 20
  private var ownInset: CGFloat = 0
  /// The height of the screen that a docked keyboard covers.
  private var covered: CGFloat = 0

  init() {
    let window = fixture.window
    window.frame = CGRect(x: 100, y: 50, width: 700, height: 600)
    setSafeArea(20)
    content.frame = window.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.frame = content.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    list.contentSize = CGSize(width: 300, height: 3000)
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(content)
    content.addSubview(list)
    content.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: content.safeAreaLayoutGuide.bottomAnchor)
    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    bottom.isActive = true
    window.layoutIfNeeded()
    let tracker = fixture.tracker
    adjustments = [
      list.adjustForKeyboard(tracker: tracker), bottom.adjustForKeyboard(tracker: tracker),
      content.followKeyboard(tracker: tracker) { [weak self] in self?.sum += $0.heightIncrement },
    ]
  }

  var found: Outcome {
    let last = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    let isInRange = list.contentOffset.y >= 0 && list.contentOffset.y <= max(0, last)
    return Outcome(
      listInset: list.adjustedContentInset.bottom,
      barBottom: bar.frame.maxY,
      followed: sum,
      isInRange: isInRange
    )
  }

  /// What must be seen, from plain numbers.
  var expected: Outcome {
    let window = fixture.window.frame
    let height = min(max(0, window.maxY - (1024 - covered)), window.height)
    return Outcome(
      listInset: ownInset + max(safeArea, height),
      barBottom: window.height - max(safeArea, height),
      followed: height
    )
  }
}

extension RandomWalk {
  func perform(_ step: Step, using generator: inout SplitMix64) {
    let number = CGFloat(generator.next(below: 31)) * 10
    switch step {
    case .show: show(200 + number)
    case .resize: resize(200 + number)
    case .float: float(at: 300 + number)
    case .hide: hide()
    case .moveWindow: move(to: CGPoint(x: number, y: number / 2))
    case .resizeWindow: fixture.window.frame.size.height = 400 + number
    case .changeSafeArea: setSafeArea(number / 10)
    case .addToOwnInset:
      list.contentInset.bottom += 7
      ownInset += 7
    case .stateOwnInset:
      adjustments[0].base = number / 10
      ownInset = number / 10
    case .pauseAndResume:
      for adjustment in adjustments { adjustment.pause() }
      covered > 0 ? hide() : show(200 + number)
      for adjustment in adjustments { adjustment.resume() }
    case .leaveAndReturn: leaveAndReturn(200 + number)
    case .scroll: scroll(by: number)
    }
    fixture.clock.nextTurn()
    // What changes in a layout pass is laid out in the next one.
    for _ in 1...2 { fixture.turn() }
  }

  private func show(_ height: CGFloat) {
    fixture.show(height)
    covered = height
  }

  private func resize(_ height: CGFloat) {
    fixture.post(.willChangeFrame, fixture.docked(height))
    fixture.post(.didChangeFrame, fixture.docked(height))
    covered = height
  }

  /// Its bottom is no window's: those are at multiples of five.
  private func float(at y: CGFloat) {
    if covered > 0 { fixture.hide() }
    let frame = CGRect(x: 50, y: y, width: 320, height: 262.5)
    fixture.post(.willChangeFrame, frame)
    fixture.post(.didChangeFrame, frame)
    covered = 0
  }

  private func hide() {
    fixture.hide()
    covered = 0
  }

  private func move(to origin: CGPoint) {
    let frame = CGRect(origin: origin, size: fixture.window.frame.size)
    fixture.scene.standInMove(to: frame)
  }

  private func setSafeArea(_ bottom: CGFloat) {
    safeArea = bottom
    fixture.window.standInSetSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    )
  }

  private func leaveAndReturn(_ height: CGFloat) {
    fixture.post("UIApplicationWillResignActiveNotification")
    fixture.post("UIApplicationDidEnterBackgroundNotification")
    covered > 0 ? hide() : show(height)
    fixture.post("UIApplicationDidBecomeActiveNotification")
  }

  private func scroll(by length: CGFloat) {
    list.standInTouchDown(at: CGPoint(x: 200, y: 500))
    list.standInDrag(to: CGPoint(x: 200, y: 500 - length))
    list.standInTouchUp(decelerating: true)
    list.standInStopDecelerating()
  }
}
