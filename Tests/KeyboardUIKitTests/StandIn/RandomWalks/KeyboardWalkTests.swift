import Foundation
import KeyboardTesting
import KeyboardUIKit
import TestSupport
import Testing

/// However windows, views, adjustments and the keyboard change, each inset is the overlap in the
/// next frame.
@MainActor
struct KeyboardWalkTests {
  @Test(.enabled(if: runsLongTests, "Its rules are those of other suites."), arguments: 0..<500)
  func noContentIsCoveredAfterAnyStep(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let walk = KeyboardWalk()
    for number in 1...100 {
      let steps = KeyboardWalk.Step.allCases
      let step = steps[Int(generator.next(below: UInt64(steps.count)))]
      walk.perform(step, using: &generator)
      let found = walk.stage.found
      let expected = walk.oracle.expected
      #expect(found == expected, "step \(number): \(step)")
      guard found == expected else { return }
    }
    walk.end()
  }
}

/// A random walk through the states of a stage, with an oracle beside.
@MainActor
final class KeyboardWalk {
  /// Event between two frames.
  enum Step: CaseIterable {
    case show, resize, float, hide, awayFromTheApp, raiseSheet
    case turnScreen, moveWindow, resizeWindow, changeSafeArea
    case movePanel, resizePanel, moveToTheOtherWindow, leaveAndReturn, moveContent
    case adjustAgain, adjustAnew, pauseAndResume, addToOwn, setBase, scroll
  }

  let stage = WalkStage()
  private(set) var oracle: WalkOracle

  init() {
    oracle = WalkOracle(stage)
  }

  /// Makes a change, and ends the turn.
  func perform(_ step: Step, using generator: inout SplitMix64) {
    let number = CGFloat(generator.next(below: 31)) * 10
    let subject = WalkSubject.allCases[Int(generator.next(below: 4))]
    switch step {
    case .show, .resize, .float, .hide, .awayFromTheApp, .raiseSheet:
      changeKeyboard(step, by: number)
    case .turnScreen, .moveWindow, .resizeWindow, .changeSafeArea: changeWindow(step, by: number)
    case .movePanel, .resizePanel, .moveToTheOtherWindow, .leaveAndReturn, .moveContent:
      changeViews(step, by: number)
    case .adjustAgain: stage.adjust(subject)
    case .adjustAnew: stage.adjustAnew(subject)
    case .pauseAndResume:
      stage.adjustments.values.forEach { $0.pause() }
      changeKeyboard(oracle.covered > 0 ? .hide : .show, by: number)
      stage.adjustments.values.forEach { $0.resume() }
    case .addToOwn:
      stage.addToOwn(subject)
      oracle.own[subject, default: 0] += subject.ownStep
    case .setBase:
      stage.adjustments[subject]?.valueWithoutKeyboard = subject.ownStep
      oracle.own[subject] = subject.ownStep
    case .scroll: stage.scroll(by: number)
    }
    stage.endTurn()
  }

  /// Cancels all adjustments, after which the app's own values are restored.
  func end() {
    stage.endAdjustments()
    #expect(stage.own == WalkSubject.allCases.map { oracle.own[$0, default: 0] })
    #expect(stage.list.gestureRecognizers == [stage.list.panGestureRecognizer])
    #expect(stage.tree == stage.treeWithoutAdjustments)
    #expect(stage.fixture.tracker.observerCount == 0)
    #expect(!KeyboardCoordinator.of(stage.fixture.tracker).isMonitoringCommits)
    #expect(stage.panel.subviews == [stage.list, stage.bar, stage.spacer])
  }
}

extension KeyboardWalk {
  private func changeKeyboard(_ step: Step, by number: CGFloat) {
    let fixture = stage.fixture
    switch step {
    case .show:
      fixture.show(200 + number)
      oracle.covered = 200 + number
    case .resize:
      fixture.post(.willChangeFrame, fixture.docked(200 + number))
      fixture.post(.didChangeFrame, fixture.docked(200 + number))
      oracle.covered = 200 + number
    case .float:
      if oracle.covered > 0 { fixture.hide() }
      let frame = CGRect(x: 50, y: 300 + number, width: 320, height: 262.5)
      fixture.post(.willChangeFrame, frame)
      fixture.post(.didChangeFrame, frame)
      oracle.covered = 0
    case .raiseSheet:
      // UIKit moves a form sheet only after the post.
      changeKeyboard(oracle.covered > 0 ? .hide : .show, by: number)
      stage.panel.frame.origin.y = oracle.covered > 0 ? -20 : 80
    case .awayFromTheApp:
      fixture.post("UIApplicationWillResignActiveNotification")
      fixture.post("UIApplicationDidEnterBackgroundNotification")
      changeKeyboard(oracle.covered > 0 ? .hide : .show, by: number)
      fixture.post("UIApplicationDidBecomeActiveNotification")
    default:
      fixture.hide()
      oracle.covered = 0
    }
  }

  private func changeWindow(_ step: Step, by number: CGFloat) {
    let window = stage.fixture.window
    switch step {
    case .turnScreen:
      // A rotation hides the keyboard and shows it again.
      changeKeyboard(.hide, by: 0)
      let bounds = stage.fixture.screen.bounds
      let turned = CGRect(x: 0, y: 0, width: bounds.height, height: bounds.width)
      stage.fixture.screen.standInTurn(to: turned)
      window.frame = WalkStage.windowFrame
    case .moveWindow: window.frame.origin = CGPoint(x: number, y: number / 2)
    case .resizeWindow: window.frame.size.height = 400 + number
    default: window.setSafeAreaBottom(number / 10)
    }
  }

  private func changeViews(_ step: Step, by number: CGFloat) {
    let panel = stage.panel
    switch step {
    case .movePanel: panel.frame.origin.y = number - 50
    case .resizePanel: panel.frame.size.height = 100 + 2 * number
    case .moveContent:
      stage.content.view.frame = CGRect(x: 350, y: number, width: 300, height: 700 - number)
    case .moveToTheOtherWindow:
      let isFirst = panel.window === stage.fixture.window
      (isFirst ? stage.other : stage.root.view)?.addSubview(panel)
    default:
      let superview = panel.superview
      panel.removeFromSuperview()
      changeKeyboard(oracle.covered > 0 ? .hide : .show, by: number)
      stage.endTurn()
      superview?.addSubview(panel)
    }
  }
}
